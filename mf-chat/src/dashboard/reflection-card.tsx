import { useHost } from 'contracts';
import type { MoodWeek } from 'contracts/moods';
import { Card } from 'design-system/card';
import { toneName } from 'remote-kit/tone-name';
import styles from './dashboard.module.css';

/** The look back at the week; after a low one, the way to people to talk to, whoever one is. */
export function ReflectionCard({ week }: { week: MoodWeek | undefined }) {
  const { Link } = useHost();
  if (!week) return null;
  const { ready, included, words, tone, help } = week.reflection;
  if (!ready && !help) return null;
  return (
    <Card hue={ready && included ? 195 : undefined} className={styles.card}>
      <h2 className={styles.label}>Your week, looked back</h2>
      {words.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {tone && (
        <p>
          {tone.words} <Link href="/frequencies">Play {toneName(tone.hz)}</Link>
        </p>
      )}
      {help && (
        <p className={styles.help}>
          When days are this heavy, nobody has to carry them alone.{' '}
          <Link href="/care">People to talk to</Link>
        </p>
      )}
      {ready && !included && (
        <p className={styles.soft}>
          A look back at your week comes with every credit pack and every subscription.{' '}
          <Link href="/pricing">See the plans</Link>
        </p>
      )}
    </Card>
  );
}
