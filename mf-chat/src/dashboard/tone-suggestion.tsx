import { useHost } from 'contracts';
import { Bloom } from 'design-system/bloom';
import { Button } from 'design-system/button';
import styles from './dashboard.module.css';

/** The third column: five quiet minutes. */
export function ToneSuggestion() {
  const { navigation } = useHost();
  return (
    <aside className={styles.toneSuggestion} aria-labelledby="tone-suggestion">
      <h2 className={styles.label} id="tone-suggestion">
        Tonight, five minutes
      </h2>
      <Bloom
        petals={12}
        hue="var(--h-meditation)"
        size={240}
        motion="breathe"
        className={styles.toneSuggestionBloom}
      />
      <div>
        <p className={styles.toneSuggestionTitle}>A low tone and a slow breath</p>
        <p className={styles.soft}>4 in, 6 out, with 432 Hz. Nothing to do right.</p>
      </div>
      <Button wide variant="ghost" onClick={() => navigation.go('/frequencies')}>
        Open the tones
      </Button>
    </aside>
  );
}
