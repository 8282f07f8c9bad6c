import type { Transparency } from 'contracts/transparency';
import { policy } from '../policy/policy.ts';
import type { CountedMonth } from './queries.ts';

/**
 * A month as everybody may read it, so that nobody can be recognised (docs/product/retention.md, Counts): a number below the policy's
 * `smallest_count` is not told, and while the month runs the others go up in steps of it, or somebody who watches them could tell whom
 * one more was.
 */
export function published({ month, running, counts }: CountedMonth): Transparency['months'][number] {
  const { smallest_count: step } = policy;
  const told = (count = 0) => {
    if (count < step) return null;
    return running ? count - (count % step) : count;
  };
  return {
    month,
    running,
    care_referrals: told(counts.care_referrals),
    care_not_meant: told(counts.care_not_meant),
    chats_erased: told(counts.chats_erased),
    accounts_deleted: told(counts.accounts_deleted),
  };
}
