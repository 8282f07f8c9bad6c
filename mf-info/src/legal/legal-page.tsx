import { useHost } from 'contracts';
import { PageHeading } from 'design-system/page-heading';
import { usePolicy } from 'remote-kit/use-policy';
import { delivery } from './delivery.ts';
import type { LegalDocument } from './document.ts';
import { DocumentText } from './document-text.tsx';
import styles from './legal.module.css';
import { privacy } from './privacy.ts';
import { refunds } from './refunds.ts';
import { type Say, sayOf } from './say.ts';
import { SupportBox } from './support-box.tsx';
import { terms } from './terms.ts';

interface Tab {
  label: string;
  path: string;
  write: (say: Say) => LegalDocument;
}

const first: Tab = { label: 'Privacy', path: '/privacy', write: privacy };
const tabs: Tab[] = [
  first,
  { label: 'Refunds', path: '/refunds', write: refunds },
  { label: 'Delivery', path: '/shipping', write: delivery },
  { label: 'Terms', path: '/terms', write: terms },
];

/** /privacy, /refunds (also /refund), /shipping and /terms: one page, each path its policy (docs/product/pages.md, Policies). */
export function LegalPage() {
  const { Link, useRoute } = useHost();
  const { path } = useRoute();
  const open = tabs.find((tab) => tab.path === (path === '/refund' ? '/refunds' : path)) ?? first;
  const policy = usePolicy();
  const document = open.write(sayOf(policy.data));
  const safety = <Link href="/safety">How Saathi keeps you safe</Link>;

  return (
    <div className={styles.page}>
      <nav className={styles.tabs} aria-label="Policies">
        {tabs.map((tab) => (
          <Link key={tab.path} href={tab.path} aria-current={tab === open ? 'page' : undefined}>
            {tab.label}
          </Link>
        ))}
      </nav>
      <PageHeading className={styles.heading} above="Last updated: November 2026">
        {document.title}
      </PageHeading>
      <DocumentText document={document} shown={{ 'In an emergency': safety, 'Young people': safety }} />
      <SupportBox policy={policy} />
    </div>
  );
}
