import { useHost } from 'contracts';
import { Card } from 'design-system/card';
import { usePolicy } from 'remote-kit/use-policy';
import styles from './profile-page.module.css';

/** What is kept of the person, for how long, and where to change that. */
export function PrivacyNotes({ autoDelete }: { autoDelete: boolean }) {
  const { Link } = useHost();
  const hours = usePolicy().data?.retention_hours;
  const open = hours && (autoDelete ? hours.open : hours.open_without_auto_delete);
  return (
    <Card tone="outline" className={styles.card}>
      <h2 className={styles.label}>Privacy notes</h2>
      <ul className={styles.notes}>
        <li>
          A chat you delete is gone at once. One you leave open is erased{' '}
          {open ? `${open} hours after its last message` : 'soon after its last message'}.
        </li>
        <li>
          A chat you save stays {hours ? `${hours.saved} hours` : 'a few days'}, then it is erased as well.
        </li>
        <li>
          Each chat is locked with a key of its own, and erasing it destroys the key first.
          {hours &&
            ` Within ${hours.copies === 1 ? 'an hour' : `${hours.copies} hours`} no copy or backup of it can be read either.`}
        </li>
        <li>Your name, birthday and personality are used for your companions, and for nothing else.</li>
      </ul>
      <p className={styles.more}>
        <Link href="/settings">Settings and your data</Link>
        <Link href="/privacy">Privacy Policy</Link>
      </p>
    </Card>
  );
}
