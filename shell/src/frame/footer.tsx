import { useHost } from 'contracts';
import { usePages } from '../remotes/pages-context.ts';
import styles from './footer.module.css';

const LINKS = [
  { label: 'About Us', path: '/about' },
  { label: 'Services', path: '/services' },
  { label: 'Pricing', path: '/pricing' },
  { label: 'Help', path: '/help' },
  { label: 'Contact', path: '/contact' },
  { label: 'Safety', path: '/safety' },
  { label: 'Privacy', path: '/privacy' },
  { label: 'Terms', path: '/terms' },
  { label: 'Refunds', path: '/refunds' },
];

/** The end of a public page: where else to go, and what Saathi is not. */
export function Footer() {
  const { Link } = useHost();
  const { pages } = usePages();
  const links = LINKS.filter(({ path }) => pages.some((page) => page.path === path));
  return (
    <footer className={styles.footer}>
      <nav aria-label="Footer">
        {links.map(({ label, path }) => (
          <Link key={path} href={path}>
            {label}
          </Link>
        ))}
        <Link href="/care">Get help now</Link>
      </nav>
      <p>Saathi is an AI, not a doctor, and not a crisis service.</p>
    </footer>
  );
}
