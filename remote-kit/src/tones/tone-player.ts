import type { Http } from 'contracts/http';
import { problemError } from 'contracts/problem';
import type { ToneList } from 'contracts/tones';
import { claimAudio } from './claim-audio.ts';
import { showOnLockScreen } from './lock-screen.ts';
import { createSeamlessLoop, type Loop } from './seamless-loop.ts';
import { toneName } from './tone-name.ts';
import { fetchAudio, fetchTones, forgetAudio } from './tones.api.ts';

/** The tone that was chosen, and whether it sounds already. */
export interface Playing {
  hz: number;
  sounding: boolean;
}

export interface TonePlayer {
  /**
   * Plays a tone in place of whatever sounds on the page; call it inside the tap. `list` says where its audio is, and is fetched
   * when left out. Resolves with whether it sounds: not when something else was chosen meanwhile. Throws when it cannot be
   * played, a ProblemError with status 404 for a tone that is not to be had.
   */
  play(hz: number, list?: ToneList): Promise<boolean>;
  stop(): void;
  /** Minutes until the tone fades away; null plays on. Kept from tone to tone. */
  sleepAfter(minutes: number | null): void;
  /** Stops and gives the device back. */
  close(): void;
}

interface Options {
  http: Http;
  /** 0 to 1. */
  volume?: number;
  /** Told what plays, and null once nothing does. */
  onChange(playing: Playing | null): void;
}

/**
 * The product's one tone player: one tone at a time on the whole page, without a seam, shown on the lock screen, and from this
 * device once it was heard.
 */
export function createTonePlayer({ http, volume = 1, onChange }: Options): TonePlayer {
  const loop = createSeamlessLoop(volume);
  let current: { leave(): void } | undefined;
  let sleep: number | null = null;

  function stop() {
    if (!current) return;
    loop.stop();
    end();
  }

  function end() {
    current?.leave();
    current = undefined;
    showOnLockScreen(null, stop);
    onChange(null);
  }

  function begin(hz: number) {
    stop();
    const mine = { leave: claimAudio(stop) };
    current = mine;
    onChange({ hz, sounding: false });
    return () => current === mine;
  }

  async function play(hz: number, list?: ToneList) {
    const isMine = begin(hz);
    let url: string | undefined;
    try {
      loop.wake();
      const found = locate(hz, list ?? (await fetchTones(http)));
      url = found.url;
      const audio = await fetchAudio(http, url);
      if (!isMine() || !(await loop.play(audio, found.loop, end))) return false;
    } catch (error) {
      if (!isMine()) return false;
      if (url) void forgetAudio(url);
      end();
      throw error;
    }
    if (sleep !== null) loop.sleepAfter(sleep);
    showOnLockScreen(toneName(hz), stop);
    onChange({ hz, sounding: true });
    return true;
  }

  return {
    play,
    stop,
    sleepAfter(minutes) {
      sleep = minutes;
      loop.sleepAfter(minutes);
    },
    close() {
      stop();
      loop.close();
    },
  };
}

/** Where a tone's audio is and which part of it repeats. */
function locate(hz: number, { loop, tones }: ToneList): { url: string; loop: Loop } {
  const url = tones.find((tone) => tone.hz === hz)?.url;
  if (!url) throw problemError(404, { code: 'tone_not_found', message: `${toneName(hz)} not found` });
  return { url, loop };
}
