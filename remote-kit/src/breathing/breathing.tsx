import { Bloom } from 'design-system/bloom';
import { Button } from 'design-system/button';
import { Dialog } from 'design-system/dialog';
import { type CSSProperties, useEffect, useState } from 'react';
import { breathAt, MINUTE } from './breath.ts';
import styles from './breathing.module.css';

/** One minute of breathing, in for four and out for six: the bloom opens and closes, the words and the count say it too. */
export function Breathing({ open, onClose }: { open: boolean; onClose(): void }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Breathe with me"
      actions={
        <Button variant="ghost" wide onClick={onClose}>
          Stop
        </Button>
      }
    >
      <Minute />
    </Dialog>
  );
}

function Minute() {
  const [second, setSecond] = useState(0);
  useEffect(() => {
    if (second >= MINUTE) return;
    const timer = setTimeout(() => setSecond(second + 1), 1000);
    return () => clearTimeout(timer);
  }, [second]);
  const { word, left, open, seconds } = breathAt(second);
  return (
    <div className={styles.minute}>
      <Bloom
        petals={12}
        hue="var(--h-meditation)"
        size={220}
        open={open}
        style={{ '--bloom-pace': `${seconds}s` } as CSSProperties}
      />
      <p className={styles.word} aria-live="polite">
        {word}
      </p>
      <p className={styles.count} aria-hidden="true">
        {left || '\u00a0'}
      </p>
    </div>
  );
}
