import type { Offer } from 'contracts/subscription';
import { Button } from 'design-system/button';
import { Card } from 'design-system/card';
import { Chip } from 'design-system/chip';
import { CheckIcon } from 'design-system/icon';
import { useId } from 'react';
import { renewalWords, taxWords } from '../offers/offer-words.ts';
import { money } from '../pricing/money.ts';
import styles from './offer-card.module.css';

interface Props {
  offer: Offer;
  /** Its link is being made. */
  busy: boolean;
  disabled: boolean;
  onChoose(): void;
}

/** One plan: its price, what it brings, and its button. */
export function OfferCard({ offer, busy, disabled, onChoose }: Props) {
  const name = useId();
  const { total, currency, period, badge, features } = offer;
  return (
    <Card className={styles.card} tone={badge ? 'chosen' : 'raised'}>
      <div className={styles.head}>
        <h2 id={name} className={styles.name}>
          {offer.name}
        </h2>
        {badge && <Chip tone="warm">{badge}</Chip>}
      </div>
      <p className={styles.price}>
        {money(total, currency)}{' '}
        <span className={styles.soft}>{period === 'yearly' ? 'a year' : 'a month'}</span>
      </p>
      <p className={styles.soft}>{taxWords(offer)}</p>
      <ul className={styles.features}>
        {features.map((feature) => (
          <li key={feature}>
            <CheckIcon width={18} height={18} />
            {feature}
          </li>
        ))}
      </ul>
      <Button
        wide
        variant={badge ? 'primary' : 'ghost'}
        aria-describedby={name}
        busy={busy}
        busyText="Creating..."
        disabled={disabled && !busy}
        onClick={onChoose}
      >
        Choose {offer.name}
      </Button>
      <p className={styles.renews}>{renewalWords(offer)}</p>
    </Card>
  );
}
