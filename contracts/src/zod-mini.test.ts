import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import * as shared from './zod-mini.ts';

const root = dirname(dirname(import.meta.dirname));
// The API parses what is sent to it; browser code knows that contract's types alone.
const TYPES_ONLY = 'contracts/src/auth.ts';
const browserCode = globSync('{contracts,shell,remote-kit,mf-*}/src/**/*.{ts,tsx}', { cwd: root });

/** The functions of zod/mini that a file calls. */
async function called(file: string): Promise<string[]> {
  const source = await readFile(join(root, file), 'utf8');
  if (!source.includes("from 'zod/mini'")) return [];
  return [...source.matchAll(/\bz\.([a-z]\w*)\(/g)].flatMap(([, name]) => name ?? []);
}

it('The shell shares every function of zod/mini that browser code calls, and no other', async () => {
  const files = browserCode.filter((file) => file !== TYPES_ONLY);
  const names = new Set((await Promise.all(files.map(called))).flat());
  expect(names.size).toBeGreaterThan(0);
  expect(Object.keys(shared).sort()).toEqual([...names].sort());
});

it('No browser code brings along the schemas that only the API parses with', async () => {
  const sources = browserCode
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFile(join(root, file), 'utf8'));
  const imports = (await Promise.all(sources)).flatMap((source) => [
    ...source.matchAll(/import (type )?\{[^}]*\} from 'contracts\/auth'/g),
  ]);
  expect(imports.length).toBeGreaterThan(0);
  expect(imports.filter(([, type]) => type === undefined)).toEqual([]);
});
