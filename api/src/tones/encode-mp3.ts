import { createMp3Encoder } from 'wasm-media-encoders';
import { type Stereo, sampleRate } from './synthesis.ts';

/** The sound as an mp3 file of 64 kbit/s, stereo. */
export async function encodeMp3(stereo: Stereo): Promise<Uint8Array> {
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate, outputSampleRate: sampleRate, channels: 2, bitrate: 64 });
  // The encoder reuses its memory: what it returns must be copied before the next call.
  const body = Uint8Array.from(encoder.encode(stereo));
  return Buffer.concat([body, encoder.finalize()]);
}
