import type { Tone, ToneList } from 'contracts/tones';
import { Bloom } from 'design-system/bloom';
import { toneName } from 'remote-kit/tone-name';
import styles from './tone-grid.module.css';
import { wordsFor } from './tone-words.ts';
import type { Player } from './use-player.ts';

interface Props {
  list: ToneList;
  player: Player;
}

/** The tones. A tap plays one in place of another; a tap on the one that plays stops it. */
export function ToneGrid({ list, player }: Props) {
  return (
    <ul className={styles.grid}>
      {list.tones.map((tone) => {
        const active = player.playing?.hz === tone.hz;
        return (
          <li key={tone.id}>
            <ToneTile
              tone={tone}
              sound={!active ? 'none' : player.playing?.sounding ? 'playing' : 'loading'}
              disabled={tone.url === null || player.missing.has(tone.hz)}
              onChoose={() => (active ? player.stop() : player.choose(tone.hz, list))}
            />
          </li>
        );
      })}
    </ul>
  );
}

interface TileProps {
  tone: Tone;
  sound: 'none' | 'loading' | 'playing';
  disabled: boolean;
  onChoose(): void;
}

function ToneTile({ tone, sound, disabled, onChoose }: TileProps) {
  const { line, petals, hue } = wordsFor(tone.hz);
  const playing = sound === 'playing';
  return (
    <button
      type="button"
      className={styles.tile}
      data-sound={sound}
      aria-pressed={sound !== 'none'}
      disabled={disabled}
      onClick={onChoose}
    >
      <Bloom
        petals={petals}
        hue={hue}
        className={styles.bloom}
        open={playing ? 1 : 0.4}
        motion={sound === 'none' ? 'still' : playing ? 'breathe' : 'think'}
      />
      <span className={styles.name}>{toneName(tone.hz)}</span>
      <span className={styles.line}>{disabled ? 'Not available now' : playing ? 'Playing...' : line}</span>
    </button>
  );
}
