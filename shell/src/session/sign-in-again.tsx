import { useHost } from 'contracts';
import { rememberReturn } from 'contracts/storage';
import { Bloom } from 'design-system/bloom';
import { Button } from 'design-system/button';
import { useLocation } from 'react-router';
import styles from '../remotes/page-failed.module.css';

/** In place of a page whose person was signed out elsewhere (docs/product/accounts.md, A session ended elsewhere). */
export function SignInAgain({ member }: { member: boolean }) {
  const { navigation, Link } = useHost();
  const { pathname, search } = useLocation();

  function signIn() {
    rememberReturn(pathname + search);
    navigation.go('/login');
  }

  return (
    <div className={styles.place}>
      <Bloom petals={8} hue={255} size={96} open={0.7} />
      <h1>{member ? 'Please login to continue chatting' : 'Please login again'}</h1>
      <p>
        You were signed out on this device. Words you had not sent come back when you login here, if this page
        stays open. Your account is as it was.
      </p>
      <Button onClick={signIn}>Login</Button>
      <p>
        In danger now? <Link href="/care">Get help</Link>
      </p>
    </div>
  );
}
