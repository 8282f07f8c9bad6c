import type { Deps } from '../deps.ts';
import type { MailMessage } from '../mail/mail.ts';
import { invoiceMail } from '../mail/templates.ts';
import { describeError } from '../server/log/describe-error.ts';
import { drawInvoice } from './pdf/draw-invoice.ts';
import { money } from './pdf/words.ts';
import { claimUnmailed, listUnmailed, noteMailed, type StoredInvoice } from './queries.ts';

const AT_ONCE = 500;

type Parts = Pick<Deps, 'sql' | 'clock' | 'log' | 'settings' | 'mail'>;

/**
 * Stores the mail, with the PDF, of every invoice and credit note that has none yet, once each, and returns how many
 * (docs/product/invoices.md, Mail). One that fails keeps its turn and holds up no other. Safe in several processes at once.
 */
export async function mailInvoices(parts: Parts): Promise<number> {
  const { sql, log } = parts;
  let stored = 0;
  for (const number of await listUnmailed(sql, AT_ONCE)) {
    try {
      if (await mailInvoice(parts, number)) stored += 1;
    } catch (error) {
      log.error({ invoice: number, error: describeError(error) }, 'invoice not mailed');
    }
  }
  return stored;
}

async function mailInvoice({ sql, clock, settings, mail }: Parts, number: string): Promise<boolean> {
  return sql.begin(async (tx) => {
    const claimed = await claimUnmailed(tx, number);
    if (!claimed) return false;
    const { paper, email } = claimed;
    await noteMailed(tx, number, clock());
    await mail.store(tx, await write(paper, email, `${settings.publicUrl}/subscription`));
    return true;
  });
}

async function write(paper: StoredInvoice, email: string, url: string): Promise<MailMessage> {
  const { kind, number, item, currency, userId } = paper;
  const content = (await drawInvoice(paper)).toString('base64');
  return {
    ...invoiceMail(email, { kind, number, item, total: money(paper.total, currency), url }),
    person: userId ?? undefined,
    attachments: [{ filename: `${number}.pdf`, contentType: 'application/pdf', content, encoding: 'base64' }],
  };
}
