import { useHost } from 'contracts';
import { Card } from 'design-system/card';
import { Chip } from 'design-system/chip';
import { Skeleton } from 'design-system/skeleton';
import { useCallback } from 'react';
import { LoadFailed } from 'remote-kit/load-failed';
import { useLoaded } from 'remote-kit/use-loaded';
import { fetchPolicy } from '../person/policy.api.ts';
import styles from './settings-page.module.css';
import { Toggle } from './toggle.tsx';
import { useAutoDelete } from './use-auto-delete.ts';

/** How long an open chat stays, and the notifications there will be. */
export function ChatsSection() {
  const { http } = useHost();
  const { profile, on, choose } = useAutoDelete();
  const policy = useLoaded(useCallback((signal: AbortSignal) => fetchPolicy(http, signal), [http]));
  const hours = policy.data?.retention_hours;
  return (
    <Card className={styles.card}>
      <h2>Chats and notifications</h2>
      {on !== undefined ? (
        <Toggle
          label="Auto-delete chats"
          hint={
            hours
              ? `An open chat is erased ${on ? hours.open : hours.open_without_auto_delete} hours after its last message.`
              : 'An open chat is erased by itself after its last message.'
          }
          checked={on}
          onChange={choose}
        />
      ) : profile.error ? (
        <LoadFailed error={profile.error} onRetry={profile.reload}>
          Your settings are kept.
        </LoadFailed>
      ) : (
        <Skeleton height="4rem" />
      )}
      <Toggle
        label={
          <>
            Notifications <Chip tone="outline">Coming soon</Chip>
          </>
        }
        hint="Saathi sends you none today."
        checked={false}
        disabled
      />
    </Card>
  );
}
