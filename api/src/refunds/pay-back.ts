import type { Deps } from '../deps.ts';
import {
  isPassing,
  isProviderError,
  type PaymentProvider,
  type ProviderRefund,
} from '../payments/provider.ts';
import { describeError } from '../server/log/describe-error.ts';
import { nextCheck } from './begin.ts';
import { noteRefund, type Refund } from './queries.ts';

const DAY_MS = 86_400_000;
/** The provider's word for "still busy with the one before", which is no refusal. */
const BUSY = 409;

type Parts = Pick<Deps, 'sql' | 'clock' | 'log'> & { payments: PaymentProvider };

/**
 * Takes one step with a refund: has the provider pay it, or asks how far it is, and notes the answer. Asked any number of times, by
 * any process, the money goes back once: each attempt has one idempotency key. What the provider refuses is tried again a day
 * later. Returns while the provider cannot be reached; the next turn asks again.
 */
export async function payBack(parts: Parts, refund: Refund): Promise<void> {
  const { sql, clock, log, payments } = parts;
  try {
    await note(sql, refund, await ask(payments, refund), clock());
  } catch (error) {
    if (!isProviderError(error)) throw error;
    log.error({ refund: refund.id, error: describeError(error) }, 'refund not paid');
    if (isPassing(error) || error.status === BUSY) return;
    await afterRefusal(parts, refund);
  }
}

async function ask(
  payments: PaymentProvider,
  { id, state, attempt, paymentId, amount, creditNote, providerRefundId }: Refund,
): Promise<ProviderRefund | undefined> {
  if (state === 'pending') {
    return (await payments.fetchRefunds(paymentId)).find((one) => one.id === providerRefundId);
  }
  return payments.refund({ paymentId, amount, key: `${id}-${attempt}`, receipt: creditNote });
}

/** Somebody may have paid it back at the provider's own desk: then the provider says so, and nothing is left to do. */
async function afterRefusal({ sql, clock, payments }: Parts, refund: Refund): Promise<void> {
  const all = await payments.fetchRefunds(refund.paymentId).catch((failed: unknown) => {
    if (isProviderError(failed)) return undefined;
    throw failed;
  });
  if (all === undefined) return;
  const whole = all.find(({ amount, status }) => amount === refund.amount && status !== 'failed');
  const failed = { id: null, status: 'failed' as const };
  await note(sql, refund, whole ?? failed, clock());
}

async function note(
  sql: Parts['sql'],
  refund: Refund,
  answer: { id: string | null; status: ProviderRefund['status'] } | undefined,
  at: Date,
): Promise<void> {
  if (!answer) return;
  const { id, status: state } = answer;
  const nextCheckAt = state === 'failed' ? new Date(at.getTime() + DAY_MS) : nextCheck(at);
  await noteRefund(sql, refund, { id, state }, { at, nextCheckAt });
}
