import { useHost } from 'contracts';
import { Bloom } from 'design-system/bloom';
import { Button } from 'design-system/button';
import styles from './chat.module.css';

/** Nobody to talk with by name yet (docs/product/chat.md, Which chat opens). */
export function ProfileFirst() {
  const { navigation } = useHost();
  return (
    <div className={styles.failed}>
      <Bloom petals={8} hue={75} size={96} open={0.6} />
      <h1>Please complete your profile first</h1>
      <Button onClick={() => navigation.go('/user-info')}>Complete Profile</Button>
    </div>
  );
}
