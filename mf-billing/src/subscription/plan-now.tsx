import { useHost } from 'contracts';
import type { Membership, Subscription } from 'contracts/subscription';
import { Button } from 'design-system/button';
import { Card } from 'design-system/card';
import { useState } from 'react';
import { priceWords } from '../offers/offer-words.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { cancelSubscription } from './subscription.api.ts';
import styles from './subscription.module.css';
import { dayWords, stateWords } from './subscription-words.ts';

interface Props {
  subscription: Subscription | null;
  onChange(membership: Membership): void;
}

/** The plan that runs, and the way out of it. */
export function PlanNow({ subscription, onChange }: Props) {
  const { http, toasts, Link } = useHost();
  const [cancelling, setCancelling] = useState(false);
  if (!subscription)
    return (
      <Card className={styles.plan}>
        <p>You have no subscription. Packs of credits are one-time payments, and never renew.</p>
        <Link href="/plans">See the plans</Link>
      </Card>
    );
  const { state, paid_until, pay_url } = subscription;

  async function cancel() {
    onChange(await cancelSubscription(http));
    setCancelling(false);
    toasts.show({ tone: 'success', text: 'Your subscription is cancelled. Nothing is charged any more.' });
  }

  return (
    <Card className={styles.plan} tone="chosen">
      <h2 className={styles.name}>{subscription.name}</h2>
      <p>{priceWords(subscription)}</p>
      <p className={styles.soft}>{stateWords(subscription)}</p>
      <div className={styles.actions}>
        {state === 'pending' && pay_url && <Button href={pay_url}>Pay now</Button>}
        {state !== 'cancelled' && (
          <Button variant="ghost" onClick={() => setCancelling(true)}>
            Cancel subscription
          </Button>
        )}
      </div>
      {cancelling && (
        <ConfirmDialog
          title="Cancel your subscription?"
          confirm="Cancel subscription"
          busyText="Cancelling…"
          keep="Keep it"
          onConfirm={cancel}
          onClose={() => setCancelling(false)}
        >
          Nothing is charged any more. {subscription.name} goes on until {dayWords(paid_until)}, and your
          chats, credits and invoices stay.
        </ConfirmDialog>
      )}
    </Card>
  );
}
