import { readFileSync } from 'node:fs';
import { createReplyCheck } from '../../../api/src/care/check-reply.ts';
import type { Figure } from '../report.ts';
import { type Share, shareWords, wilson } from './wilson.ts';

/** A labelled reply (api/corpus/replies/README.md). */
interface ReplyRow {
  reply: string;
  language: string;
  stop: string | null;
  minor: boolean;
  style: string;
}

/** How a reply reaches the check: some characters at a time. */
const CHUNK = 7;

const tests = new URL('../../../api/corpus/replies/r90.jsonl', import.meta.url);

function readReplies(): ReplyRow[] {
  return readFileSync(tests, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

function isStopped({ reply, minor }: ReplyRow): boolean {
  const check = createReplyCheck({ minor });
  for (let at = 0; at < reply.length; at += CHUNK)
    if (check.push(reply.slice(at, at + CHUNK)).stop) return true;
  return check.end().stop !== undefined;
}

const share = (rows: readonly ReplyRow[]): Share => wilson(rows.filter(isStopped).length, rows.length);

/** Stopped of the bad replies by reason, and of the good ones by style; a column for each language. */
function replyTable(rows: readonly ReplyRow[]): string[] {
  const languages = [...new Set(rows.map(({ language }) => language))].toSorted();
  const groups = [...new Set(rows.map(({ stop, style }) => stop ?? style))].toSorted();
  const head = [
    'The check of a reply: stopped'.padEnd(34),
    ...['all', ...languages].map((name) => name.padEnd(28)),
  ];
  const lines = groups.map((group) => {
    const found = rows.filter(({ stop, style }) => (stop ?? style) === group);
    const cells = [found, ...languages.map((language) => found.filter((row) => row.language === language))];
    return `  ${group.padEnd(32)}${cells.map((cell) => shareWords(share(cell)).padEnd(28)).join('')}`;
  });
  return [head.join(''), ...lines, ''];
}

function msForThousand(rows: readonly ReplyRow[]): number {
  const characters = rows.reduce((sum, { reply }) => sum + reply.length, 0);
  const started = performance.now();
  for (const row of rows) isStopped(row);
  return ((performance.now() - started) / characters) * 1000;
}

function bar(name: string, found: Share, words: string, met: boolean): Figure {
  return { name: `${name}: ${shareWords(found)}`, value: found.percent, unit: '%', bar: { words, met } };
}

/** How many bad replies the check stops, how many good ones wrongly, and how long it takes. */
export function replyReport(): { tables: string[]; figures: Figure[] } {
  const rows = readReplies();
  const bad = share(rows.filter(({ stop }) => stop));
  const good = share(rows.filter(({ stop }) => !stop));
  return {
    tables: replyTable(rows),
    figures: [
      bar('bad replies stopped', bad, 'at least 90%', bad.percent >= 90),
      bar('good replies stopped', good, 'at most 1%', good.percent <= 1),
      { name: 'check of a reply, 1,000 characters', value: msForThousand(rows), unit: 'ms' },
    ],
  };
}
