import { useHost } from 'contracts';
import type { Invoice } from 'contracts/invoices';
import { Button } from 'design-system/button';
import { useState } from 'react';
import { renewCredits } from 'remote-kit/use-credits';
import { money } from '../pricing/money.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { requestRefund } from './subscription.api.ts';
import styles from './subscription.module.css';
import { dayWords, refundWords } from './subscription-words.ts';

interface Props {
  invoices: readonly Invoice[];
  /** A refund was asked for: the list is another one now. */
  onRefund(): void;
}

/** Every invoice and credit note as a PDF, and the refund of what can be refunded. */
export function Invoices({ invoices, onRefund }: Props) {
  const { http, toasts } = useHost();
  const [asked, setAsked] = useState<Invoice>();
  if (invoices.length === 0)
    return <p className={styles.soft}>No invoices yet. They come here with your first purchase.</p>;

  async function refund(number: string) {
    const { refund: standing } = await requestRefund(http, number);
    setAsked(undefined);
    onRefund();
    // They are read again in any case, some seconds later.
    void renewCredits(http).catch(() => undefined);
    toasts.show({ tone: 'success', text: refundWords(standing) || 'Your refund is on its way.' });
  }

  return (
    <>
      <ul className={styles.invoices}>
        {invoices.map((invoice) => (
          <InvoiceLine key={invoice.number} invoice={invoice} onRefund={() => setAsked(invoice)} />
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          title={`Refund ${money(asked.total, asked.currency)}?`}
          confirm="Ask for the refund"
          busyText="Asking…"
          keep="Keep what I bought"
          onConfirm={() => refund(asked.number)}
          onClose={() => setAsked(undefined)}
        >
          {asked.item} is taken back, with the credits it brought. The money goes back the way it came.
        </ConfirmDialog>
      )}
    </>
  );
}

function InvoiceLine({ invoice, onRefund }: { invoice: Invoice; onRefund(): void }) {
  const { kind, number, date, item, total, currency, corrects, refund } = invoice;
  const words = refundWords(refund);
  return (
    <li className={styles.invoice}>
      <div>
        <p className={styles.item}>{item}</p>
        <p className={styles.soft}>
          {dayWords(date)} · {kind === 'credit_note' ? `Credit note for ${corrects}` : 'Invoice'}{' '}
          <a href={`/v1/invoices/${encodeURIComponent(number)}`} download>
            {number}
          </a>
        </p>
        {words && <p className={styles.soft}>{words}</p>}
      </div>
      <p className={styles.sum}>
        {kind === 'credit_note' ? '−' : ''}
        {money(total, currency)}
      </p>
      {refund?.state === 'possible' && (
        <Button size="s" variant="ghost" aria-label={`Refund ${number}`} onClick={onRefund}>
          Refund
        </Button>
      )}
    </li>
  );
}
