import { createSecretKey, randomUUID } from 'node:crypto';
import * as z from 'zod';
import { decrypt, encrypt, type Generation, type MasterKey, randomKey } from '../seal.ts';
import type { KeyFolder } from './key-folder.ts';

const FILE = /^([0-9a-f-]{36})\.key(\.[0-9a-f]+\.unfinished)?$/;
const Stored = z.object({ master_key: z.string(), wrapped: z.base64() });

/** The keys of generations: in KEY_DIR, each encrypted by a master key, and in memory once they were used. */
export interface Generations {
  folder: KeyFolder;
  /** Makes a new key and returns its id, once it is safely on the disk. */
  create: () => Promise<string>;
  /** Undefined when its file is missing, damaged, or encrypted by a master key that is not among the ones given. */
  find: (id: string) => Promise<Generation | undefined>;
  /** The ids that files lie in KEY_DIR for, also those that a crash left half-written. */
  list: () => Promise<string[]>;
  /** Forgets a key and destroys every file of it. */
  destroy: (id: string) => Promise<void>;
  /** Forgets the keys that are in memory, but for these. */
  forgetAllBut: (ids: string[]) => void;
}

/** The first of `masterKeys` encrypts, each of them opens. */
export function createGenerations(folder: KeyFolder, masterKeys: MasterKey[]): Generations {
  // What was read stays: a message must not wait for a disk. The files are the truth; another process needs none of this.
  const known = new Map<string, Generation>();
  return {
    folder,
    async create() {
      const generation = { id: randomUUID(), key: randomKey() };
      await folder.write(`${generation.id}.key`, toFile(generation, masterKeys));
      known.set(generation.id, generation);
      return generation.id;
    },
    async find(id) {
      const found = known.get(id) ?? (await read(folder, masterKeys, id));
      if (found) known.set(id, found);
      return found;
    },
    async list() {
      const ids = (await folder.list()).flatMap((name) => FILE.exec(name)?.[1] ?? []);
      return [...new Set(ids)];
    },
    async destroy(id) {
      known.delete(id);
      const names = (await folder.list()).filter((name) => FILE.exec(name)?.[1] === id);
      for (const name of names) await folder.destroy(name);
    },
    forgetAllBut(ids) {
      for (const id of known.keys()) if (!ids.includes(id)) known.delete(id);
    },
  };
}

const contextOf = (id: string) => JSON.stringify(['generation', id]);

function toFile({ id, key }: Generation, [current]: MasterKey[]): Buffer {
  if (!current) throw new Error('There is no master key.');
  const wrapped = encrypt(createSecretKey(current.key), key.export(), contextOf(id));
  const stored = { master_key: current.id, wrapped: wrapped.toString('base64') };
  return Buffer.from(`${JSON.stringify(stored)}\n`);
}

async function read(folder: KeyFolder, masterKeys: MasterKey[], id: string): Promise<Generation | undefined> {
  const bytes = await folder.read(`${id}.key`);
  if (!bytes) return undefined;
  try {
    const { master_key, wrapped } = Stored.parse(JSON.parse(bytes.toString('utf8')));
    const master = masterKeys.find((one) => one.id === master_key);
    if (!master) return undefined;
    const key = decrypt(createSecretKey(master.key), Buffer.from(wrapped, 'base64'), contextOf(id));
    return { id, key: createSecretKey(key) };
  } catch {
    return undefined;
  }
}
