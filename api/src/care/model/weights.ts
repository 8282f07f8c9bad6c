import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { careKinds } from '../levels.ts';
import { TURN_FEATURES } from './turn-features.ts';

/** Where the trained weights are; `npm run care:train` writes them. */
export const WEIGHTS_FILE = new URL('./care-model.bin', import.meta.url);

export const HIDDEN = 12;
/** Straight weights of a feature: for "found" (clear or possible) and for "clear". */
export const STRAIGHT = 2;
/** Straight weights of a feature, one for each kind. */
export const KINDS = careKinds.length;
export const COLUMNS = STRAIGHT + KINDS + HIDDEN;
/** What the network says: found, clear, distress. */
export const HEADS = 3;
const DENSE = COLUMNS + STRAIGHT + KINDS + HIDDEN + HEADS * HIDDEN + HEADS + 2 * TURN_FEATURES;

/** The weights of the check: a few dense ones, and a row of small integers for each hashed feature it knows. */
export interface Weights {
  /** Sorted, so that the same training gives the same bytes. */
  keys: Int32Array;
  rows: Int8Array;
  scales: Float32Array;
  straightBias: Float32Array;
  kindBias: Float32Array;
  hiddenBias: Float32Array;
  heads: Float32Array;
  headBias: Float32Array;
  /** What reads a turn in its conversation: for "found", then for "clear". */
  turns: Float32Array;
}

function denseOf(weights: Weights): Float32Array {
  const { scales, straightBias, kindBias, hiddenBias, heads, headBias, turns } = weights;
  const biases = [...straightBias, ...kindBias, ...hiddenBias];
  return Float32Array.from([...scales, ...biases, ...heads, ...headBias, ...turns]);
}

/** The weights as bytes before compression: the number of features, the dense weights, the keys, the rows, one column after the other. */
function encodeWeights(weights: Weights): Uint8Array {
  const count = weights.keys.length;
  const bytes = Buffer.alloc(4 + 4 * DENSE + 4 * count + COLUMNS * count);
  bytes.writeInt32LE(count, 0);
  for (const [at, value] of denseOf(weights).entries()) bytes.writeFloatLE(value, 4 + 4 * at);
  const keysAt = 4 + 4 * DENSE;
  for (const [at, key] of weights.keys.entries()) bytes.writeInt32LE(key, keysAt + 4 * at);
  const rowsAt = keysAt + 4 * count;
  for (let column = 0; column < COLUMNS; column += 1)
    for (let row = 0; row < count; row += 1)
      bytes.writeInt8(weights.rows[row * COLUMNS + column] as number, rowsAt + column * count + row);
  return bytes;
}

/** The weights file: encodeWeights, compressed. */
export function packWeights(weights: Weights): Uint8Array {
  return brotliCompressSync(encodeWeights(weights), {
    params: { [constants.BROTLI_PARAM_LGWIN]: 22, [constants.BROTLI_PARAM_QUALITY]: 9 },
  });
}

/** Reads what packWeights wrote; throws when the file is damaged or of another shape. */
export function unpackWeights(packed: Uint8Array): Weights {
  const bytes = brotliDecompressSync(packed);
  const count = bytes.readInt32LE(0);
  if (bytes.length !== 4 + 4 * DENSE + 4 * count + COLUMNS * count)
    throw new Error(
      'The weights of the safety check do not fit this program: train them again (npm run care:train).',
    );
  let at = 4;
  const next = (length: number): number[] => {
    at += 4 * length;
    return Array.from({ length }, (_, each) => at - 4 * (length - each));
  };
  const floats = (length: number) => Float32Array.from(next(length), (place) => bytes.readFloatLE(place));
  const [scales, straightBias] = [floats(COLUMNS), floats(STRAIGHT)];
  const [kindBias, hiddenBias] = [floats(KINDS), floats(HIDDEN)];
  const [heads, headBias, turns] = [floats(HEADS * HIDDEN), floats(HEADS), floats(2 * TURN_FEATURES)];
  const keys = Int32Array.from(next(count), (place) => bytes.readInt32LE(place));
  const rows = new Int8Array(count * COLUMNS);
  for (let column = 0; column < COLUMNS; column += 1)
    for (let row = 0; row < count; row += 1)
      rows[row * COLUMNS + column] = bytes.readInt8(at + column * count + row);
  return { keys, rows, scales, straightBias, kindBias, hiddenBias, heads, headBias, turns };
}
