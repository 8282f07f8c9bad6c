import { useHost } from 'contracts';
import { isProblemError } from 'contracts/problem';
import type { ToneList } from 'contracts/tones';
import { useEffect, useRef, useState } from 'react';
import { toneName } from 'remote-kit/tone-name';
import { createTonePlayer, type Playing } from 'remote-kit/tone-player';
import { countListening } from './listening.api.ts';

export interface Player {
  playing: Playing | null;
  /** The tones, in Hz, that turned out to be missing. */
  missing: ReadonlySet<number>;
  /** Minutes until the tone fades away; null plays on. Kept from tone to tone. */
  sleep: number | null;
  choose(hz: number, list: ToneList): void;
  stop(): void;
  setSleep(minutes: number | null): void;
}

/** Plays one tone at a time; leaving the page stops it. */
export function usePlayer(): Player {
  const { http, session, toasts } = useHost();
  const [playing, setPlaying] = useState<Playing | null>(null);
  const [player] = useState(() => createTonePlayer({ http, onChange: setPlaying }));
  const [missing, setMissing] = useState<ReadonlySet<number>>(new Set());
  const [sleep, setSleep] = useState<number | null>(null);
  const counted = useRef(false);
  useEffect(() => player.close, [player]);

  /** One visit is one time of listening, however many tones it has. A count that does not arrive is not worth a word. */
  function countOnce() {
    if (counted.current || !session.current?.person) return;
    counted.current = true;
    countListening(http).catch(() => undefined);
  }

  function failed(hz: number, error: unknown) {
    const gone = isProblemError(error) && error.status === 404;
    if (gone) setMissing((known) => new Set([...known, hz]));
    toasts.show({ tone: 'error', text: gone ? `${toneName(hz)} not found` : 'Playback failed' });
  }

  return {
    playing,
    missing,
    sleep,
    choose(hz, list) {
      player.play(hz, list).then(
        (sounds) => sounds && countOnce(),
        (error: unknown) => failed(hz, error),
      );
    },
    stop: player.stop,
    setSleep(minutes) {
      setSleep(minutes);
      player.sleepAfter(minutes);
    },
  };
}
