import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const TEXT = /\.(js|css|html|json|svg|webmanifest)$/;

/** Writes a `.br` and a `.gz` beside every text file of a folder that has none newer than itself. */
export async function compress(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() && TEXT.test(entry.name)) await compressFile(join(entry.parentPath, entry.name));
  }
}

async function compressFile(path: string): Promise<void> {
  if (!(await isOlder(`${path}.br`, path))) return;
  const text = await readFile(path);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
  await write(`${path}.gz`, await promisify(gzip)(text, { level: 9 }));
  await write(`${path}.br`, await brotli(text, quality));
}

async function isOlder(path: string, than: string): Promise<boolean> {
  const made = await stat(path).catch(() => undefined);
  return !made || made.mtimeMs < (await stat(than)).mtimeMs;
}

async function write(path: string, data: Buffer): Promise<void> {
  await writeFile(`${path}.half`, data);
  await rename(`${path}.half`, path);
}
