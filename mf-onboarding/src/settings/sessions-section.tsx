import type { SignedInSession } from 'contracts/account';
import { Button } from 'design-system/button';
import { Card } from 'design-system/card';
import { Chip } from 'design-system/chip';
import { Skeleton } from 'design-system/skeleton';
import { LoadFailed } from 'remote-kit/load-failed';
import { lastSeenWords } from './session-words.ts';
import styles from './settings-page.module.css';
import { useSessions } from './use-sessions.ts';

/** Where the person is signed in, and the ends of it. */
export function SessionsSection() {
  const { loaded, ending, end, endOthers } = useSessions();
  const { data, error, reload } = loaded;
  const others = data?.some(({ current }) => !current);
  return (
    <Card className={styles.card}>
      <h2>Where you are signed in</h2>
      {data ? (
        <ul className={styles.sessions}>
          {data.map((session) => (
            <Place
              key={session.id}
              session={session}
              busy={ending === session.id}
              onEnd={() => end(session)}
            />
          ))}
        </ul>
      ) : error ? (
        <LoadFailed error={error} onRetry={reload} />
      ) : (
        <Skeleton height="5rem" />
      )}
      {others && (
        <Button variant="ghost" wide busy={ending === 'others'} busyText="Signing out…" onClick={endOthers}>
          Sign out everywhere else
        </Button>
      )}
    </Card>
  );
}

interface PlaceProps {
  session: SignedInSession;
  busy: boolean;
  onEnd(): void;
}

function Place({ session: { current, device, last_seen_at }, busy, onEnd }: PlaceProps) {
  return (
    <li>
      <div>
        <b>{device}</b>
        <span>{lastSeenWords(last_seen_at, new Date())}</span>
      </div>
      {current ? (
        <Chip tone="good">This device</Chip>
      ) : (
        <Button
          size="s"
          variant="quiet"
          aria-label={`Sign out ${device}`}
          busy={busy}
          busyText="Signing out…"
          onClick={onEnd}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}
