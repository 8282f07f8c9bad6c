import { type Helpline, type HelplineKind, helplineDirectory, helplinesFor } from 'contracts/helplines';
import { callableName } from './callable-name.ts';
import { careLanguage } from './care-language.ts';
import { careWords, hindiLineNames } from './care-reply.words.ts';
import type { CrisisKind } from './phrase-check.ts';

export interface CareRequest {
  kind: CrisisKind;
  country: string;
  language: string;
  name?: string | null;
}

/** Which kind of line comes first for which kind of crisis. */
const FIRST: Record<CrisisKind, readonly HelplineKind[]> = {
  self_harm: ['mental_health', 'emergency', 'child', 'women'],
  harm_to_others: ['mental_health', 'emergency', 'child', 'women'],
  abuse: ['emergency', 'women', 'child', 'mental_health'],
  danger: ['emergency', 'women', 'child', 'mental_health'],
};

function inOrder(kind: CrisisKind, country: string): readonly Helpline[] {
  const order = FIRST[kind];
  return [...helplinesFor(country)].sort((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
}

function describe(line: Helpline, hindi: boolean): string {
  const say = (english: string) => (hindi ? (hindiLineNames[english] ?? english) : english);
  const number = line.text ? `${hindi ? careWords.hi.text : careWords.en.text} ${line.number}` : line.number;
  return `• ${say(line.name)}: ${number} (${say(line.hours)})`;
}

/**
 * Saathi's own reply to a crisis, ready to show: warm words for the kind of crisis, the country's helplines in the order that
 * fits it, a pointer to the directory of all countries, and one steadying step. `language` is the chat language; Hindi and
 * Hinglish are answered in theirs, every other in English: docs/product/care.md, Crisis.
 */
export function careReply({ kind, country, language, name }: CareRequest): string {
  const chosen = careLanguage(language);
  const hindi = chosen === 'hi';
  const words = careWords[chosen];
  const called = callableName(name);
  const who = called ? `, ${called}` : '';
  const lines = inOrder(kind, country)
    .map((line) => describe(line, hindi))
    .join('\n');
  return [
    words[kind].replace('{who}', () => who),
    words.lines.replace('{lines}', () => lines),
    words.directory.replace('{site}', () => helplineDirectory),
    words.closing,
  ].join('\n\n');
}
