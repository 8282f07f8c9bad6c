import type { SqlOrTransaction } from '../server/database/connect.ts';
import { numerologyOf } from './numerology/numerology.ts';
import { traitsFor } from './personality/traits-for.ts';
import { findTraits, saveTraits } from './traits-queries.ts';

/** Works a person's numbers out again, if they have traits: they come from the birthday, so another birthday changes them. */
export async function readNumbersAgain(
  sql: SqlOrTransaction,
  userId: string,
  dob: string,
  today: Date,
): Promise<void> {
  const traits = await findTraits(sql, userId);
  if (traits) await saveTraits(sql, userId, traitsFor(traits.mbti_type, numerologyOf(dob, { today })));
}
