import { policy } from '../policy/policy.ts';
import { binauralWave, healingTone, type Stereo } from './synthesis.ts';

const CARRIER = 200;

/** Every tone there is, by id: `528hz`, and the binaural waves `delta` (2 Hz, of 0.5 to 4) and `alpha` (10 Hz, of 8 to 13). */
export function tones(): ReadonlyMap<string, () => Stereo> {
  return new Map([
    ...policy.tones_hz.map((hz): [string, () => Stereo] => [`${hz}hz`, () => healingTone(hz)]),
    ['delta', () => binauralWave(CARRIER, 2)],
    ['alpha', () => binauralWave(CARRIER, 10)],
  ]);
}
