import { checkTurns } from './check-turns.ts';
import type { CareKind } from './levels.ts';
import { type CrisisKind, checkPhrases } from './phrase-check.ts';

/** What the check of one message found: a crisis that Saathi takes over, or a possible one, at which the companion asks. */
export type SafetyVerdict =
  | { level: 'none'; kind?: undefined }
  | { level: 'possible' | 'crisis'; kind: CrisisKind };

/** The phrases' name of a kind. */
const answeredAs: Record<CareKind, CrisisKind> = {
  self_harm: 'self_harm',
  harm_to_others: 'harm_to_others',
  abuse: 'abuse',
  danger_now: 'danger',
  method_request: 'self_harm',
  other_at_risk: 'self_harm',
  minor_romantic: 'abuse',
};

/**
 * Decides whether a person's message, read alone, speaks of a crisis: English, Hindi and romanised Hindi, and the plainest words of
 * other chat languages. Pure; time grows linearly with the text. docs/product/care.md, Levels.
 */
export function checkMessage(text: string): SafetyVerdict {
  const { kind: phrase } = checkPhrases(text);
  // As long as no companion asks at a possible risk, what a phrase says is taken over, however sure the model is that it is not meant.
  if (phrase) return { level: 'crisis', kind: phrase };
  const { level, kind } = checkTurns([text]);
  if (level === 'clear') return { level: 'crisis', kind: answeredAs[kind] };
  return level === 'possible' ? { level, kind: answeredAs[kind] } : { level: 'none' };
}
