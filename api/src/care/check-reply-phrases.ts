import {
  agreesWithHatred,
  claimSets,
  diagnoses,
  encouragement,
  grooming,
  guardWords,
  guilt,
  humanLife,
  medicine,
  quoteWords,
  secrecy,
} from './check-reply-claims.words.ts';
import { toWords } from './normalise.ts';
import { compilePhrases, hasPhrase, type PhraseTable } from './phrases.ts';
import type { StopReason } from './stop-reason.ts';

interface Rule {
  reason: StopReason;
  table: PhraseTable;
  /** Whether it is passed over in a sentence that gives words back, or also in one that denies, asks or sets a condition. */
  unless: 'never' | 'quoted' | 'denied';
}

const rule = (reason: StopReason, source: string, unless: Rule['unless']): Rule => ({
  reason,
  table: compilePhrases(source, claimSets),
  unless,
});

/** The gravest first. */
const RULES: readonly Rule[] = [
  rule('medicine', medicine, 'never'),
  rule('encouragement', encouragement, 'quoted'),
  rule('claims_human', humanLife, 'denied'),
  rule('claims_clinician', diagnoses, 'denied'),
  rule('self_hatred', agreesWithHatred, 'denied'),
  rule('guilt', guilt, 'quoted'),
  rule('romantic_minor', secrecy, 'quoted'),
  rule('romantic_minor', grooming, 'denied'),
];
const QUOTES = new Set(toWords(quoteWords));
const DENIALS = new Set(toWords(guardWords));
const QUOTED = /["“”«»]|(?<!\p{L})['‘][^'’]+['’](?!\p{L})/u;

/** The reasons whose phrases occur in a sentence, the gravest first. */
export function phrasesIn(sentence: string): StopReason[] {
  const words = toWords(sentence);
  const quoted = QUOTED.test(sentence) || words.some((word) => QUOTES.has(word));
  const denied = quoted || sentence.includes('?') || words.some((word) => DENIALS.has(word));
  const excused = { never: false, quoted, denied };
  const found = RULES.filter(({ unless, table }) => !excused[unless] && hasPhrase(words, table));
  return [...new Set(found.map(({ reason }) => reason))];
}
