import { Bloom } from 'design-system/bloom';
import { Card } from 'design-system/card';
import { ForwardIcon } from 'design-system/icon';
import styles from './care-card.module.css';

interface Props {
  petals: number;
  hue: string;
  title: string;
  text: string;
  onOpen(): void;
}

/** One thing that helps right now, to be opened with one tap. */
export function CareCard({ petals, hue, title, text, onOpen }: Props) {
  return (
    <Card onClick={onOpen} className={styles.card}>
      <Bloom petals={petals} hue={hue} size={68} />
      <span className={styles.words}>
        <b>{title}</b>
        <span>{text}</span>
      </span>
      <ForwardIcon width={22} height={22} />
    </Card>
  );
}
