import { useHost } from 'contracts';
import { usePages } from '../remotes/pages-context.ts';
import { presenceOf } from '../session/presence.ts';
import { AllowanceChip } from './allowance-chip.tsx';
import styles from './header.module.css';

/** The header's right side (docs/product/pages.md, Header): the badge, Start Chat and Profile for a person, Login for a visitor. */
export function AccountActions() {
  const { session, Link } = useHost();
  const { pages } = usePages();
  const presence = presenceOf(session.current);
  if (presence === 'nobody') return <Link href="/login">Login</Link>;
  return (
    <>
      {session.current?.person?.email_verified && <AllowanceChip />}
      {presence === 'settled' && (
        <Link href="/categories" className={styles.wide}>
          Start Chat
        </Link>
      )}
      {pages.some(({ path }) => path === '/profile') && <Link href="/profile">Profile</Link>}
    </>
  );
}
