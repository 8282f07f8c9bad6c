import type { CareKind, CareVerdict } from './levels.ts';
import { scoreFeatures, turnWeights } from './model/care-model.ts';
import { readTurns } from './model/read-turns.ts';
import type { Scores } from './model/score.ts';
import { scoreTurns } from './model/score-turns.ts';
import type { Turn } from './model/turn-features.ts';
import type { PhraseFinding } from './phrase-check.ts';
import { shortAnswers } from './short-answers.words.ts';
import {
  BENIGN_BELOW,
  messageThresholds,
  type Thresholds,
  turnThresholds,
  UNMEANT_BELOW,
} from './thresholds.ts';

type Sureness = Pick<Scores, 'found' | 'clear'>;

function levelOf(sure: Sureness, turn: Turn, thresholds: Thresholds): CareVerdict['level'] {
  const { weight } = turn.phrases;
  const certain = weight === 'certain' && turn.own.clear > BENIGN_BELOW;
  if (weight === 'foreign' || certain || sure.clear > thresholds.clear) return 'clear';
  const likely = weight === 'certain' || (weight === 'likely' && turn.own.found > UNMEANT_BELOW);
  if (likely || sure.found > thresholds.found) return 'possible';
  return turn.own.distress > thresholds.distress ? 'distress' : 'none';
}

const PHRASE_KINDS = {
  self_harm: 'self_harm',
  harm_to_others: 'harm_to_others',
  abuse: 'abuse',
  danger: 'danger_now',
} as const;

/** The phrases know a rarer kind better than the model does; who it is about, only the model reads. */
function kindOf({ kind, weight }: PhraseFinding, own: Scores): CareKind {
  if (kind === 'self_harm' && weight === 'certain' && own.kind === 'other_at_risk') return own.kind;
  return kind && (weight !== 'likely' || kind !== 'self_harm') ? PHRASE_KINDS[kind] : own.kind;
}

/** A verdict, and whether somebody else should read the message too: it is possible, or nearly so. */
export interface Reading {
  verdict: CareVerdict;
  unsure: boolean;
}

/** How far below what counts as found a message still is no plainly harmless one, in log-odds. */
const UNSURE_MARGIN = 1.5;

function judge(turns: readonly Turn[]): Reading {
  const turn = turns.at(-1) as Turn;
  const alone = turns.length === 1;
  const sure = alone ? turn.own : scoreTurns(turns, turnWeights);
  const thresholds = alone ? messageThresholds : turnThresholds;
  const level = levelOf(sure, turn, thresholds);
  const heard = turns.find(({ own }) => own.found > messageThresholds.found);
  if (level === 'distress' || level === 'none') {
    const unsure = sure.found > thresholds.found - UNSURE_MARGIN;
    return { verdict: { level: heard ? 'distress' : level }, unsure };
  }
  const about = turn.own.found > messageThresholds.found + UNSURE_MARGIN ? turn : (heard ?? turn);
  return { verdict: { level, kind: kindOf(about.phrases, about.own) }, unsure: level === 'possible' };
}

function isShortAnswer(text: string): boolean {
  return shortAnswers.has(
    text
      .toLowerCase()
      .replace(/['’]/g, '')
      .replace(/[^\p{L}\p{M}]+/gu, ' ')
      .trim(),
  );
}

/** How many turns back are read at most. */
const READ = 12;

/**
 * Reads the last of a person's turns (oldest first) in its conversation: what was said before is carried, a joke after a risk stays possible,
 * and a safe ending is distress. Pure, offline; its time grows linearly with the text of the last twelve turns. docs/product/care.md, Levels.
 */
export function checkTurns(turns: readonly string[]): CareVerdict {
  return readRisk(turns).verdict;
}

/** The same, and whether a second reader is to be asked: docs/product/care.md, Second reader. */
export function readRisk(turns: readonly string[]): Reading {
  const [last, before] = [turns.at(-1) ?? '', turns.slice(0, -1)];
  const harmless: Reading = { verdict: { level: 'none' }, unsure: false };
  if (!last.trim() && before.length === 0) return harmless;
  // A word or two that are no message of their own say what the turns before them say.
  if (isShortAnswer(last) && readRisk(before).verdict.level === 'none') return harmless;
  return judge(readTurns(turns.slice(-READ), scoreFeatures));
}
