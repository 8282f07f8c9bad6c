import { useHost } from 'contracts';
import { messageOf } from 'contracts/problem';
import { Button } from 'design-system/button';
import { Notice } from 'design-system/notice';
import { PageHeading } from 'design-system/page-heading';
import styles from './pricing.module.css';
import { Pricing } from './pricing.tsx';
import { PricingLoading } from './pricing-loading.tsx';
import { usePolicy } from './use-policy.ts';

/** /pricing: the four credit packs (specification part 2 §2.2, §9.1). */
export function PricingPage() {
  const state = usePolicy();
  return (
    <div className={styles.page}>
      <PageHeading soft={<Soft percent={state.status === 'ready' ? state.policy.gst_percent : null} />}>
        Buy what you need. It never expires.
      </PageHeading>
      {state.status === 'loading' && <PricingLoading />}
      {state.status === 'failed' && (
        <Notice
          tone="error"
          action={
            <Button size="s" variant="ghost" onClick={state.retry}>
              Retry
            </Button>
          }
        >
          {messageOf(state.error)} Your credits are safe.
        </Notice>
      )}
      {state.status === 'ready' && <Pricing policy={state.policy} />}
      {state.status !== 'loading' && <ContactSupport />}
    </div>
  );
}

function Soft({ percent }: { percent: number | null }) {
  return <>One-time packs. Prices before {percent === null ? '' : `${percent}% `}GST.</>;
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
