import type { SqlOrTransaction } from '../../server/database/connect.ts';
import type { Generations } from './generations.ts';
import { nameOfDatabase } from './queries.ts';

// Says whose keys lie in KEY_DIR: whoever tries out a copy of the database must not destroy the keys of the original.
const OWNER = 'database';
// Backup programs that know this mark pass over the folder (bford.info/cachedir).
const NO_BACKUP = { name: 'CACHEDIR.TAG', text: 'Signature: 8a477f597d28d172789f06886806bc55\n' };

/** Whose KEY_DIR is: this database's, another one's, or nobody's yet. */
export async function ownerOf(
  sql: SqlOrTransaction,
  { folder }: Generations,
): Promise<'ours' | 'foreign' | 'nobody'> {
  const owner = (await folder.read(OWNER))?.toString('utf8').trim();
  if (owner === undefined) return 'nobody';
  return owner === (await nameOfDatabase(sql)) ? 'ours' : 'foreign';
}

/** Writes down that KEY_DIR is this database's, and for no backup. */
export async function claimFolder(sql: SqlOrTransaction, { folder }: Generations): Promise<void> {
  await folder.write(OWNER, Buffer.from(`${await nameOfDatabase(sql)}\n`));
  await folder.write(NO_BACKUP.name, Buffer.from(NO_BACKUP.text));
}
