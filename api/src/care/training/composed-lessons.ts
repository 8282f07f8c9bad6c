import { type CareLevel, careKinds } from '../levels.ts';
import { choices, patterns } from './composed.words.ts';
import type { ConversationRow } from './corpus.ts';
import { endings } from './endings.words.ts';
import { createRandom } from './random.ts';
import { situationChoices, situationPatterns } from './situations.words.ts';
import type { Lesson } from './train-model.ts';

const EACH = 25;

function readChoices(choices: string): Map<string, string[]> {
  return new Map(
    choices
      .trim()
      .split('\n')
      .map((line) => {
        const colon = line.indexOf(':');
        return [
          line.slice(0, colon),
          line
            .slice(colon + 1)
            .split(',')
            .map((choice) => choice.trim()),
        ];
      }),
  );
}

function labelOf(level: string, what: string): Omit<Lesson, 'text'> {
  const kind = careKinds.find((name) => name === what) ?? null;
  if (level === 'clear') return { level, kind, style: 'clear' };
  if (level === 'possible') return { level, kind, style: 'coded' };
  if (level === 'distress') return { level, kind, style: 'sadness' };
  return { level: 'none', kind, style: what === 'plain' ? 'plain' : 'hard_negative' };
}

function compose(patterns: string, choices: string): Lesson[] {
  const random = createRandom(7);
  const parts = readChoices(choices);
  const pick = (name: string): string => {
    const list = parts.get(name);
    if (!list) throw new Error(`No choices are named ${name}`);
    return list[Math.floor(random() * list.length)] as string;
  };
  return patterns
    .trim()
    .split('\n')
    .flatMap((line) => {
      const bar = line.indexOf(' | ');
      const [level = '', what = ''] = line.slice(0, bar).split(' ');
      const texts = Array.from({ length: EACH }, () =>
        line.slice(bar + 3).replace(/\{(\w+)\}/g, (_, name: string) => pick(name)),
      );
      return [...new Set(texts)].map((text) => ({ text, ...labelOf(level, what) }));
    });
}

/** Lessons put together from patterns, the same ones every time: they show many ways to say the plainest things. */
export const composedLessons = (): Lesson[] => [
  ...compose(patterns, choices),
  ...compose(situationPatterns, situationChoices),
];

const CONVERSATIONS = 3;

/** Short conversations: a risk, and then what is said next. */
export function composedConversations(): Pick<ConversationRow, 'turns' | 'levels'>[] {
  const random = createRandom(9);
  const risks = composedLessons().filter(({ level, kind }) => level === 'clear' && kind === 'self_harm');
  return Object.entries(endings).flatMap(([level, texts]) =>
    texts.split('\n').flatMap((text) =>
      Array.from({ length: CONVERSATIONS }, () => {
        const risk = risks[Math.floor(random() * risks.length)] as Lesson;
        return { turns: [risk.text, text], levels: ['clear', level as CareLevel] };
      }),
    ),
  );
}
