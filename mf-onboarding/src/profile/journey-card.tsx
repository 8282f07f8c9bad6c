import { Category, categoryTitles } from 'contracts/categories';
import { Card } from 'design-system/card';
import { Skeleton } from 'design-system/skeleton';
import { LoadFailed } from 'remote-kit/load-failed';
import { useJourney } from 'remote-kit/use-journey';
import styles from './profile-page.module.css';

/** Your Journey: four figures, and none of them a streak to lose. */
export function JourneyCard() {
  const { data, error, reload } = useJourney();
  return (
    <Card className={styles.card}>
      <h2 className={styles.label}>Your Journey</h2>
      {data ? (
        <dl className={styles.journey}>
          <Figure word="Total sessions">{data.total_sessions}</Figure>
          <Figure word="Frequency sessions">{data.frequency_sessions}</Figure>
          <Figure word="Days active">{data.days_active}</Figure>
          <Figure word="Favourite category">{favourite(data.favorite_category)}</Figure>
        </dl>
      ) : error ? (
        <LoadFailed error={error} onRetry={reload} />
      ) : (
        <Skeleton height="8rem" />
      )}
    </Card>
  );
}

function Figure({ word, children }: { word: string; children: number | string }) {
  return (
    <div>
      <dt>{word}</dt>
      <dd className={typeof children === 'string' ? styles.words : undefined}>{children}</dd>
    </div>
  );
}

function favourite(category: string | null): string {
  const known = Category.safeParse(category);
  return known.success ? categoryTitles[known.data] : 'Still open';
}
