import { useHost } from 'contracts';
import type { TraitsReport } from 'contracts/personality';
import { Bloom } from 'design-system/bloom';
import { Button } from 'design-system/button';
import { Card } from 'design-system/card';
import { Skeleton } from 'design-system/skeleton';
import { useCallback } from 'react';
import { LoadFailed } from 'remote-kit/load-failed';
import { useLoaded } from 'remote-kit/use-loaded';
import { Careers } from './careers.tsx';
import { MoreInsights } from './more-insights.tsx';
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
        {data.full && <Careers traits={data} />}
        {data.numerology && <Numbers reading={data.numerology} dob={dob} />}
        {!data.full && <MoreInsights />}
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

function Type({ traits: { mbti_type, personality_summary, communication_style } }: { traits: TraitsReport }) {
  const { summary, strengths, weaknesses, avoid_contexts } = personality_summary;
  return (
    <Card hue={75} className={styles.card}>
      <h2 className={styles.label}>Your personality</h2>
      <p className={styles.type}>{mbti_type}</p>
      <p className={styles.summary}>{summary}</p>
      <Points title="Strengths" points={strengths} />
      <Points title="What can be hard" points={weaknesses} />
      <div>
        <h3 className={styles.small}>Communication style</h3>
        <p>{communication_style}</p>
      </div>
      <Points title="What your companions avoid" points={avoid_contexts} />
    </Card>
  );
}

function Points({ title, points }: { title: string; points: string[] }) {
  if (points.length === 0) return null;
  return (
    <div>
      <h3 className={styles.small}>{title}</h3>
      <ul className={styles.strengths}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
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
