import { careKinds } from '../levels.ts';
import { featuresOfText } from '../model/read-text.ts';
import { TURN_FEATURES } from '../model/turn-features.ts';
import { COLUMNS, HEADS, HIDDEN, KINDS, type Weights } from '../model/weights.ts';
import type { MessageRow } from './corpus.ts';
import { numberFeatures, type Sparse, toSparse } from './dictionary.ts';
import { trainKinds } from './train-kinds.ts';
import { type Network, type Target, trainNetwork } from './train-network.ts';
import { type Straight, trainStraight } from './train-straight.ts';

/** A labelled text to learn from. */
export type Lesson = Pick<MessageRow, 'text' | 'level' | 'kind' | 'style'>;

const STYLES = ['hard_negative', 'sadness', 'plain', 'coded'] as const;
/** A feature fewer texts hold teaches nothing about the next text. */
const LEAST_TEXTS = 2;

/** What the kind of a risk counts in the network, which learns it only because it shapes the hidden layer. */
const KIND_SHARE = 0.5;

/** What a message counts by its style: sad and plain ones more, since a question they did not need is heard often, coded ones less. */
const STYLE_SHARES = { clear: 1, coded: 0.8, hard_negative: 1, sadness: 2.5, plain: 2.5 } as const;

const isRisk = ({ level }: Lesson): boolean => level === 'clear' || level === 'possible';

/** The heads, and behind them kinds and styles, which are learned only because they shape the hidden layer. */
function targetOf(row: Lesson): Target {
  const kinds = careKinds.map((kind) => Number(row.kind === kind));
  const styles = STYLES.map((style) => Number(row.style === style));
  const levels = [isRisk(row), row.level === 'clear', row.level === 'distress'].map(Number);
  const share = STYLE_SHARES[row.style];
  return {
    values: Float32Array.from([...levels, ...kinds, ...styles]),
    shares: Float32Array.from([
      share,
      share,
      0.5,
      ...kinds.map(() => (row.kind ? KIND_SHARE : 0)),
      ...styles.map(() => 0.3),
    ]),
  };
}

/** The features that say most, so that the file stays small. */
function strongest(straights: readonly Straight[], network: Network, count: number, most: number): number[] {
  const strength = Float64Array.from({ length: count }, (_, id) => {
    const straight = straights.reduce((sum, { weights }) => sum + 4 * (weights[id] as number) ** 2, 0);
    const row = network.rows.subarray(id * HIDDEN, (id + 1) * HIDDEN);
    return row.reduce((sum, weight) => sum + weight ** 2, straight);
  });
  const order = Array.from(strength.keys()).sort(
    (one, other) => (strength[other] as number) - (strength[one] as number) || one - other,
  );
  return order.slice(0, most);
}

function quantise(columns: readonly number[][]): { rows: Int8Array; scales: Float32Array } {
  const scales = columns.map((column) => {
    const most = column.reduce((largest, weight) => Math.max(largest, Math.abs(weight)), 1e-9);
    return Math.fround(most / 127);
  });
  const rows = new Int8Array((columns[0]?.length ?? 0) * COLUMNS);
  for (const [at, column] of columns.entries())
    for (const [row, weight] of column.entries())
      rows[row * COLUMNS + at] = Math.round(weight / (scales[at] as number));
  return { rows, scales: Float32Array.from(scales) };
}

/**
 * Trains the weights of the message check from labelled rows; the same rows in the same order give the same weights. `most` is how many
 * features are kept.
 */
export function trainModel(lessons: readonly Lesson[], most: number): Weights {
  const texts = lessons.map(({ text }) => featuresOfText(text));
  const numbers = numberFeatures(texts, LEAST_TEXTS);
  const sparse = texts.map((features) => toSparse(features, numbers));
  const shares = lessons.map(({ style }) => STYLE_SHARES[style]);
  const straights = [isRisk, ({ level }: Lesson) => level === 'clear'].map((is) =>
    trainStraight(
      sparse,
      lessons.map((row) => Number(is(row))),
      shares,
      numbers.size,
    ),
  );
  const network = trainNetwork(sparse, lessons.map(targetOf), numbers.size, 1);
  const risks = lessons.flatMap((row, at) =>
    isRisk(row) && row.kind ? [{ text: sparse[at] as Sparse, kind: careKinds.indexOf(row.kind) }] : [],
  );
  const kinds = trainKinds(risks, numbers.size);
  const hashes = [...numbers.keys()];
  const kept = strongest(straights, network, numbers.size, most).sort(
    (one, other) => (hashes[one] as number) - (hashes[other] as number),
  );
  const columnsOf = (rows: Float32Array, width: number) =>
    Array.from({ length: width }, (_, column) => kept.map((id) => rows[id * width + column] as number));
  const columns = [
    ...straights.flatMap(({ weights }) => columnsOf(weights, 1)),
    ...columnsOf(kinds.rows, KINDS),
    ...columnsOf(network.rows, HIDDEN),
  ];
  return {
    keys: Int32Array.from(kept, (id) => hashes[id] as number),
    ...quantise(columns),
    straightBias: Float32Array.from(straights, ({ bias }) => bias),
    kindBias: kinds.bias,
    hiddenBias: network.hiddenBias,
    heads: network.heads.slice(0, HEADS * HIDDEN),
    headBias: network.headBias.slice(0, HEADS),
    turns: new Float32Array(2 * TURN_FEATURES),
  };
}
