import { useHost } from 'contracts';
import { Button } from 'design-system/button';
import { PageHeading } from 'design-system/page-heading';
import { LoadFailed } from 'remote-kit/load-failed';
import { usePolicy } from 'remote-kit/use-policy';
import styles from './pricing.module.css';
import { Pricing } from './pricing.tsx';
import { PricingLoading } from './pricing-loading.tsx';

/** /pricing: the four credit packs (docs/product/prices.md, Pricing page). */
export function PricingPage() {
  const { data: policy, error, reload } = usePolicy();
  const settled = Boolean(policy ?? error);
  return (
    <div className={styles.page}>
      <PageHeading soft={<Soft percent={policy?.gst_percent} />}>
        Buy what you need. It never expires.
      </PageHeading>
      {policy ? (
        <Pricing policy={policy} />
      ) : error ? (
        <LoadFailed error={error} onRetry={reload}>
          Your credits are safe.
        </LoadFailed>
      ) : (
        <PricingLoading />
      )}
      {settled && <ContactSupport />}
    </div>
  );
}

function Soft({ percent }: { percent: number | undefined }) {
  return <>One-time packs. Prices before {percent === undefined ? '' : `${percent}% `}GST.</>;
}

function ContactSupport() {
  const { navigation } = useHost();
  return (
    <section className={styles.support}>
      <h2>Still unsure? Ask us.</h2>
      <p>A person reads your mail and answers within a day.</p>
      <Button variant="ghost" onClick={() => navigation.go('/contact')}>
        Contact Support
      </Button>
    </section>
  );
}
