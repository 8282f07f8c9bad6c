import { policy } from '../policy/policy.ts';
import type { Sql } from '../server/database/connect.ts';
import { claimFreePack, grant } from './queries.ts';

/**
 * The free pack that a verified e-mail brings, once ever for a person and once ever for `inbox` (freePackInbox), whoever has the
 * address (docs/product/credits.md, Free pack). Claim and grant are one transaction: of two accounts at the same moment one gets
 * it. True when this call granted it.
 */
export async function grantFreePack(
  sql: Sql,
  { userId, inbox }: { userId: string; inbox: string },
  at: Date = new Date(),
): Promise<boolean> {
  const { chat_credits: chat, camera_credits: camera } = policy.free;
  return sql.begin(
    async (tx) =>
      (await claimFreePack(tx, inbox)) && grant(tx, { userId, key: 'free', pack: 'free', chat, camera, at }),
  );
}
