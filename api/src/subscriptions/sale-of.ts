import type { Sale } from '../invoices/issue.ts';
import type { ProviderCharge } from '../payments/subscription-provider.ts';
import type { SqlOrTransaction } from '../server/database/connect.ts';
import { planName } from './offers.ts';
import { hasEarlierCharge, type SubscriptionRow } from './queries.ts';

const PERIODS = { monthly: 'a month', yearly: 'a year' };

/** What the invoice of a charge is for. */
export async function saleOf(
  sql: SqlOrTransaction,
  row: SubscriptionRow,
  { paymentId, start }: ProviderCharge,
  { seller, at }: Pick<Sale, 'seller' | 'at'>,
): Promise<Sale> {
  const { id, userId, plan, period, base, gst: tax, total, currency, provider } = row;
  const recipient = row.recipient ?? { name: '', country: 'IN', state_code: null, gstin: null };
  const item = `Saathi ${planName(plan)}: ${PERIODS[period]}`;
  const renewal = await hasEarlierCharge(sql, id, start);
  return { userId, seller, recipient, item, base, tax, total, currency, provider, paymentId, renewal, at };
}
