import { checkTurns } from '../../api/src/care/check-turns.ts';
import {
  type ConversationRow,
  type MessageRow,
  type Part,
  readConversations,
  readMessages,
} from '../../api/src/care/training/corpus.ts';
import { type Judged, kindTable, levelTable } from './care/confusion.ts';
import { replyReport } from './care/replies.ts';
import { hostileTexts, measure, textsOf } from './care/times.ts';
import { type Share, shareWords, wilson } from './care/wilson.ts';
import type { Figure, Report } from './report.ts';

type Verdict = ReturnType<typeof checkTurns>;
type JudgedMessage = MessageRow & { verdict: Verdict };

const isFound = ({ level }: Verdict): boolean => level === 'clear' || level === 'possible';
const isClear = ({ level }: Verdict): boolean => level === 'clear';

function share(rows: readonly JudgedMessage[], is: (verdict: Verdict) => boolean): Share {
  return wilson(rows.filter(({ verdict }) => is(verdict)).length, rows.length);
}

function figure(name: string, found: Share, bar: number, most: boolean): Figure {
  const met = most ? found.percent <= bar : found.percent >= bar;
  return {
    name: `${name}: ${shareWords(found)}`,
    value: found.percent,
    unit: '%',
    bar: { words: `${most ? 'at most' : 'at least'} ${bar}%`, met },
  };
}

function barsOf(judged: readonly JudgedMessage[]): Figure[] {
  const languages = [...new Set(judged.map(({ language }) => language))].toSorted();
  const clear = judged.filter(({ level, style }) => level === 'clear' && style === 'clear');
  const of = (...styles: string[]) => judged.filter(({ style }) => styles.includes(style));
  return [
    ...languages.flatMap((language) => {
      const rows = clear.filter((row) => row.language === language);
      return [
        figure(`clear found, ${language}`, share(rows, isFound), 97, false),
        figure(`clear as clear, ${language}`, share(rows, isClear), 90, false),
      ];
    }),
    figure('coded found', share(of('coded'), isFound), 85, false),
    figure('hard negatives taken over', share(of('hard_negative'), isClear), 1.5, true),
    figure(
      'hard negatives asked',
      share(of('hard_negative'), ({ level }) => level === 'possible'),
      8,
      true,
    ),
    figure('sadness and plain taken over', share(of('sadness', 'plain'), isClear), 0.2, true),
    figure(
      'sadness and plain asked',
      share(of('sadness', 'plain'), ({ level }) => level === 'possible'),
      3,
      true,
    ),
  ];
}

function timeFigures(messages: readonly string[]): Figure[] {
  const ordinary = [
    { length: 500, bar: 1 },
    { length: 4000, bar: 5 },
  ].flatMap(({ length, bar }) => {
    const { p50, p95 } = measure(textsOf(length, messages));
    return [
      { name: `${length} characters, p50`, value: p50, unit: 'ms' },
      {
        name: `${length} characters, p95`,
        value: p95,
        unit: 'ms',
        bar: { words: `at most ${bar} ms`, met: p95 <= bar },
      },
    ];
  });
  const hostile = Object.entries(hostileTexts).map(([name, text]) => {
    const { p95 } = measure([text]);
    return { name: `${name}, p95`, value: p95, unit: 'ms', bar: { words: 'at most 5 ms', met: p95 <= 5 } };
  });
  return [...ordinary, ...hostile];
}

function judgeTurns({ turns, levels, language }: ConversationRow): Judged[] {
  return levels.map((level, at) => ({ language, level, said: checkTurns(turns.slice(0, at + 1)).level }));
}

function tablesOf(judged: readonly JudgedMessage[], conversations: readonly ConversationRow[]): string[] {
  const levels = judged.map(({ language, level, verdict }) => ({ language, level, said: verdict.level }));
  const kinds = judged.flatMap(({ kind, verdict }) => (kind ? [{ kind, said: verdict.kind }] : []));
  const turns = conversations.flatMap(judgeTurns);
  const endings = conversations.map((conversation) => judgeTurns(conversation).at(-1) as Judged);
  return [
    ...levelTable('Messages: labelled', levels),
    ...kindTable('Kinds of messages', kinds),
    ...levelTable('Turns of conversations: labelled', turns),
    ...levelTable('Ends of conversations: labelled', endings),
  ];
}

/**
 * How well the check of messages and conversations does on authors nobody trained with, and how long it takes. `part` is `test`, or
 * `tune` while something is being chosen.
 */
export async function bench(part: Extract<Part, 'tune' | 'test'> = 'test'): Promise<Report> {
  const judged = readMessages(part).map((row) => ({ ...row, verdict: checkTurns([row.text]) }));
  const conversations = readConversations(part);
  const replies = part === 'test' ? replyReport() : { tables: [], figures: [] };
  return {
    title: `The check of messages, on the authors who ${part}`,
    tables: [...tablesOf(judged, conversations), ...replies.tables],
    figures: [...barsOf(judged), ...timeFigures(judged.map(({ text }) => text)), ...replies.figures],
  };
}
