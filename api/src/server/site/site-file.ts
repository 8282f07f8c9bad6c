import { readFile, stat } from 'node:fs/promises';
import { join, normalize, sep } from 'node:path';

/** A file of the built site, perhaps in a compressed form that was built beside it. */
export interface SiteFile {
  body: Uint8Array<ArrayBuffer>;
  encoding: 'br' | 'gzip' | undefined;
  /** Changes whenever the content does. */
  etag: string;
}

const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** Reads `path` (as in the address) below `folder` in the best form that `accepts` allows; undefined if there is none. */
export async function readSiteFile(
  folder: string,
  path: string,
  accepts: string,
): Promise<SiteFile | undefined> {
  const file = safeJoin(folder, path);
  const plain = file && (await fingerprint(file));
  if (!file || !plain) return undefined;
  for (const [encoding, suffix] of ENCODINGS) {
    if (!accepts.includes(encoding)) continue;
    const print = await fingerprint(file + suffix);
    if (print) return { body: await readFile(file + suffix), encoding, etag: `"${print}-${encoding}"` };
  }
  return { body: await readFile(file), encoding: undefined, etag: `"${plain}"` };
}

/** The path of a file below `folder`, or undefined when the address tries to leave it. */
function safeJoin(folder: string, path: string): string | undefined {
  if (path.includes('\0') || path.includes('\\')) return undefined;
  const file = normalize(join(folder, path));
  return file.startsWith(folder.endsWith(sep) ? folder : folder + sep) ? file : undefined;
}

async function fingerprint(file: string): Promise<string | undefined> {
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() ? `${found.size.toString(36)}-${Math.round(found.mtimeMs).toString(36)}` : undefined;
}
