import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import * as shared from './zod-mini.ts';

const root = dirname(dirname(import.meta.dirname));
const browserCode = globSync('{contracts,shell,remote-kit,mf-*}/src/**/*.{ts,tsx}', { cwd: root });

/** The functions of zod/mini that a file calls. */
async function called(file: string): Promise<string[]> {
  const source = await readFile(join(root, file), 'utf8');
  if (!source.includes("from 'zod/mini'")) return [];
  return [...source.matchAll(/\bz\.([a-z]\w*)\(/g)].flatMap(([, name]) => name ?? []);
}

it('The shell shares every function of zod/mini that browser code calls, and no other', async () => {
  const names = new Set((await Promise.all(browserCode.map(called))).flat());
  expect(names.size).toBeGreaterThan(0);
  expect(Object.keys(shared).sort()).toEqual([...names].sort());
});
