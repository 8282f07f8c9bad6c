import { everydayPhrases, playfulWords, topicWords } from './everyday.words.ts';
import { normaliseWord, spelledOut, toWords } from './normalise.ts';
import { abuseAlways, abuseUsually, danger, harmToOthers, othersSets } from './others.words.ts';
import { compilePhrases, findPhrases, hasPhrase, type PhraseTable, type StepCounter } from './phrases.ts';
import { selfHarmAlways, selfHarmSets, selfHarmTopic, selfHarmUsually } from './self-harm.words.ts';
import { correctSpelling } from './spelling.ts';
import { unspacedEveryday, unspacedPhrases, worldPhrases } from './world.words.ts';

/**
 * What a phrase speaks of.
 * @internal
 */
export type CrisisKind = 'self_harm' | 'harm_to_others' | 'abuse' | 'danger';
/** What the phrases of one message say: the most urgent kind, if any, and the names of all that applied. */
export interface PhraseFinding {
  kind: CrisisKind | undefined;
  /** `foreign` where only the phrases know the language, `certain` what hardly anybody says in jest. */
  weight: 'foreign' | 'certain' | 'likely' | 'none';
  signals: string[];
}

interface Rule {
  name: string;
  kind: CrisisKind;
  table: PhraseTable;
  everyday: boolean;
  excuse: 'none' | 'topic' | 'play';
}

const sets = { ...selfHarmSets, ...othersSets };
const compile = (source: string) => compilePhrases(source, sets);
const setOf = (source: string) => new Set(toWords(source));

/** In order of urgency. `everyday`: everyday expressions are left out first; `excuse`: what makes it harmless. */
const RULES: readonly Rule[] = [
  { name: 'self-always', kind: 'self_harm', table: compile(selfHarmAlways), everyday: false, excuse: 'none' },
  { name: 'abuse-always', kind: 'abuse', table: compile(abuseAlways), everyday: false, excuse: 'none' },
  { name: 'danger', kind: 'danger', table: compile(danger), everyday: true, excuse: 'play' },
  {
    name: 'self-usually',
    kind: 'self_harm',
    table: compile(selfHarmUsually),
    everyday: true,
    excuse: 'none',
  },
  { name: 'world', kind: 'self_harm', table: compile(worldPhrases), everyday: true, excuse: 'topic' },
  { name: 'self-topic', kind: 'self_harm', table: compile(selfHarmTopic), everyday: true, excuse: 'topic' },
  { name: 'abuse-usually', kind: 'abuse', table: compile(abuseUsually), everyday: true, excuse: 'play' },
  { name: 'others', kind: 'harm_to_others', table: compile(harmToOthers), everyday: true, excuse: 'play' },
];
const EVERYDAY = compile(everydayPhrases);
const TOPIC = setOf(topicWords);
const PLAYFUL = setOf(playfulWords);

/** Run together, in a hashtag or letter by letter; long enough not to sit inside another word. */
const RUN_TOGETHER = [
  'killmyself',
  'killingmyself',
  'wanttodie',
  'wannadie',
  'endmylife',
  'endingmylife',
  'enditall',
  'hangmyself',
  'cutmyself',
  'hurtmyself',
  'marnachahta',
  'marnachahti',
  'marjanachahta',
  'marjaunga',
].map(normaliseWord);
const SPELLED_OUT = [...RUN_TOGETHER, ...['suicide', 'suicidal', 'kms', 'unalive'].map(normaliseWord)];

const plain = (text: string): string => toWords(text).join(' ');
const UNSPACED = unspacedPhrases.map(plain);
const UNSPACED_EVERYDAY = unspacedEveryday.map(plain);

/** Whether a phrase of a language without spaces occurs, outside the idioms that hold it. */
function unspaced(words: readonly string[]): boolean {
  const text = UNSPACED_EVERYDAY.reduce((rest, idiom) => rest.replaceAll(idiom, ' '), words.join(' '));
  return UNSPACED.some((phrase) => text.includes(phrase));
}

function covered(words: readonly string[], counter: StepCounter): string[] {
  const rest = [...words];
  for (const { start, end } of findPhrases(words, EVERYDAY, counter)) rest.fill('', start, end);
  return rest;
}

function runTogether(words: readonly string[]): boolean {
  const long = words.some((word) => word.length >= 8 && RUN_TOGETHER.some((phrase) => word.includes(phrase)));
  return long || spelledOut(words).some((run) => SPELLED_OUT.some((phrase) => run.includes(phrase)));
}

const NOT_ONESELF = new Set(
  ['esteem', 'confidence', 'worth', 'care', 'respect', 'image', 'love', 'control'].map(normaliseWord),
);

/** "my self" as "myself", unless it is self-esteem or the like. */
function joinSelf(words: readonly string[]): string[] {
  return words.flatMap((word, at) => {
    const next = words[at + 1];
    if (word === 'my' && next === 'self' && !NOT_ONESELF.has(words[at + 2] ?? '')) return ['myself'];
    return word === 'self' && words[at - 1] === 'my' && !NOT_ONESELF.has(next ?? '') ? [] : [word];
  });
}

function weightOf(applying: readonly Rule[]): PhraseFinding['weight'] {
  const names = applying.map(({ name }) => name);
  if (names.includes('world')) return 'foreign';
  if (names.some((name) => name.endsWith('always'))) return 'certain';
  return names.length > 0 ? 'likely' : 'none';
}

/**
 * The phrases of a crisis in a message: English, Hindi and romanised Hindi, with slips, tricks and euphemisms undone first. `signals` names
 * every rule that applied, for the model. Pure; time grows linearly with the text. `counter` counts the comparisons, for tests.
 * docs/product/care.md, Everyday words.
 */
export function checkPhrases(text: string, counter: StepCounter = { steps: 0 }): PhraseFinding {
  const written = toWords(text);
  if (runTogether(written) || unspaced(written))
    return { kind: 'self_harm', weight: 'foreign', signals: ['together'] };
  const words = joinSelf(written.map(correctSpelling));
  const judged = covered(words, counter);
  const topic = words.some((word) => TOPIC.has(word));
  const play = topic || words.some((word) => PLAYFUL.has(word));
  const excused = { none: false, topic, play };
  const found = RULES.filter((rule) => hasPhrase(rule.everyday ? judged : words, rule.table, counter));
  const applying = found.filter((rule) => !excused[rule.excuse]);
  const signals = found.map((rule) => `${rule.name} ${excused[rule.excuse]}`);
  if (topic) signals.push('topic');
  if (play) signals.push('play');
  if (judged.includes('') && !words.includes('')) signals.push('everyday');
  return { kind: applying[0]?.kind, weight: weightOf(applying), signals };
}
