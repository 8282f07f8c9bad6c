import { useHost } from 'contracts';
import { Bloom } from 'design-system/bloom';
import { Button } from 'design-system/button';
import { Notice } from 'design-system/notice';
import { PageHeading } from 'design-system/page-heading';
import { usePolicy } from 'remote-kit/use-policy';
import { SUPPORT_ANSWERS, SUPPORT_HOURS } from '../support/support-hours.ts';
import { SupportLink } from '../support/support-link.tsx';
import styles from './contact.module.css';

/** /contact (docs/product/pages.md, Contact). */
export function ContactPage() {
  const { Link } = useHost();
  const policy = usePolicy();
  return (
    <div className={styles.page}>
      <PageHeading above="Contact" soft="People read what you send here, not an AI.">
        Write to us. Somebody answers.
      </PageHeading>
      <div className={styles.ways}>
        <section aria-labelledby="email">
          <Bloom petals={6} hue={75} size={48} />
          <h2 id="email">Email</h2>
          <SupportLink policy={policy} />
          <p className={styles.soft}>
            {SUPPORT_ANSWERS} {SUPPORT_HOURS}.
          </p>
        </section>
        <section aria-labelledby="address">
          <Bloom petals={4} hue={155} size={48} />
          <h2 id="address">Address</h2>
          <address className={styles.address}>Saathi, Bahadurgarh, Haryana, India</address>
          <p className={styles.soft}>Our Grievance Officer is reached here and by email.</p>
        </section>
      </div>
      <Notice>
        In danger now? Please do not wait for a mail. <Link href="/care">Get help</Link>
      </Notice>
      {policy.data && (
        <Button className={styles.write} href={`mailto:${policy.data.support_email}`}>
          Open mail app
        </Button>
      )}
    </div>
  );
}
