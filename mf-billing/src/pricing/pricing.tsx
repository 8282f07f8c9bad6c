import type { Policy } from 'contracts/policy';
import { CreditsTable } from './credits-table.tsx';
import { Everything } from './everything.tsx';
import { Faq } from './faq.tsx';
import { GstBox } from './gst-box.tsx';
import { PlanCard } from './plan-card.tsx';
import styles from './pricing.module.css';
import { questions } from './questions.ts';
import { useChoosePlan } from './use-choose-plan.ts';

/** The page once its numbers are known. */
export function Pricing({ policy }: { policy: Policy }) {
  const { signedIn, choose } = useChoosePlan();
  // What can be bought comes first, as it is drawn; the free pack closes the row.
  const packs = policy.packs.toSorted((a, b) => Number(a.base === 0) - Number(b.base === 0));
  return (
    <>
      <div className={styles.plans}>
        {packs.map((pack) => (
          <PlanCard key={pack.id} pack={pack} signedIn={signedIn} onChoose={() => choose(pack)} />
        ))}
      </div>
      <Everything policy={policy} />
      <div className={styles.details}>
        <div className={styles.numbers}>
          <CreditsTable packs={policy.packs} />
          <GstBox policy={policy} />
        </div>
        <Faq questions={questions(policy)} />
      </div>
    </>
  );
}
