import { useHost } from 'contracts';
import { rememberReturn } from 'contracts/storage';
import { Bloom } from 'design-system/bloom';
import { Button } from 'design-system/button';
import { useLocation } from 'react-router';
import styles from '../remotes/page-failed.module.css';

/** Why a page cannot be opened: its session was ended elsewhere, or there is no e-mail yet, or one that is not verified. */
export type Missing = 'ended' | 'ended-chat' | 'email' | 'verification';

const KEPT = 'Everything you entered so far is kept.';
const SIGNED_OUT =
  'You were signed out on this device. Words you had not sent come back when you login here, unless this page was closed. Your account is as it was.';

const cases: Record<Missing, { title: string; text: string; label: string; path: string }> = {
  ended: { title: 'Please login again', text: SIGNED_OUT, label: 'Login', path: '/login' },
  'ended-chat': {
    title: 'Please login to continue chatting',
    text: SIGNED_OUT,
    label: 'Login',
    path: '/login',
  },
  email: { title: 'Please login to continue chatting', text: KEPT, label: 'Login', path: '/login' },
  verification: {
    title: 'Please verify your email first',
    text: KEPT,
    label: 'Verify your email',
    path: '/verify-email',
  },
};

/** In place of a page that needs a login or a verified e-mail: what is missing, and the button that helps and leads back here. */
export function LoginFirst({ missing }: { missing: Missing }) {
  const { navigation, Link } = useHost();
  const { pathname, search } = useLocation();
  const { title, text, label, path } = cases[missing];

  function help() {
    rememberReturn(pathname + search);
    navigation.go(path);
  }

  return (
    <div className={styles.place}>
      <Bloom petals={8} hue={255} size={96} open={0.7} />
      <h1>{title}</h1>
      <p>{text}</p>
      <Button onClick={help}>{label}</Button>
      <p>
        In danger now? <Link href="/care">Get help</Link>
      </p>
    </div>
  );
}
