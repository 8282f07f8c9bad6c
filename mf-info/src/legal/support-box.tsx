import { useHost } from 'contracts';
import { messageOf } from 'contracts/problem';
import { Button } from 'design-system/button';
import { Skeleton } from 'design-system/skeleton';
import { useEffect, useState } from 'react';
import styles from './legal.module.css';
import { fetchSupportEmail } from './support.api.ts';

/** The support email box of every policy page. */
export function SupportBox() {
  const { http } = useHost();
  const [attempt, setAttempt] = useState(0);
  const [email, setEmail] = useState<string | null>(null);
  const [error, setError] = useState<unknown>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again
  useEffect(() => {
    setError(null);
    fetchSupportEmail(http).then(setEmail, setError);
  }, [http, attempt]);

  return (
    <aside className={styles.support} aria-labelledby="support">
      <h2 id="support">Questions? Write to us.</h2>
      {error !== null ? (
        <>
          <p>{messageOf(error)}</p>
          <Button size="s" variant="ghost" onClick={() => setAttempt((n) => n + 1)}>
            Retry
          </Button>
        </>
      ) : email === null ? (
        <Skeleton width="14rem" height="44px" />
      ) : (
        <a href={`mailto:${email}`} className={styles.email}>
          {email}
        </a>
      )}
      <p className={styles.soft}>
        Monday to Friday, 10:00 to 18:00 IST. We typically respond within 24 hours.
      </p>
    </aside>
  );
}
