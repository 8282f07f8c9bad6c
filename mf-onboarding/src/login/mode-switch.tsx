import { useHost } from 'contracts';
import type { Mode } from './login.rules.ts';
import styles from './login-page.module.css';

/** Sign in or sign up. Each has its own address, so that a reload stays where it was. */
export function ModeSwitch({ mode, onSwitch }: { mode: Mode; onSwitch: () => void }) {
  const { Link } = useHost();
  const current = (own: Mode) => (own === mode ? 'page' : undefined);
  return (
    <nav className={styles.switch} aria-label="Sign in or sign up">
      <Link href="/login" replace onClick={onSwitch} aria-current={current('sign-in')}>
        Sign in
      </Link>
      <Link href="/login?mode=sign-up" replace onClick={onSwitch} aria-current={current('sign-up')}>
        Sign up
      </Link>
    </nav>
  );
}
