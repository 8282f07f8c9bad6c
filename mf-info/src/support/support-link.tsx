import type { Policy } from 'contracts/policy';
import { messageOf } from 'contracts/problem';
import { Button } from 'design-system/button';
import { Skeleton } from 'design-system/skeleton';
import type { Loaded } from 'remote-kit/use-loaded';
import styles from './support-link.module.css';

/**
 * The support address as a link, its place while it loads, or Retry. The kit's notice of a failure would be the only one on these
 * pages, and weigh more than the box it stands in.
 */
export function SupportLink({ policy: { data, error, reload } }: { policy: Loaded<Policy> }) {
  if (data) {
    return (
      <a href={`mailto:${data.support_email}`} className={styles.email}>
        {data.support_email}
      </a>
    );
  }
  if (!error) return <Skeleton width="14rem" height="44px" />;
  return (
    <>
      <p>{messageOf(error)}</p>
      <Button size="s" variant="ghost" onClick={reload}>
        Retry
      </Button>
    </>
  );
}
