import { type Category, categoryTitles } from 'contracts/categories';
import { Card } from 'design-system/card';
import { CompanionBloom, companionFigures } from 'design-system/companion-bloom';
import styles from './categories.module.css';

interface Props {
  category: Category;
  line: string;
  locked: boolean;
  onChoose(): void;
}

/** One companion to choose: its bloom, what it is, and in a line what for. */
export function CompanionCard({ category, line, locked, onChoose }: Props) {
  return (
    <Card hue={companionFigures[category].hue} className={styles.card} disabled={locked} onClick={onChoose}>
      <CompanionBloom category={category} size={58} className={styles.bloom} />
      <span className={styles.words}>
        <span className={styles.title}>{categoryTitles[category]}</span>
        <span className={styles.line}>{locked ? 'Not open at the moment' : line}</span>
      </span>
    </Card>
  );
}
