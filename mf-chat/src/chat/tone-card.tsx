import { Bloom } from 'design-system/bloom';
import { PauseIcon, PlayIcon } from 'design-system/icon';
import { toneName } from 'remote-kit/tone-name';
import styles from './message.module.css';
import { useTone } from './use-tone.ts';

/** The tone a reply suggests, to play while the talk goes on. */
export function ToneCard({ hz }: { hz: number }) {
  const { state, toggle } = useTone(hz);
  const playing = state === 'playing';
  const words = { quiet: 'Tap to play', playing: 'Playing...', failed: `Could not play ${hz}Hz.` };
  return (
    <button type="button" className={styles.tone} aria-pressed={playing} onClick={() => void toggle()}>
      <Bloom petals={8} hue="var(--h-meditation)" size={44} motion={playing ? 'breathe' : 'still'} />
      <span className={styles.toneWords}>
        <b>{toneName(hz)}, softly, while we talk</b>
        <span role="status">{words[state]}</span>
      </span>
      <span className={styles.toneIcon}>
        {playing ? <PauseIcon width={18} /> : <PlayIcon width={18} fill="currentColor" />}
      </span>
    </button>
  );
}
