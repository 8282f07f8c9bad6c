import type { Offers } from 'contracts/subscription';
import { InvoiceDialog } from '../offers/invoice-dialog.tsx';
import { usePaymentLink } from '../offers/use-payment-link.ts';
import { NotAvailable } from './not-available.tsx';
import { OfferCard } from './offer-card.tsx';
import styles from './plans.module.css';

/** The page once the country is known. */
export function Plans({ offers: { country, served, plans } }: { offers: Offers }) {
  const { creating, asking, choose, goOn, close } = usePaymentLink();
  if (!served) return <NotAvailable country={country} />;
  return (
    <>
      <div className={styles.plans}>
        {plans.map((offer) => (
          <OfferCard
            key={offer.id}
            offer={offer}
            busy={creating === offer.id}
            disabled={creating !== undefined}
            onChoose={() => choose(offer)}
          />
        ))}
      </div>
      <section className={styles.methods} aria-labelledby="methods">
        <h2 id="methods">How you can pay</h2>
        <p>Cards, net banking, UPI and wallets.</p>
        <p>
          In India a payment gateway takes the payment, elsewhere an international card processor. We never
          see your card.
        </p>
      </section>
      {asking && <InvoiceDialog offer={asking} onClose={close} onGoOn={goOn} />}
    </>
  );
}
