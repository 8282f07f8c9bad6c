import type { Offer } from 'contracts/subscription';
import { ChoiceGroup } from 'design-system/choice-group';
import { useState } from 'react';
import { useCredits } from 'remote-kit/use-credits';
import { InvoiceDialog } from '../offers/invoice-dialog.tsx';
import { priceWords, savingWords } from '../offers/offer-words.ts';
import { usePaymentLink } from '../offers/use-payment-link.ts';
import { OfferCard } from '../plans/offer-card.tsx';
import styles from './upgrade.module.css';

/** The year or the month, and what it brings. The first is chosen first. */
export function Upgrade({ offers }: { offers: readonly Offer[] }) {
  const { creating, asking, choose, goOn, close } = usePaymentLink();
  const [chosen, setChosen] = useState(offers[0]?.id);
  const plan = useCredits().data?.subscription?.plan;
  const offer = offers.find(({ id }) => id === chosen);
  const [yearly, monthly] = ['yearly', 'monthly'].map((wanted) =>
    offers.find(({ period }) => period === wanted),
  );
  const saving = yearly && monthly ? savingWords(yearly, monthly) : '';
  return (
    <div className={styles.upgrade}>
      <p className={styles.current}>Your current plan is {plan === 'starter' ? 'Starter' : 'Free'}.</p>
      <ChoiceGroup
        legend="How often you pay"
        layout="row"
        value={chosen}
        onChange={setChosen}
        choices={offers.map((one) => ({
          value: one.id,
          label: one.period === 'yearly' ? 'Yearly' : 'Monthly',
          hint: one.period === 'yearly' && saving ? saving : priceWords(one),
        }))}
      />
      {offer && (
        <OfferCard
          offer={offer}
          busy={creating !== undefined}
          disabled={creating !== undefined}
          onChoose={() => choose(offer)}
        />
      )}
      {asking && <InvoiceDialog offer={asking} onClose={close} onGoOn={goOn} />}
    </div>
  );
}
