import { useHost } from 'contracts';
import { MenuIcon } from 'design-system/icon';
import { IconButton } from 'design-system/icon-button';
import { Logo } from 'design-system/logo';
import { useState } from 'react';
import { AccountActions } from './account-actions.tsx';
import styles from './header.module.css';
import { SideMenu } from './side-menu.tsx';

/** The top of a page: menu, mark, what is left to send, and the way in. */
export function Header() {
  const { session, Link } = useHost();
  const [menu, setMenu] = useState(false);
  const person = session.current?.person;
  return (
    <header className={styles.header}>
      <IconButton label="Menu" aria-expanded={menu} onClick={() => setMenu(true)}>
        <MenuIcon />
      </IconButton>
      <Link href={person ? '/home' : '/welcome'} className={styles.mark} aria-label="Saathi">
        <Logo />
      </Link>
      <nav className={styles.actions} aria-label="Account">
        <AccountActions />
      </nav>
      <SideMenu open={menu} onClose={() => setMenu(false)} />
    </header>
  );
}
