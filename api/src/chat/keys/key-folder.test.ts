import { linkSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createKeyFolder } from './key-folder.ts';

const root = mkdtempSync(join(tmpdir(), 'saathi-keys-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const folder = createKeyFolder(join(root, 'a/b'));
await folder.prepare();
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

it('is closed to everybody but its owner, and so is every file', async () => {
  await folder.write('one.key', Buffer.from('secret'));
  expect(await folder.read('one.key')).toEqual(Buffer.from('secret'));
  expect([modeOf(folder.path), modeOf(join(folder.path, 'one.key'))]).toEqual(['700', '600']);
  expect(readdirSync(folder.path)).toEqual(['one.key']);
});

it('overwrites a file before it removes it', async () => {
  await folder.write('two.key', Buffer.from('secret'));
  // Another name for the same bytes on the disk.
  linkSync(join(folder.path, 'two.key'), join(root, 'kept'));
  await folder.destroy('two.key');
  expect(await folder.read('two.key')).toBeUndefined();
  expect(readFileSync(join(root, 'kept'))).toHaveLength(6);
  expect(readFileSync(join(root, 'kept'), 'utf8')).not.toContain('secret');
  await folder.destroy('two.key');
});
