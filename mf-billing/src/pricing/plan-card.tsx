import type { Pack } from 'contracts/policy';
import { Button } from 'design-system/button';
import { Card } from 'design-system/card';
import { Chip } from 'design-system/chip';
import { CheckIcon } from 'design-system/icon';
import { useId } from 'react';
import styles from './plan-card.module.css';
import { buttonLabel, isPopular } from './plan-words.ts';
import { rupees } from './rupees.ts';

interface Props {
  pack: Pack;
  signedIn: boolean;
  onChoose(): void;
}

/** One credit pack: what it holds, what it costs before and with GST, and its button. */
export function PlanCard({ pack, signedIn, onChoose }: Props) {
  const name = useId();
  const free = pack.base === 0;
  return (
    <Card className={styles.card} tone={isPopular(pack) ? 'chosen' : free ? 'outline' : 'raised'}>
      <div className={styles.badge}>{pack.badge && <Chip tone="warm">{pack.badge}</Chip>}</div>
      <h2 id={name} className={styles.name}>
        {pack.name}
      </h2>
      <p className={styles.holds}>
        {pack.chat_credits} chats · {pack.camera_credits} photos
      </p>
      <p className={styles.price}>{rupees(pack.base)}</p>
      <p className={styles.total}>{free ? pack.duration : `${rupees(pack.total)} with GST`}</p>
      <ul className={styles.features}>
        {pack.features.map((feature) => (
          <li key={feature}>
            <CheckIcon width={18} height={18} />
            {feature}
          </li>
        ))}
      </ul>
      <Button
        wide
        className={styles.button}
        variant={isPopular(pack) ? 'primary' : 'ghost'}
        aria-describedby={name}
        onClick={onChoose}
      >
        {buttonLabel(pack, signedIn)}
      </Button>
    </Card>
  );
}
