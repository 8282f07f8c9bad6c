import { Bloom } from 'design-system/bloom';
import { Button } from 'design-system/button';
import { StopIcon } from 'design-system/icon';
import { toneName } from 'remote-kit/tone-name';
import type { Playing } from 'remote-kit/tone-player';
import styles from './now-playing.module.css';
import { wordsFor } from './tone-words.ts';
import type { Player } from './use-player.ts';

const SLEEP_MINUTES = [10, 20, 30, 60];

interface Props {
  playing: Playing;
  player: Player;
}

/** The bar that stays at the bottom while a tone plays. */
export function NowPlaying({ playing, player }: Props) {
  const { hz } = playing;
  const { petals, hue } = wordsFor(hz);
  return (
    <section className={styles.bar} aria-label="Now Playing">
      <Bloom
        petals={petals}
        hue={hue}
        size={44}
        open={playing.sounding ? 1 : 0.4}
        motion={playing.sounding ? 'breathe' : 'think'}
      />
      <p className={styles.words} role="status">
        <span className={styles.soft}>Now Playing</span>
        <span className={styles.name}>{toneName(hz)}</span>
      </p>
      <select
        className={styles.sleep}
        aria-label="Sleep timer"
        value={player.sleep ?? ''}
        onChange={(event) => player.setSleep(Number(event.target.value) || null)}
      >
        <option value="">No timer</option>
        {SLEEP_MINUTES.map((minutes) => (
          <option key={minutes} value={minutes}>
            {minutes} min
          </option>
        ))}
      </select>
      <Button size="s" className={styles.stop} onClick={player.stop}>
        <StopIcon width={20} height={20} />
        Stop
      </Button>
    </section>
  );
}
