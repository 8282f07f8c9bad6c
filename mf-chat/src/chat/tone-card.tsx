import { Bloom } from 'design-system/bloom';
import { PauseIcon, PlayIcon } from 'design-system/icon';
import styles from './message.module.css';
import type { Tone } from './use-tone.ts';

/** The tone a reply suggests, to play while the talk goes on (part 1 §2, Chat). */
export function ToneCard({ hz, tone }: { hz: number; tone: Tone }) {
  const playing = tone.playing === hz;
  const failed = tone.failed === hz;
  return (
    <button type="button" className={styles.tone} aria-pressed={playing} onClick={() => tone.toggle(hz)}>
      <Bloom petals={8} hue="var(--h-meditation)" size={44} motion={playing ? 'breathe' : 'still'} />
      <span className={styles.toneWords}>
        <b>{hz} Hz, softly, while we talk</b>
        <span role="status">
          {failed ? `Could not play ${hz}Hz.` : playing ? 'Playing...' : 'Tap to play'}
        </span>
      </span>
      <span className={styles.toneIcon}>
        {playing ? <PauseIcon width={18} /> : <PlayIcon width={18} fill="currentColor" />}
      </span>
    </button>
  );
}
