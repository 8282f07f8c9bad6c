import { useHost } from 'contracts';
import { MenuIcon } from 'design-system/icon';
import { IconButton } from 'design-system/icon-button';
import { Logo } from 'design-system/logo';
import { AccountActions } from './account-actions.tsx';
import styles from './header.module.css';
import { MenuButton } from './menu-button.tsx';

/** The top of a page: menu, mark, what is left to send, and the way in. */
export function Header() {
  const { session, Link } = useHost();
  const person = session.current?.person;
  return (
    <header className={styles.header}>
      <MenuButton
        button={(props) => (
          <IconButton label="Menu" {...props}>
            <MenuIcon />
          </IconButton>
        )}
      />
      <Link href={person ? '/home' : '/welcome'} className={styles.mark} aria-label="Saathi">
        <Logo />
      </Link>
      <nav className={styles.actions} aria-label="Account">
        <AccountActions />
      </nav>
    </header>
  );
}
