import type { Pack, Policy } from 'contracts/policy';
import type { SessionPerson } from 'contracts/session';
import { Button } from 'design-system/button';
import { Dialog } from 'design-system/dialog';
import type { FormEvent } from 'react';
import { rupees } from '../pricing/rupees.ts';
import { keepSelectedPlan } from '../pricing/selected-plan.ts';
import { RecipientFields } from '../recipient/recipient-fields.tsx';
import { useRecipient } from '../recipient/use-recipient.ts';
import { hindranceOf } from './hindrance.ts';
import { HelpButton, HindranceNotice } from './hindrance-notice.tsx';
import styles from './payment-dialog.module.css';
import { PriceLines } from './price-lines.tsx';
import { forgetPurchase, type Purchase } from './purchase.ts';
import { usePayment } from './use-payment.ts';

interface Props {
  pack: Pack;
  policy: Policy;
  person: SessionPerson;
  /** The purchase of this pack that was begun before this page was loaded. */
  begun: Purchase | undefined;
  onClose(): void;
  onDone(): void;
}

/** "Complete Payment": what is bought, for whom the invoice is, and the way to pay (docs/product/payments.md, Dialog). */
export function PaymentDialog({ pack, policy, person, begun, onClose, onDone }: Props) {
  const recipient = useRecipient(begun?.recipient);
  const payment = usePayment({ pack, person }, begun?.proof, onDone);
  const stands = hindranceOf(person, policy);
  const hindrance = stands ?? payment.problem;
  const busy = payment.step !== 'idle';

  function close() {
    // What was paid stays kept, and is verified when somebody comes back.
    if (!payment.paid) forgetPurchase();
    onClose();
  }

  /** What was paid goes on by itself. */
  const keepChoice = () => !payment.paid && keepSelectedPlan(pack);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (payment.paid) return payment.verify();
    const complete = recipient.read();
    if (complete) payment.pay(complete);
  }

  return (
    <Dialog
      open
      onClose={close}
      title="Complete Payment"
      dismissable={!busy}
      aside={payment.step === 'checkout'}
      className={styles.dialog}
    >
      <form noValidate className={styles.content} onSubmit={submit}>
        <PriceLines pack={pack} gstPercent={policy.gst_percent} />
        {!stands && !payment.paid && <RecipientFields form={recipient} disabled={busy} />}
        <p className={styles.footer}>Secured by a card payment provider • GST Invoice will be emailed</p>
        <div className={styles.foot}>
          <HindranceNotice hindrance={hindrance} begun={begun !== undefined && !payment.paid} />
          <div className={styles.actions}>
            <Button variant="ghost" disabled={busy} onClick={close}>
              Cancel
            </Button>
            {hindrance?.help ? (
              <HelpButton help={hindrance.help} onHelp={keepChoice} />
            ) : (
              !stands && (
                <Button type="submit" busy={busy} busyText="Processing...">
                  {payment.paid ? 'Check again' : `Pay ${rupees(pack.total)}`}
                </Button>
              )
            )}
          </div>
        </div>
      </form>
    </Dialog>
  );
}
