import type { CareHelp, CareLine } from 'contracts/care';
import { type Helpline, type HelplineKind, helplineDirectory, helplinesFor } from 'contracts/helplines';
import { callableName } from './callable-name.ts';
import { type CareLanguage, type CareWords, careWords } from './care-reply.words.ts';
import type { CareKind, CareVerdict } from './levels.ts';

/** A risk that was found, to whom it belongs, and the language to answer in. */
export interface CareRequest {
  level: 'clear' | 'possible';
  kind: CareKind;
  /** ISO 3166, two letters. */
  country: string;
  language: CareLanguage;
  name?: string | null;
}

/** What was found at a message that is at least a possible risk. */
export type AtRisk = Extract<CareVerdict, { kind: CareKind }>;

/** Saathi's own reply: `content` is all of it as text, `help` the same as data. */
export interface CareReply {
  content: string;
  help: CareHelp & { words: string };
  language: CareLanguage;
}

const MIND_FIRST: readonly HelplineKind[] = ['mental_health', 'emergency', 'child', 'women'];
const HELP_FIRST: readonly HelplineKind[] = ['emergency', 'women', 'child', 'mental_health'];

/** Which kind of line comes first for which kind of risk. */
const FIRST: Record<CareKind, readonly HelplineKind[]> = {
  self_harm: MIND_FIRST,
  method_request: MIND_FIRST,
  other_at_risk: MIND_FIRST,
  harm_to_others: MIND_FIRST,
  abuse: HELP_FIRST,
  danger_now: HELP_FIRST,
  minor_romantic: ['child', 'emergency', 'women', 'mental_health'],
};

/** The lines of a country in the order that fits a risk, named in a language of the care words. Never empty. */
function careLines(kind: CareKind, country: string, language: CareLanguage): CareLine[] {
  const order = FIRST[kind];
  const { lineNames }: CareWords = careWords[language];
  const say = (english: string) => lineNames[english] ?? english;
  const toLine = ({ name, number, dial, text = false, hours }: Helpline): CareLine => ({
    name: say(name),
    number,
    dial,
    text,
    hours: say(hours),
  });
  return helplinesFor(country)
    .toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind))
    .map(toLine);
}

/** Three sentences: Saathi's own at a clear risk, and at a possible one that no companion can ask about. */
function ownWords({ level, kind, language, name }: CareRequest): string {
  const words = careWords[language];
  const called = callableName(name);
  const who = called ? `, ${called}` : '';
  const template = level === 'clear' ? words.clear[kind] : words.possible;
  return template.replace('{question}', words.question[kind]).replace('{who}', () => who);
}

/**
 * Saathi's own reply to somebody at risk, ready to show: the words for the kind of risk, the country's helplines in the order that
 * fits it, a pointer to the directory of all countries, and one steadying step: docs/product/care.md, Crisis.
 */
export function careReply(request: CareRequest): CareReply {
  const { level, kind, country, language } = request;
  const said = careWords[language];
  const words = ownWords(request);
  const lines = careLines(kind, country, language);
  const listed = lines.map(
    ({ name, number, text, hours }) => `• ${name}: ${text ? `${said.text} ` : ''}${number} (${hours})`,
  );
  const content = [
    words,
    said.lines.replace('{lines}', () => listed.join('\n')),
    said.directory.replace('{site}', () => helplineDirectory),
    said.closing,
  ].join('\n\n');
  return { content, help: { level, kind, words, lines }, language };
}
