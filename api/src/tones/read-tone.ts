import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { tones } from './catalogue.ts';

/** Where the build puts the tones' mp3 files. */
export const tonesDirectory = new URL('../../dist/tones/', import.meta.url);

export interface ToneFile {
  bytes: Uint8Array<ArrayBuffer>;
  version: string;
}

/** The audio of a tone and a version that changes with it; undefined for a tone that is not one, or was not built. */
export async function readTone(id: string, directory: URL = tonesDirectory): Promise<ToneFile | undefined> {
  if (!tones().has(id)) return undefined;
  const bytes = await readFile(new URL(`${id}.mp3`, directory)).catch(absent);
  return bytes && { bytes, version: createHash('sha256').update(bytes).digest('hex').slice(0, 16) };
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
