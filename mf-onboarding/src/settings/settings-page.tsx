import { useHost } from 'contracts';
import { Button } from 'design-system/button';
import { Card } from 'design-system/card';
import { ChatsSection } from './chats-section.tsx';
import { DataSection } from './data-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import styles from './settings-page.module.css';

/** `/settings`: how long chats stay, the password, the places one is signed in, and one's data (docs/product/accounts.md, Settings page). */
export function SettingsPage() {
  const { navigation } = useHost();
  return (
    <div className={styles.page}>
      <h1>Account Settings</h1>
      <div className={styles.columns}>
        <div className={styles.column}>
          <ChatsSection />
          <Password />
        </div>
        <div className={styles.column}>
          <SessionsSection />
          <DataSection />
        </div>
      </div>
      <Button variant="quiet" className={styles.back} onClick={navigation.back}>
        Go Back
      </Button>
    </div>
  );
}

/** Change Password, or for somebody without an account the way to one. */
function Password() {
  const { navigation, session } = useHost();
  if (session.current?.person?.anonymous) {
    return (
      <Card className={styles.card}>
        <h2>Your account</h2>
        <p>You have none yet. Sign up, and what you entered is there on every device.</p>
        <Button variant="ghost" wide onClick={() => navigation.go('/login?mode=sign-up')}>
          Sign up
        </Button>
      </Card>
    );
  }
  return (
    <Card className={styles.card}>
      <h2>Password</h2>
      <p>We send you a link to choose a new one. It signs you out everywhere.</p>
      <Button variant="ghost" wide onClick={() => navigation.go('/forgot-password')}>
        Change Password
      </Button>
    </Card>
  );
}
