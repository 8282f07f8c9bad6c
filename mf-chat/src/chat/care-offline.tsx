import { useHost } from 'contracts';
import { helplinesFor } from 'contracts/helplines';
import { storageKeys } from 'contracts/storage';
import styles from './care.module.css';
import { CareLineLink } from './care-line-link.tsx';

const SHOWN = 2;

/**
 * People to call while Saathi cannot be reached (docs/product/care.md, Without a connection): nobody knows what was written, so
 * they are there for everybody. Their numbers are in the page already, and a telephone needs no more.
 */
export function CareOffline() {
  const { session, Link } = useHost();
  const country = session.current?.person?.country ?? localStorage.getItem(storageKeys.country) ?? 'IN';
  return (
    <section className={styles.offline} aria-label="People to call">
      <p>
        In danger, or thinking of harming yourself? People are there for you without Saathi, too.{' '}
        <Link href="/care">All lines</Link>
      </p>
      {helplinesFor(country)
        .slice(0, SHOWN)
        .map((line) => (
          <p key={line.name} className={styles.line}>
            <span>
              <b>{line.name}</b>
              <span>{line.hours}</span>
            </span>
            <CareLineLink line={line} lang="en" />
          </p>
        ))}
    </section>
  );
}
