import { phrasesIn } from '../check-reply-phrases.ts';
import { sentencesOf, withContext } from '../check-reply-sentences.ts';
import { type LearnedReason, learnedReasons } from '../stop-reason.ts';
import { numberFeatures, type Sparse, toSparse } from '../training/dictionary.ts';
import { type Straight, trainStraight } from '../training/train-straight.ts';
import { featuresOfSentence } from './read-sentence.ts';
import { type ReplyRow, reasonOf } from './reply-corpus.ts';
import { REPLY_HEADS, type ReplyWeights } from './reply-weights.ts';

/** How often the sentences are learned anew, each time with those found to be what makes their reply bad. */
const ROUNDS = 3;
/** What a sentence of a bad reply counts: before it is known which is the bad one, and the others afterwards. */
const UNKNOWN = 0.4;
const OTHERS = 0.3;
/** What a bad sentence counts against the other reasons. */
const OTHER_REASONS = 0.2;
const LEAST_SENTENCES = 2;

/** A sentence of a labelled reply; `bad` is how surely it is what was labelled. */
interface Sentence {
  row: number;
  text: Sparse;
  stop: LearnedReason | undefined;
  minor: boolean;
  bad: 'surely' | 'perhaps' | 'no';
  /** Nobody has said which sentence of its reply is the bad one. */
  open: boolean;
}
/** What a sentence should give at one head, and how much that counts. */
type Target = readonly [value: 0 | 1, share: number];

const IGNORED: Target = [0, 0];
const badShare = { surely: [1, 1], perhaps: [1, UNKNOWN], no: [0, OTHERS] } as const satisfies Record<
  string,
  Target
>;

function targetFor(head: LearnedReason | 'wrong', { stop, minor, bad }: Sentence): Target {
  const romance = head === 'romantic_minor';
  if (!stop) return romance && !minor ? IGNORED : [0, 1];
  if (stop === head || (head === 'wrong' && stop !== 'romantic_minor')) return badShare[bad];
  if (head === 'wrong' || romance || bad !== 'surely') return IGNORED;
  return [0, OTHER_REASONS];
}

const scoreOf = ({ weights, bias }: Straight, { ids, values }: Sparse): number =>
  ids.reduce((sum, id, at) => sum + (weights[id] as number) * (values[at] as number), bias);

const HEADS: readonly (LearnedReason | 'wrong')[] = ['wrong', ...learnedReasons];

function learn(sentences: readonly Sentence[], features: number): Straight[] {
  return HEADS.map((head) => {
    const targets = sentences.map((sentence) => targetFor(head, sentence));
    const counted = targets.flatMap(([, share], at) => (share > 0 ? [at] : []));
    return trainStraight(
      counted.map((at) => (sentences[at] as Sentence).text),
      counted.map((at) => (targets[at] as Target)[0]),
      counted.map((at) => (targets[at] as Target)[1]),
      features,
    );
  });
}

/** Marks, in every bad reply, the sentence that reads worst as the bad one; another that reads bad, too, stays open. */
function findBad(sentences: readonly Sentence[], straights: readonly Straight[]): void {
  const worst = new Map<number, { score: number; sentence: Sentence }>();
  for (const sentence of sentences) {
    if (!sentence.open || !sentence.stop) continue;
    const head = HEADS.indexOf(sentence.stop);
    const score = scoreOf(straights[head] as Straight, sentence.text);
    sentence.bad = score > 0 ? 'perhaps' : 'no';
    if (score > (worst.get(sentence.row)?.score ?? Number.NEGATIVE_INFINITY))
      worst.set(sentence.row, { score, sentence });
  }
  for (const { sentence } of worst.values()) sentence.bad = 'surely';
}

function quantise(
  straights: readonly Straight[],
  kept: readonly number[],
): Pick<ReplyWeights, 'rows' | 'scales'> {
  const scales = straights.map(({ weights }) =>
    Math.fround(kept.reduce((most, id) => Math.max(most, Math.abs(weights[id] as number)), 1e-9) / 127),
  );
  const rows = new Int8Array(kept.length * REPLY_HEADS);
  for (const [at, id] of kept.entries())
    for (const [head, { weights }] of straights.entries())
      rows[at * REPLY_HEADS + head] = Math.round((weights[id] as number) / (scales[head] as number));
  return { rows, scales: Float32Array.from(scales) };
}

/** What is read to judge each sentence of a reply that says anything. */
const readings = (reply: string): string[] =>
  sentencesOf(reply)
    .map(withContext())
    .filter((text) => /[\p{L}\p{N}]/u.test(text));

/** A short sentence is read with the one before it, so one that was marked may be read twice. */
function howSurely(
  texts: readonly string[],
  at: number,
  marked: readonly number[] | undefined,
): Sentence['bad'] {
  if (!marked) return texts.length === 1 ? 'surely' : 'perhaps';
  return marked.some((bad) => texts[at]?.includes(texts[bad] as string)) ? 'surely' : 'no';
}

/**
 * Trains the weights of the check of a reply; the same rows in the same order give the same weights. A label says of a whole
 * reply what is wrong, not where: the sentences are learned several times, and each time better told apart (multiple-instance learning).
 */
export function trainReplies(rows: readonly ReplyRow[]): ReplyWeights {
  const read = rows.flatMap(({ reply, stop: label, minor, bad_at }, row) => {
    const stop = label === null ? undefined : learnedReasons.find((reason) => reason === reasonOf[label]);
    if (label !== null && stop === undefined) return [];
    const texts = readings(reply);
    return texts.map((text, at) => ({
      row,
      features: featuresOfSentence(text, phrasesIn(text)),
      stop,
      minor,
      bad: howSurely(texts, at, bad_at),
      open: stop !== undefined && !bad_at && texts.length > 1,
    }));
  });
  const numbers = numberFeatures(
    read.map(({ features }) => features),
    LEAST_SENTENCES,
  );
  const sentences = read.map(
    ({ features, ...rest }): Sentence => ({ ...rest, text: toSparse(features, numbers) }),
  );
  let straights = learn(sentences, numbers.size);
  for (let round = 1; round < ROUNDS; round += 1) {
    findBad(sentences, straights);
    straights = learn(sentences, numbers.size);
  }
  const hashes = [...numbers.keys()];
  const kept = [...hashes.keys()].sort((one, other) => (hashes[one] as number) - (hashes[other] as number));
  return {
    keys: Int32Array.from(kept, (id) => hashes[id] as number),
    ...quantise(straights, kept),
    biases: Float32Array.from(straights, ({ bias }) => bias),
  };
}
