import { randomBytes } from 'node:crypto';
import { chmod, open, readdir, readFile, rename, stat, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../../server/start/make-folder.ts';

/** KEY_DIR: small files for their owner alone. Everything below throws the system's error when the disk does not do it. */
export interface KeyFolder {
  path: string;
  /** Makes the folder if need be, and closes it to everybody else. */
  prepare: () => Promise<void>;
  list: () => Promise<string[]>;
  /** Undefined when there is no such file. */
  read: (name: string) => Promise<Buffer | undefined>;
  /** Once this resolves, the file is on the disk; after a crash before that it is there whole or not at all. */
  write: (name: string, bytes: Buffer) => Promise<void>;
  /** Overwrites the file and removes it; once this resolves, so it is on the disk. One that is gone already is no error. */
  destroy: (name: string) => Promise<void>;
}

export function createKeyFolder(path: string): KeyFolder {
  const file = (name: string) => join(path, name);
  return {
    path,
    async prepare() {
      makeFolder(path, 0o700);
      await chmod(path, 0o700);
    },
    list: () => readdir(path),
    read: (name) => readFile(file(name)).catch(unlessMissing),
    async write(name, bytes) {
      const unfinished = file(`${name}.${randomBytes(4).toString('hex')}.unfinished`);
      await writeFile(unfinished, bytes, { mode: 0o600, flag: 'wx', flush: true });
      await rename(unfinished, file(name));
      await flushFolder(path);
    },
    async destroy(name) {
      await shred(file(name)).catch(unlessMissing);
      await flushFolder(path);
    },
  };
}

async function shred(file: string): Promise<void> {
  const { size } = await stat(file);
  await writeFile(file, randomBytes(size), { flag: 'r+', flush: true });
  await unlink(file);
}

// A name in a folder is on the disk only once the folder is. Windows has no such thing and refuses.
async function flushFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

function unlessMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}
