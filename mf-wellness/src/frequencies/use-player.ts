import { useHost } from 'contracts';
import { isProblemError } from 'contracts/problem';
import type { Tone } from 'contracts/tones';
import { useEffect, useRef, useState } from 'react';
import { showOnLockScreen } from './lock-screen.ts';
import { createTonePlayer, type Loop } from './tone-player.ts';
import { toneName } from './tone-words.ts';
import { countListening, fetchAudio, forgetAudio } from './tones.api.ts';

/** The tone that was chosen and whether it sounds already. */
export interface Playing {
  tone: Tone;
  sounding: boolean;
}

export interface Player {
  playing: Playing | null;
  /** Ids of tones that turned out to be missing. */
  missing: ReadonlySet<string>;
  /** Minutes until the tone fades away; null plays on. Kept from tone to tone. */
  sleep: number | null;
  choose(tone: Tone, loop: Loop): void;
  stop(): void;
  setSleep(minutes: number | null): void;
}

/** Plays one tone at a time (part 2 §4.7); leaving the page stops it. */
export function usePlayer(): Player {
  const { http, session, toasts } = useHost();
  const [player] = useState(createTonePlayer);
  const [playing, setPlaying] = useState<Playing | null>(null);
  const [missing, setMissing] = useState<ReadonlySet<string>>(new Set());
  const [sleep, setSleep] = useState<number | null>(null);
  const turn = useRef(0);
  const counted = useRef(false);

  function stop() {
    turn.current++;
    player.stop();
    setPlaying(null);
  }

  async function play(tone: Tone, loop: Loop, mine: number) {
    const audio = await fetchAudio(http, tone.url ?? '');
    if (mine !== turn.current) return;
    await player.play(audio, loop, () => setPlaying(null));
    if (mine !== turn.current) return;
    if (sleep !== null) player.sleepAfter(sleep);
    setPlaying({ tone, sounding: true });
    countOnce();
  }

  /** One visit is one time of listening, however many tones it has. A count that does not arrive is not worth a word. */
  function countOnce() {
    if (counted.current || !session.current?.person) return;
    counted.current = true;
    countListening(http).catch(() => undefined);
  }

  function choose(tone: Tone, loop: Loop) {
    stop();
    const mine = turn.current;
    player.wake();
    setPlaying({ tone, sounding: false });
    play(tone, loop, mine).catch((error: unknown) => {
      if (mine !== turn.current) return;
      void forgetAudio(tone.url ?? '');
      setPlaying(null);
      const gone = isProblemError(error) && error.status === 404;
      if (gone) setMissing((ids) => new Set([...ids, tone.id]));
      toasts.show({ tone: 'error', text: gone ? `${toneName(tone.hz)} not found` : 'Playback failed' });
    });
  }

  useEffect(
    () => () => {
      turn.current++;
      player.close();
    },
    [player],
  );

  const title = playing?.sounding ? toneName(playing.tone.hz) : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: stop only reads what never changes
  useEffect(() => {
    showOnLockScreen(title, stop);
    return () => showOnLockScreen(null, stop);
  }, [title]);

  return {
    playing,
    missing,
    sleep,
    choose,
    stop,
    setSleep(minutes) {
      setSleep(minutes);
      player.sleepAfter(minutes);
    },
  };
}
