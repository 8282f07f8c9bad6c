import { usePolicy } from 'remote-kit/use-policy';
import styles from './verify-first.module.css';

/** "Verify your email: 25 free chats are waiting"; the number comes from the policy, and its place is kept until it is there. */
export function WaitingChats({ anonymous }: { anonymous: boolean }) {
  const { data } = usePolicy();
  return (
    <>
      {anonymous ? 'Sign up' : 'Verify your email'}:{' '}
      <span className={styles.number}>{data?.free.chat_credits}</span> free chats are waiting
    </>
  );
}
