import type { ToneList } from 'contracts/tones';

/** Which part of a file repeats, in seconds. */
export type Loop = ToneList['loop'];

export interface SeamlessLoop {
  /** Makes the device ready to sound. Call it inside the tap itself: browsers allow it nowhere else. */
  wake(): void;
  /**
   * Decodes an mp3 file and lets it loop without a seam. Resolves with whether it sounds: not when `stop` came first. Rejects when
   * it cannot be played.
   */
  play(mp3: ArrayBuffer, loop: Loop, onEnd: () => void): Promise<boolean>;
  /** Fades out at once, and calls nobody's `onEnd`. */
  stop(): void;
  /** Fades out over the last seconds before so many minutes have passed; null plays on. */
  sleepAfter(minutes: number | null): void;
  /** Stops and gives the device back. */
  close(): void;
}

interface Voice {
  source: AudioBufferSourceNode;
  gain: GainNode;
}

const FADE_IN = 0.6;
const FADE_OUT = 0.3;
const SLEEP_FADE = 20;

/** Loops inside the decoded samples: seamless, whatever silence the mp3 has at its ends. `volume` is 0 to 1. */
export function createSeamlessLoop(volume: number): SeamlessLoop {
  let context: AudioContext | undefined;
  let voice: Voice | undefined;
  let asked = 0;

  function stop() {
    asked++;
    if (context && voice) fadeOut(context, voice, FADE_OUT);
    voice = undefined;
  }

  return {
    wake() {
      playOverSilentSwitch();
      context ??= new AudioContext();
      void context.resume();
    },
    async play(mp3, loop, onEnd) {
      stop();
      const mine = asked;
      context ??= new AudioContext();
      const samples = await context.decodeAudioData(mp3);
      if (mine !== asked) return false;
      await context.resume();
      if (mine !== asked) return false;
      const started = start(context, samples, loop, volume);
      started.source.onended = () => {
        if (voice !== started) return;
        voice = undefined;
        onEnd();
      };
      voice = started;
      return true;
    },
    stop,
    sleepAfter(minutes) {
      if (context && voice) scheduleSleep(context, voice, minutes, volume);
    },
    close() {
      stop();
      const closing = context;
      context = undefined;
      if (closing) setTimeout(() => void closing.close(), FADE_OUT * 1000);
    },
  };
}

function start(context: AudioContext, buffer: AudioBuffer, loop: Loop, volume: number): Voice {
  const source = new AudioBufferSourceNode(context, {
    buffer,
    loop: true,
    loopStart: loop.start,
    loopEnd: loop.end,
  });
  const gain = new GainNode(context, { gain: 0 });
  source.connect(gain).connect(context.destination);
  gain.gain.setValueAtTime(0, context.currentTime);
  gain.gain.linearRampToValueAtTime(volume, context.currentTime + FADE_IN);
  source.start(0, loop.start);
  return { source, gain };
}

function fadeOut(context: AudioContext, { source, gain }: Voice, seconds: number) {
  const now = context.currentTime;
  gain.gain.cancelAndHoldAtTime?.(now);
  gain.gain.setTargetAtTime(0, now, seconds / 5);
  source.stop(now + seconds);
}

/** The audio clock does it, so that it also happens while the phone's timers sleep. */
function scheduleSleep(
  context: AudioContext,
  { source, gain }: Voice,
  minutes: number | null,
  volume: number,
) {
  const now = context.currentTime;
  gain.gain.cancelScheduledValues(now);
  gain.gain.setTargetAtTime(volume, now, 0.1);
  const end = now + (minutes ?? A_WEEK) * 60;
  gain.gain.setTargetAtTime(0, end - SLEEP_FADE, SLEEP_FADE / 4);
  source.stop(end);
}

// A stop once scheduled can be put off but not taken back.
const A_WEEK = 7 * 24 * 60;

/** On an iPhone, sound made by a page is otherwise silent while the ring switch is off. */
function playOverSilentSwitch() {
  const { audioSession } = navigator as Navigator & { audioSession?: { type: string } };
  if (audioSession) audioSession.type = 'playback';
}
