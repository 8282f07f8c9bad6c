import type { CareKind, CareVerdict } from './levels.ts';
import { scoreFeatures, turnWeights } from './model/care-model.ts';
import { readTurns } from './model/read-turns.ts';
import type { Scores } from './model/score.ts';
import { scoreTurns } from './model/score-turns.ts';
import type { Turn } from './model/turn-features.ts';
import type { PhraseFinding } from './phrase-check.ts';
import { BENIGN_BELOW, messageThresholds, type Thresholds, turnThresholds } from './thresholds.ts';

type Sureness = Pick<Scores, 'found' | 'clear'>;

function levelOf(sure: Sureness, turn: Turn, thresholds: Thresholds): CareVerdict['level'] {
  const { weight } = turn.phrases;
  const certain = weight === 'certain' && turn.own.clear > BENIGN_BELOW;
  if (weight === 'foreign' || certain || sure.clear > thresholds.clear) return 'clear';
  const likely = weight === 'certain' || (weight === 'likely' && turn.own.found > BENIGN_BELOW);
  if (likely || sure.found > thresholds.found) return 'possible';
  return turn.own.distress > thresholds.distress ? 'distress' : 'none';
}

const PHRASE_KINDS = {
  self_harm: 'self_harm',
  harm_to_others: 'harm_to_others',
  abuse: 'abuse',
  danger: 'danger_now',
} as const;

/** The phrases know a rarer kind better than the model does. */
function kindOf({ kind, weight }: PhraseFinding, own: Scores): CareKind {
  return kind && (weight !== 'likely' || kind !== 'self_harm') ? PHRASE_KINDS[kind] : own.kind;
}

function judge(turns: readonly Turn[]): CareVerdict {
  const turn = turns.at(-1) as Turn;
  const alone = turns.length === 1;
  const sure = alone ? turn.own : scoreTurns(turns, turnWeights);
  const level = levelOf(sure, turn, alone ? messageThresholds : turnThresholds);
  const heard = turns.find(({ own }) => own.found > messageThresholds.found);
  if (level === 'none' && heard) return { level: 'distress' };
  if (level === 'distress' || level === 'none') return { level };
  const about = turn.own.found > messageThresholds.found ? turn : (heard ?? turn);
  return { level, kind: kindOf(about.phrases, about.own) };
}

/** How many turns back are read at most. */
const READ = 12;

/** What checkTurns finds, and what the phrases of the last turn say of it. `texts` holds one turn at least. */
export function readLastTurn(texts: readonly string[]): { verdict: CareVerdict; phrases: PhraseFinding } {
  const turns = readTurns(texts.slice(-READ), scoreFeatures);
  return { verdict: judge(turns), phrases: (turns.at(-1) as Turn).phrases };
}

/**
 * Reads the last of a person's turns (oldest first) in its conversation: what was said before is carried, a joke after a risk stays possible,
 * and a safe ending is distress. Pure, offline; its time grows linearly with the text of the last twelve turns. docs/product/care.md, Levels.
 */
export function checkTurns(turns: readonly string[]): CareVerdict {
  return turns.length === 0 ? { level: 'none' } : readLastTurn(turns).verdict;
}
