import { useHost } from 'contracts';
import { Logo } from 'design-system/logo';
import { usePages } from '../remotes/pages-context.ts';
import { AllowanceChip } from './allowance-chip.tsx';
import { MenuButton } from './menu-button.tsx';
import { railEntries } from './menu-entries.ts';
import styles from './rail.module.css';

/** The left column of a wide screen for a signed-in person: the places of the product, and help. */
export function Rail() {
  const { session, Link, useRoute } = useHost();
  const { pages } = usePages();
  const { path } = useRoute();
  return (
    <div className={styles.rail}>
      <Link href="/home" className={styles.mark} aria-label="Saathi">
        <Logo />
      </Link>
      <nav aria-label="Places" className={styles.places}>
        {railEntries(pages).map((entry) => (
          <Link key={entry.path} href={entry.path} aria-current={entry.path === path ? 'page' : undefined}>
            {entry.label}
          </Link>
        ))}
        <MenuButton
          button={(props) => (
            <button type="button" {...props}>
              More
            </button>
          )}
        />
      </nav>
      <div className={styles.foot}>
        {session.current?.person?.email_verified && <AllowanceChip />}
        <Link href="/care" className={styles.help}>
          <b>Need help now?</b>
          <span>Lines that answer, day and night</span>
        </Link>
      </div>
    </div>
  );
}
