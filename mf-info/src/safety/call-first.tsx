import { useHost } from 'contracts';
import { helplineHref, helplinesFor } from 'contracts/helplines';
import { storageKeys } from 'contracts/storage';
import styles from './safety.module.css';

const SHOWN = 2;

/** Before all that is to be read: that the check can miss somebody, and whom to call. */
export function CallFirst() {
  const { session, Link } = useHost();
  const country = session.current?.person?.country ?? localStorage.getItem(storageKeys.country) ?? 'IN';
  return (
    <aside className={styles.call} aria-labelledby="call">
      <h2 id="call">It can miss you. If you are in danger, call.</h2>
      <ul>
        {helplinesFor(country)
          .slice(0, SHOWN)
          .map((line) => (
            <li key={line.name}>
              <a href={helplineHref(line)}>
                {line.text ? 'Text' : 'Call'} {line.number}
              </a>
              <span>{line.name}</span>
            </li>
          ))}
      </ul>
      <Link href="/care" className={styles.all}>
        All lines, a breath and a safety plan
      </Link>
    </aside>
  );
}
