import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'saathi-remove-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ask = (env: Record<string, string>) =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'remove-data.ts')], {
    env: { PATH: process.env.PATH, ...env },
    encoding: 'utf8',
  }).stdout;

it('names what it would remove, and a KEY_DIR elsewhere as what it leaves', () => {
  const DATA_DIR = join(folder, 'data');
  const KEY_DIR = join(folder, 'keys');
  for (const made of [DATA_DIR, KEY_DIR]) mkdirSync(made);
  writeFileSync(join(DATA_DIR, 'secrets.json'), '{}');
  const said = ask({ DATA_DIR, KEY_DIR });
  expect(said).toContain(`${DATA_DIR}/secrets.json\n`);
  expect(said).toContain(`It leaves KEY_DIR ${KEY_DIR}: other processes may share it.`);
  expect(ask({ DATA_DIR })).not.toContain('KEY_DIR');
  expect(existsSync(join(DATA_DIR, 'secrets.json'))).toBe(true);
});
