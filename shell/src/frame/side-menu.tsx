import { useHost } from 'contracts';
import { Button } from 'design-system/button';
import { MenuSheet } from 'design-system/menu-sheet';
import { usePages } from '../remotes/pages-context.ts';
import { ThemeChoice } from '../theme/theme-choice.tsx';
import { menuGroups } from './menu-entries.ts';
import styles from './side-menu.module.css';

/** The side menu (docs/product/pages.md, Side menu): help first, features, account, support, legal, the ground one reads on, and the way in or out. */
export function SideMenu({ open, onClose }: { open: boolean; onClose(): void }) {
  const { session, navigation, signOut, Link } = useHost();
  const { pages } = usePages();
  const person = session.current?.person;

  function leave() {
    onClose();
    if (person) void signOut();
    else navigation.go('/login');
  }

  return (
    <MenuSheet open={open} onClose={onClose} label="Menu">
      <nav aria-label="Menu" className={styles.menu}>
        <Link href="/care" onClick={onClose} className={styles.help}>
          Need help now?
        </Link>
        {menuGroups(pages, session.current).map((group) => (
          <section key={group.title}>
            <h3>{group.title}</h3>
            {group.entries.map(({ label, path }) => (
              <Link key={path} href={path} onClick={onClose}>
                {label}
              </Link>
            ))}
          </section>
        ))}
      </nav>
      <ThemeChoice />
      <Button variant="ghost" wide onClick={leave}>
        {person ? 'Logout' : 'Login'}
      </Button>
    </MenuSheet>
  );
}
