import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { prepareDataDirectory } from './data-directory.ts';
import { makeFolder } from './make-folder.ts';

const root = mkdtempSync(join(tmpdir(), 'saathi-folder-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

it('makes a folder with all above it, once, for its owner alone if it is told so', () => {
  const folder = join(root, 'a/b/keys');
  for (let count = 0; count < 2; count += 1) makeFolder(folder, 0o700);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

it.runIf(process.platform === 'linux')('gives up where the system takes no folder', () => {
  expect(() => makeFolder('/proc/saathi/keys')).toThrow('ENOENT');
  expect(() => prepareDataDirectory('/proc/saathi')).toThrow(
    '/proc/saathi cannot be used for data: the system takes no folder there.',
  );
});

it('says what a path that is a file, or goes through one, is', () => {
  writeFileSync(join(root, 'file'), '');
  expect(() => prepareDataDirectory(join(root, 'file'))).toThrow('there is a file of that name');
  expect(() => prepareDataDirectory(join(root, 'file/data'))).toThrow('a part of its path is a file');
});
