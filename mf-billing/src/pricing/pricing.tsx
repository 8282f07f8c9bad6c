import { useHost } from 'contracts';
import type { Policy } from 'contracts/policy';
import { lazy, Suspense } from 'react';
import { CreditsTable } from './credits-table.tsx';
import { Everything } from './everything.tsx';
import { Faq } from './faq.tsx';
import { GstBox } from './gst-box.tsx';
import { PlanCard } from './plan-card.tsx';
import styles from './pricing.module.css';
import { questions } from './questions.ts';
import { useAfterPayment } from './use-after-payment.ts';
import { useChoosePlan } from './use-choose-plan.ts';

const PaymentDialog = lazy(() =>
  import(/* webpackChunkName: "payment-dialog" */ '../checkout/payment-dialog.tsx').then((m) => ({
    default: m.PaymentDialog,
  })),
);

/** The page once its numbers are known. */
export function Pricing({ policy }: { policy: Policy }) {
  const { signedIn, buying, choose, close } = useChoosePlan(policy.packs);
  const { Link } = useHost();
  const after = useAfterPayment();
  const done = () => {
    close();
    after();
  };
  // What can be bought comes first, as it is drawn; the free pack closes the row.
  const packs = policy.packs.toSorted((a, b) => Number(a.base === 0) - Number(b.base === 0));
  return (
    <>
      <div className={styles.plans}>
        {packs.map((pack) => (
          <PlanCard key={pack.id} pack={pack} signedIn={signedIn} onChoose={() => choose(pack)} />
        ))}
      </div>
      <p>
        <Link href="/plans" className={styles.plansLink}>
          Rather a plan that renews? See Starter and Pro
        </Link>
      </p>
      <Everything policy={policy} />
      <div className={styles.details}>
        <div className={styles.numbers}>
          <CreditsTable packs={policy.packs} />
          <GstBox policy={policy} />
        </div>
        <Faq questions={questions(policy)} />
      </div>
      {buying && (
        <Suspense>
          <PaymentDialog {...buying} policy={policy} onClose={close} onDone={done} />
        </Suspense>
      )}
    </>
  );
}
