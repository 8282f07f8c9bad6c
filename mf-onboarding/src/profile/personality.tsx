import { useHost } from 'contracts';
import type { Traits } from 'contracts/personality';
import { Bloom } from 'design-system/bloom';
import { Button } from 'design-system/button';
import { Card } from 'design-system/card';
import { Skeleton } from 'design-system/skeleton';
import { useCallback } from 'react';
import { LoadFailed } from 'remote-kit/load-failed';
import { useLoaded } from 'remote-kit/use-loaded';
import { Numbers } from './numbers.tsx';
import { fetchTraits } from './profile.api.ts';
import styles from './profile-page.module.css';

/** What the 24 answers and the birthday say, or the way to the test. */
export function Personality({ dob }: { dob: string | null }) {
  const { http } = useHost();
  const { data, error, reload } = useLoaded(
    useCallback((signal: AbortSignal) => fetchTraits(http, signal), [http]),
  );
  if (data) {
    return (
      <>
        <Type traits={data} />
        {data.numerology && <Numbers reading={data.numerology} dob={dob} />}
      </>
    );
  }
  return (
    <Card className={styles.card}>
      <h2 className={styles.label}>Your personality</h2>
      {data === null ? (
        <NotYet />
      ) : error ? (
        <LoadFailed error={error} onRetry={reload}>
          Your answers are kept.
        </LoadFailed>
      ) : (
        <Skeleton height="14rem" />
      )}
    </Card>
  );
}

function Type({ traits: { mbti_type, personality_summary, communication_style } }: { traits: Traits }) {
  return (
    <Card hue={75} className={styles.card}>
      <h2 className={styles.label}>Your personality</h2>
      <p className={styles.type}>{mbti_type}</p>
      <p className={styles.summary}>{personality_summary.summary}</p>
      <div>
        <h3 className={styles.small}>Strengths</h3>
        <ul className={styles.strengths}>
          {personality_summary.strengths.map((strength) => (
            <li key={strength}>{strength}</li>
          ))}
        </ul>
      </div>
      <div>
        <h3 className={styles.small}>Communication style</h3>
        <p>{communication_style}</p>
      </div>
    </Card>
  );
}

function NotYet() {
  const { navigation } = useHost();
  return (
    <div className={styles.notYet}>
      <Bloom petals={12} hue={75} size={104} open={0.2} />
      <p>Twenty-four short statements, and your companions know how you like to be talked with.</p>
      <Button variant="ghost" wide onClick={() => navigation.go('/mbti')}>
        Take the personality test
      </Button>
    </div>
  );
}
