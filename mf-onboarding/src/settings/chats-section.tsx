import { Card } from 'design-system/card';
import { Chip } from 'design-system/chip';
import { Skeleton } from 'design-system/skeleton';
import { LoadFailed } from 'remote-kit/load-failed';
import { usePolicy } from 'remote-kit/use-policy';
import styles from './settings-page.module.css';
import { Toggle } from './toggle.tsx';
import { useAutoDelete } from './use-auto-delete.ts';

/** How long an open chat stays, and the notifications there will be. */
export function ChatsSection() {
  const { profile, on, choose } = useAutoDelete();
  const hours = usePolicy().data?.retention_hours;
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
        <Skeleton height="4.4rem" />
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
