import { useHost } from 'contracts';
import { Button } from 'design-system/button';
import { useState } from 'react';
import styles from './profile-page.module.css';
import type { Plan } from './use-plan.ts';

/** Upgrade, log out, go back. */
export function ProfileActions({ plan }: { plan: Plan | undefined }) {
  const { navigation, signOut, toasts } = useHost();
  const [leaving, setLeaving] = useState(false);
  // No payment provider is configured, so the button says so: docs/product/accounts.md, Profile.
  const upgrade = () => toasts.show({ tone: 'info', text: 'Payment gateway integration coming soon!' });

  async function leave() {
    setLeaving(true);
    await signOut();
    setLeaving(false);
  }

  return (
    <div className={styles.actions}>
      {plan === 'free' && (
        <Button variant="ghost" wide onClick={upgrade}>
          Upgrade to Pro
        </Button>
      )}
      <Button variant="ghost" wide busy={leaving} busyText="Logging out…" onClick={leave}>
        Logout
      </Button>
      <Button variant="quiet" wide onClick={navigation.back}>
        Go Back
      </Button>
    </div>
  );
}
