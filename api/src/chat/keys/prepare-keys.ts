import type { Deps } from '../../deps.ts';
import { adoptOldChats } from './adopt.ts';
import { checkKeys } from './check-keys.ts';
import { turnGenerations } from './turn.ts';

/**
 * Before anything is answered: refuses keys that are not this database's (checkKeys), turns the generation if it is due,
 * however long nothing ran, and takes along the conversations of before there were generations.
 */
export async function prepareKeys(
  deps: Pick<Deps, 'sql' | 'clock' | 'generations' | 'secrets'>,
): Promise<void> {
  await checkKeys(deps);
  await turnGenerations(deps);
  await adoptOldChats(deps);
}
