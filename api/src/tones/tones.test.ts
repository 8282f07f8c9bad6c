import { MPEGDecoder } from 'mpg123-decoder';
import { describe, expect, test } from 'vitest';
import { policy } from '../policy/policy.ts';
import { tones } from './catalogue.ts';
import { encodeMp3 } from './encode-mp3.ts';
import { guardSeconds, loopSeconds, sampleRate } from './synthesis.ts';

/** How loud one frequency is, 0 to about 1 (Goertzel's algorithm). */
function loudness(samples: Float32Array, hz: number): number {
  const step = 2 * Math.cos((2 * Math.PI * hz) / sampleRate);
  let [last, beforeLast] = [0, 0];
  for (const sample of samples) [last, beforeLast] = [sample + step * last - beforeLast, last];
  return (2 * Math.sqrt(last ** 2 + beforeLast ** 2 - step * last * beforeLast)) / samples.length;
}

const kept = new Map<string, Promise<[Float32Array, Float32Array]>>();

/** The two ears of a tone, once it has been an mp3 file. */
function decoded(id: string) {
  const ears = kept.get(id) ?? decode(id);
  kept.set(id, ears);
  return ears;
}

async function decode(id: string): Promise<[Float32Array, Float32Array]> {
  const decoder = new MPEGDecoder();
  await decoder.ready;
  const mp3 = await encodeMp3(tones().get(id)?.() ?? [new Float32Array(), new Float32Array()]);
  const { channelData } = decoder.decode(mp3);
  const ears = [channelData[0]?.slice(), channelData[1]?.slice()];
  decoder.free();
  return ears as [Float32Array, Float32Array];
}

const second = (samples: Float32Array) => samples.subarray(4 * sampleRate, 5 * sampleRate);
const all = [...tones().keys()];

describe.each(policy.tones_hz.map((hz) => ({ hz })))('$hz Hz, encoded and decoded again', ({ hz }) => {
  test('sounds its own frequency the loudest, in both ears', async () => {
    for (const ear of await decoded(`${hz}hz`)) {
      const own = loudness(second(ear), hz);
      expect(own).toBeGreaterThan(0.15);
      const others = [hz - 20, hz - 3, hz + 3, hz + 20, hz * 1.5, hz * 2, hz * 3, hz / 2];
      for (const other of others) expect(loudness(second(ear), other)).toBeLessThan(own / 1.8);
    }
  });
});

describe('the binaural waves', () => {
  test.each([
    ['delta', 202],
    ['alpha', 210],
  ])('%s gives the ears 200 Hz and %d Hz', async (id, rightHz) => {
    const [left, right] = (await decoded(id)).map(second) as [Float32Array, Float32Array];
    expect(loudness(left, 200)).toBeGreaterThan(0.3);
    expect(loudness(left, rightHz)).toBeLessThan(0.03);
    expect(loudness(right, rightHz)).toBeGreaterThan(0.3);
    expect(loudness(right, 200)).toBeLessThan(0.03);
  });
});

describe.each(all.map((id) => ({ id })))('$id', ({ id }) => {
  test('repeats itself exactly, wherever in the first second a loop begins', async () => {
    for (const ear of await decoded(id)) {
      const loop = loopSeconds * sampleRate;
      const end = guardSeconds * sampleRate + loop;
      let [difference, loudest] = [0, 0];
      for (let i = end - sampleRate / 4; i < end + sampleRate / 4; i++) {
        const now = ear[i] ?? Number.NaN;
        difference = Math.max(difference, Math.abs(now - (ear[i - loop] ?? Number.NaN)));
        loudest = Math.max(loudest, Math.abs(now));
      }
      expect(loudest).toBeGreaterThan(0.2);
      expect(difference).toBeLessThan(0.03);
    }
  });

  test('never clips', async () => {
    for (const ear of await decoded(id)) {
      expect(ear.every((sample) => Math.abs(sample) < 0.75)).toBe(true);
    }
  });
});
