import { useHost } from 'contracts';
import { categoryTitles } from 'contracts/categories';
import { Card } from 'design-system/card';
import { Skeleton } from 'design-system/skeleton';
import { freeWords } from 'remote-kit/allowance';
import { LoadFailed } from 'remote-kit/load-failed';
import { useCredits } from 'remote-kit/use-credits';
import { useJourney } from 'remote-kit/use-journey';
import { isCategory } from '../choice/choice.ts';
import { useVerifyFirst } from '../verify-first/use-verify-first.ts';
import { WaitingChats } from '../verify-first/waiting-chats.tsx';
import styles from './dashboard.module.css';

/** Your Journey, and what is left to send, or what waits for a verified e-mail. */
export function JourneyCard() {
  const { Link } = useHost();
  const journey = useJourney();
  const { data: credits } = useCredits();
  const verify = useVerifyFirst();
  const { data } = journey;
  return (
    <Card className={styles.card}>
      <h2 className={styles.label}>Your Journey</h2>
      {data ? (
        <dl className={styles.journey}>
          <Figure value={data.total_sessions} word={data.total_sessions === 1 ? 'session' : 'sessions'} />
          <Figure value={data.frequency_sessions} word={data.frequency_sessions === 1 ? 'tone' : 'tones'} />
          <Figure value={data.days_active} word={data.days_active === 1 ? 'day' : 'days'} />
          <Figure
            value={isCategory(data.favorite_category) ? categoryTitles[data.favorite_category] : 'Still open'}
            word="favourite"
          />
        </dl>
      ) : journey.error ? (
        <LoadFailed error={journey.error} onRetry={journey.reload} />
      ) : (
        <Skeleton height="7rem" />
      )}
      {!verify.mayChat && (
        <p className={styles.credits}>
          <span>
            <WaitingChats anonymous={verify.anonymous} />
          </span>
          <Link href={verify.path}>{verify.label}</Link>
        </p>
      )}
      {verify.mayChat && credits && (
        <p className={styles.credits}>
          <span>
            {credits.chat_credits} chats and {credits.camera_gallery_credits} photos left
            {credits.daily && `, ${freeWords(credits.daily)} today`}
          </span>
          <Link href="/pricing">Plans</Link>
        </p>
      )}
    </Card>
  );
}

function Figure({ value, word }: { value: number | string; word: string }) {
  return (
    <div>
      <dt>{word}</dt>
      <dd className={typeof value === 'string' ? styles.words : undefined}>{value}</dd>
    </div>
  );
}
