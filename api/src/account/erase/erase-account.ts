import { eraseChatSessions } from '../../chat/sessions/erase.ts';
import { freePackInbox } from '../../credits/free-pack-inbox.ts';
import { claimFreePack, hasFreePack } from '../../credits/queries.ts';
import type { Deps } from '../../deps.ts';
import { userKeyedTables } from '../../user-keyed-tables.ts';
import { eraseRows, findAddress, listConversations, removeAccount } from './queries.ts';

// The way in goes last, together with the account: should anything fail before, the person can come and ask again.
const WAYS_IN = new Set(['auth_account', 'auth_session']);

/**
 * Erases everything keyed to a person: the keys of their conversations first (replies being written are cut), then every
 * one of the userKeyedTables, then the account. What stays is a keyed hash that says the free pack of their address was given.
 * Each step stands by itself and may be repeated: one transaction over all of them would wait for a reply that is being settled
 * while that waits for the account.
 */
export async function eraseAccount(
  { sql, secrets }: Pick<Deps, 'sql' | 'secrets'>,
  userId: string,
): Promise<void> {
  const email = await findAddress(sql, userId);
  if (email === undefined) return;
  await eraseChatSessions(sql, await listConversations(sql, userId));
  // The address may be another one than the pack came to, or the pack older than its claims.
  if (await hasFreePack(sql, userId)) await claimFreePack(sql, freePackInbox(secrets.authSecret, email));
  for (const keyed of userKeyedTables) {
    if (!WAYS_IN.has(keyed.table)) await eraseRows(sql, keyed, userId);
  }
  await removeAccount(sql, { id: userId, email });
}
