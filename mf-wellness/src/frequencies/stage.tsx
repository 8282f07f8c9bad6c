import { Bloom } from 'design-system/bloom';
import { toneName } from 'remote-kit/tone-name';
import type { Playing } from 'remote-kit/tone-player';
import styles from './frequencies.module.css';
import { wordsFor } from './tone-words.ts';

/** On a wide screen, the tone that sounds, large, to look at while listening. A bud waits there before. */
export function Stage({ playing }: { playing: Playing | null }) {
  const { line, petals, hue } = playing ? wordsFor(playing.hz) : { line: '', petals: 8, hue: 75 };
  return (
    <aside className={styles.stage} aria-hidden="true">
      <Bloom
        petals={petals}
        hue={hue}
        size={260}
        open={playing?.sounding ? 1 : 0.35}
        motion={playing?.sounding ? 'breathe' : 'still'}
      />
      <p className={styles.stageName}>{playing ? toneName(playing.hz) : 'All is quiet.'}</p>
      <p className={styles.stageLine}>{playing ? line : 'Breathe once before you choose.'}</p>
    </aside>
  );
}
