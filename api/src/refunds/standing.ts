import type { RefundStanding } from 'contracts/invoices';
import type { StoredInvoice } from '../invoices/queries.ts';
import type { SqlOrTransaction } from '../server/database/connect.ts';
import { countChats, listRefunds, type Refund } from './queries.ts';
import { refundableUntil, refusalOf, refusalWords } from './refusal.ts';

/** How a refund that was begun stands, in words. */
export function standingOf({ state, processedAt, amount, currency }: Refund): RefundStanding {
  const money = new Intl.NumberFormat('en-IN', { style: 'currency', currency }).format(amount / 100);
  if (processedAt) {
    const message = `${money} went back the way you paid. Your bank may take 5 to 7 business days to show it.`;
    return { state: 'processed', at: processedAt.toISOString(), message };
  }
  if (state === 'failed') {
    const message = `Your bank did not take ${money} back. It stays yours: we try again every day, and you need not do anything.`;
    return { state, message };
  }
  return { state: 'pending', message: `${money} is on its way back to you, within 5 to 7 business days.` };
}

/** How each of a person's invoices, the newest first, stands with its refund at `at`; credit notes are left out. */
export async function standingsOf(
  sql: SqlOrTransaction,
  userId: string,
  papers: StoredInvoice[],
  at: Date,
): Promise<Map<string, RefundStanding>> {
  const refunds = new Map((await listRefunds(sql, userId)).map((refund) => [refund.invoice, refund]));
  const bought = papers.filter(({ kind }) => kind === 'invoice');
  const first = bought.at(-1);
  const chats = first ? await countChats(sql, userId, first.issuedAt) : 0;
  const standings = bought.map((paper): [string, RefundStanding] => {
    const refund = refunds.get(paper.number);
    if (refund) return [paper.number, standingOf(refund)];
    const { issuedAt: boughtAt, renewal, number } = paper;
    const reason = refusalOf({ first: paper === first, renewal, boughtAt, chats }, at);
    if (reason) return [number, { state: 'not_possible', reason, message: refusalWords(reason) }];
    return [number, { state: 'possible', until: refundableUntil(boughtAt).toISOString() }];
  });
  return new Map(standings);
}
