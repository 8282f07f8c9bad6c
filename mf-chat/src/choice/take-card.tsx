import { Card } from 'design-system/card';
import type { ReactNode } from 'react';
import styles from './choice.module.css';

interface Props {
  title: string;
  line: string;
  hue: string;
  figure: ReactNode;
  onTake(): void;
}

/** One answer to take, with its figure. */
export function TakeCard({ title, line, hue, figure, onTake }: Props) {
  return (
    <Card hue={hue} className={styles.card} onClick={onTake}>
      {figure}
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.line}>{line}</span>
      </span>
    </Card>
  );
}
