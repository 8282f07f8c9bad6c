import { messageOf } from 'contracts/problem';
import { Button } from 'design-system/button';
import { Skeleton } from 'design-system/skeleton';
import styles from './support-link.module.css';
import type { SupportEmail } from './use-support-email.ts';

/** The support address as a link, its place while it loads, or Retry. */
export function SupportLink({ support }: { support: SupportEmail }) {
  const { email, error, retry } = support;
  if (error !== null) {
    return (
      <>
        <p>{messageOf(error)}</p>
        <Button size="s" variant="ghost" onClick={retry}>
          Retry
        </Button>
      </>
    );
  }
  if (email === null) return <Skeleton width="14rem" height="44px" />;
  return (
    <a href={`mailto:${email}`} className={styles.email}>
      {email}
    </a>
  );
}
