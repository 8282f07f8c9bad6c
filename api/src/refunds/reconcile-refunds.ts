import type { Deps } from '../deps.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import { describeError } from '../server/log/describe-error.ts';
import { nextCheck } from './begin.ts';
import { payBack } from './pay-back.ts';
import { claimDueRefund } from './queries.ts';

const AT_ONCE = 200;

type Parts = Pick<Deps, 'sql' | 'clock' | 'log'> & { payments: PaymentProvider };

/**
 * Takes the next step with every refund whose turn it is, and returns how many that were: what a killed process left, what the
 * provider was busy with, what failed a day ago (docs/product/refunds.md, Paying back). Safe in several processes at once.
 */
export async function reconcileRefunds(parts: Parts): Promise<number> {
  const { sql, clock, log, payments } = parts;
  for (let asked = 0; asked < AT_ONCE; asked += 1) {
    const refund = await claimDueRefund(sql, payments.name, clock(), nextCheck(clock()));
    if (!refund) return asked;
    try {
      await payBack(parts, refund);
    } catch (error) {
      log.error({ refund: refund.id, error: describeError(error) }, 'refund not reconciled');
    }
  }
  return AT_ONCE;
}
