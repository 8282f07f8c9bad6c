import { useEffect, useRef, useState } from 'react';

export interface Tone {
  /** The tone that sounds now, in Hz. */
  playing: number | null;
  /** The tone that could not be played, in Hz. */
  failed: number | null;
  toggle(hz: number): void;
}

/** One tone at a time, looped, softly under the conversation; it ends when the page is left. */
export function useTone(): Tone {
  const [playing, setPlaying] = useState<number | null>(null);
  const [failed, setFailed] = useState<number | null>(null);
  const audio = useRef<HTMLAudioElement>(null);

  useEffect(() => () => audio.current?.pause(), []);

  async function play(hz: number) {
    const element = new Audio(`/functions/v1/audio-proxy/${hz}hz.mp3`);
    element.loop = true;
    element.volume = 0.6;
    audio.current = element;
    setPlaying(hz);
    setFailed(null);
    try {
      await element.play();
    } catch {
      // Another tone or a stop that came first is no failure.
      if (audio.current !== element) return;
      setPlaying(null);
      setFailed(hz);
    }
  }

  function toggle(hz: number) {
    audio.current?.pause();
    audio.current = null;
    if (playing === hz) setPlaying(null);
    else void play(hz);
  }

  return { playing, failed, toggle };
}
