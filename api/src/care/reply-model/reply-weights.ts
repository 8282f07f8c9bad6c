import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { learnedReasons } from '../stop-reason.ts';

/** Where the trained weights are; `npm run care:train replies` writes them. */
export const REPLY_WEIGHTS_FILE = new URL('./reply-model.bin', import.meta.url);

/** What a sentence is scored for: something wrong for anybody, then each reason. */
export const REPLY_HEADS = 1 + learnedReasons.length;

/** The weights of the check of a reply: for each hashed feature it knows a row of small integers, one a head. */
export interface ReplyWeights {
  /** Sorted, so that the same training gives the same bytes. */
  keys: Int32Array;
  rows: Int8Array;
  scales: Float32Array;
  biases: Float32Array;
}

/** The weights file: how many features, scales, biases, keys, rows; compressed. */
export function packReplyWeights({ keys, rows, scales, biases }: ReplyWeights): Uint8Array {
  const parts = [Int32Array.of(keys.length), scales, biases, keys, rows];
  return brotliCompressSync(
    Buffer.concat(
      parts.map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength)),
    ),
  );
}

/** Reads what packReplyWeights wrote; throws when the file is damaged or of another shape. */
export function unpackReplyWeights(packed: Uint8Array): ReplyWeights {
  const bytes = Uint8Array.from(brotliDecompressSync(packed)).buffer;
  const count = new Int32Array(bytes, 0, 1)[0] as number;
  const keysAt = 4 + 8 * REPLY_HEADS;
  const rowsAt = keysAt + 4 * count;
  if (bytes.byteLength !== rowsAt + REPLY_HEADS * count)
    throw new Error(
      'The weights of the check of replies do not fit this program: train them again (npm run care:train replies).',
    );
  return {
    scales: new Float32Array(bytes, 4, REPLY_HEADS),
    biases: new Float32Array(bytes, 4 + 4 * REPLY_HEADS, REPLY_HEADS),
    keys: new Int32Array(bytes, keysAt, count),
    rows: new Int8Array(bytes, rowsAt, REPLY_HEADS * count),
  };
}
