import type { SqlOrTransaction } from '../server/database/connect.ts';
import type { Merge } from '../user-keyed-tables.ts';
import { moveTraits } from './merge-queries.ts';
import { findProfile } from './queries.ts';
import { readNumbersAgain } from './read-numbers-again.ts';

/** Moves a visitor's traits where the account has none. Comes after the profile: the numbers are of the birthday that stayed. */
export async function mergeTraits(sql: SqlOrTransaction, merge: Merge): Promise<void> {
  await moveTraits(sql, merge);
  const profile = await findProfile(sql, merge.to);
  if (profile?.dob) await readNumbersAgain(sql, merge.to, profile.dob, new Date());
}
