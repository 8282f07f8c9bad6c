import { Skeleton } from 'design-system/skeleton';
import { Spinner } from 'design-system/spinner';
import styles from './chat.module.css';

/** The shape of a chat while it opens. */
export function ChatLoading() {
  return (
    <div className={styles.chat}>
      <div className={styles.header}>
        <Skeleton round width="44px" height="44px" />
        <Skeleton width="9rem" height="2.4rem" />
        <Spinner label="Opening your chat" />
      </div>
      <div className={styles.scroller}>
        <div className={styles.messages}>
          <Skeleton width="70%" height="4rem" />
          <Skeleton width="55%" height="3rem" style={{ alignSelf: 'flex-end' }} />
          <Skeleton width="76%" height="5rem" />
        </div>
      </div>
      <div className={styles.foot}>
        <Skeleton round height="56px" />
      </div>
    </div>
  );
}
