/** Left and right, samples from -1 to 1. */
export type Stereo = [Float32Array, Float32Array];

/** Hz. Enough for partials up to 4 kHz, and at 64 kbit/s it leaves more bits for each sample than 48,000 would. */
export const sampleRate = 32_000;

/** Seconds after which everything repeats: every frequency is a whole number, every breath divides this. */
export const loopSeconds = 12;

/**
 * Seconds of the same sound before and after the loop. A player loops from `guardSeconds` to `guardSeconds + loopSeconds`,
 * so the silence that mp3 adds at both ends is never heard, and no point of the loop depends on how long it is.
 */
export const guardSeconds = 1;

const PEAK = 0.55;

/** How a partial swells: `depth` of its level, `cycles` times in one loop, beginning at `phase` (turns). */
interface Breath {
  depth: number;
  cycles: number;
  phase: number;
}
interface Partial {
  hz: number;
  level: number;
  breath: Breath;
}

/**
 * A healing tone: its fundamental and soft harmonics, all breathing slowly, each ear a little differently. The fundamental stays
 * the strongest; a low one gets more harmonics, because a phone's speaker cannot sound 108 Hz.
 */
export function healingTone(hz: number): Stereo {
  const fall = 1.1 + hz / 600;
  const partials = [1, 2, 3, 4, 5, 6]
    .map((n) => ({ n, hz: hz * n, level: n === 1 ? 1 : 0.62 * n ** -fall }))
    .filter((partial) => partial.hz <= 4000);
  const ear = (turn: number) =>
    render(
      partials.map(({ n, ...partial }) => ({
        ...partial,
        breath: {
          depth: n === 1 ? 0.18 : 0.45,
          cycles: n === 1 ? 1 : n % 2 ? 3 : 2,
          phase: n === 1 ? 0 : turn + n / 7,
        },
      })),
    );
  return level([ear(0), ear(0.22)]);
}

/** A binaural wave: `carrier` in the left ear, `carrier + beat` in the right (Hz, whole), breathing together. */
export function binauralWave(carrier: number, beat: number): Stereo {
  const breath = { depth: 0.15, cycles: 1, phase: 0 };
  const ear = (hz: number) => render([{ hz, level: 1, breath }]);
  return level([ear(carrier), ear(carrier + beat)]);
}

function render(partials: Partial[]): Float32Array {
  const samples = new Float32Array((loopSeconds + 2 * guardSeconds) * sampleRate);
  for (const { hz, level, breath } of partials) {
    const turn = (2 * Math.PI) / sampleRate;
    const breathTurn = (turn * breath.cycles) / loopSeconds;
    for (let i = 0; i < samples.length; i++) {
      const swell = 1 - breath.depth * (0.5 + 0.5 * Math.cos(i * breathTurn + breath.phase * 2 * Math.PI));
      samples[i] = (samples[i] ?? 0) + level * swell * Math.sin(i * hz * turn);
    }
  }
  return samples;
}

function level(stereo: Stereo): Stereo {
  const loudest = Math.max(
    ...stereo.map((ear) => ear.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)),
  );
  const scale = (ear: Float32Array) => ear.map((sample) => (sample * PEAK) / loudest);
  return [scale(stereo[0]), scale(stereo[1])];
}
