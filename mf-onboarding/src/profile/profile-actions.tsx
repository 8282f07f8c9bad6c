import { useHost } from 'contracts';
import { Button } from 'design-system/button';
import { useState } from 'react';
import { fetchPaymentOptions, NO_PROVIDER } from 'remote-kit/payment-options';
import styles from './profile-page.module.css';
import type { Plan } from './use-plan.ts';

/** Upgrade, log out, go back. */
export function ProfileActions({ plan }: { plan: Plan | undefined }) {
  const { http, navigation, signOut, toasts } = useHost();
  const [leaving, setLeaving] = useState(false);
  const [asking, setAsking] = useState(false);

  /** To the upgrade screen; where nobody takes payments it says so (docs/product/accounts.md, Profile). */
  async function upgrade() {
    setAsking(true);
    const options = await fetchPaymentOptions(http).catch(() => undefined);
    setAsking(false);
    if (options?.provider === null) toasts.show({ tone: 'info', text: NO_PROVIDER });
    else navigation.go('/upgrade');
  }

  async function leave() {
    setLeaving(true);
    await signOut();
    setLeaving(false);
  }

  return (
    <div className={styles.actions}>
      {plan === 'free' && (
        <Button variant="ghost" wide busy={asking} onClick={upgrade}>
          Upgrade to Pro
        </Button>
      )}
      <Button variant="ghost" wide onClick={() => navigation.go('/subscription')}>
        My subscription
      </Button>
      <Button variant="ghost" wide busy={leaving} busyText="Logging out…" onClick={leave}>
        Logout
      </Button>
      <Button variant="quiet" wide onClick={navigation.back}>
        Go Back
      </Button>
    </div>
  );
}
