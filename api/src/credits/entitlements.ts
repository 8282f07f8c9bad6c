import type { SqlOrTransaction } from '../server/database/connect.ts';
import { findCredits } from './find-credits.ts';

/** What somebody may beside what everybody may (docs/product/prices.md, What a plan's words mean). */
export interface Entitlements {
  /** Saved chats as files. */
  exports: boolean;
  /** The full report on the profile; the short one otherwise. */
  full_insights: boolean;
  weekly_reflection: boolean;
}

/** What a person may at `at`: everything with a subscription, and for whoever bought a pack. */
export async function findEntitlements(
  sql: SqlOrTransaction,
  userId: string,
  at: Date,
): Promise<Entitlements> {
  const { pack, subscription } = await findCredits(sql, userId, at);
  const paid = pack !== 'free' || subscription !== null;
  return { exports: paid, full_insights: paid, weekly_reflection: paid };
}
