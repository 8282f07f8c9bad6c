import { readdirSync, readFileSync } from 'node:fs';
import type { CareKind, CareLevel } from '../levels.ts';

export interface MessageRow {
  author: string;
  text: string;
  language: string;
  level: CareLevel;
  kind: CareKind | null;
  style: 'clear' | 'coded' | 'hard_negative' | 'sadness' | 'plain';
}

export interface ConversationRow {
  author: string;
  turns: string[];
  language: string;
  levels: CareLevel[];
  kind: CareKind | null;
}

export type Part = 'train' | 'tune' | 'test';
type Split = Record<'messages' | 'conversations', Record<'tune' | 'test', string[]>>;

const CORPUS = new URL('../../../corpus/', import.meta.url);

function readRows<Row>(folder: keyof Split, part: Part): Row[] {
  const split = (JSON.parse(readFileSync(new URL('split.json', CORPUS), 'utf8')) as Split)[folder];
  const partOf = (author: string): Part =>
    split.tune.includes(author) ? 'tune' : split.test.includes(author) ? 'test' : 'train';
  const authors = readdirSync(new URL(`${folder}/`, CORPUS))
    .filter((file) => file.endsWith('.jsonl'))
    .map((file) => file.slice(0, -'.jsonl'.length))
    .toSorted();
  return authors
    .filter((author) => partOf(author) === part)
    .flatMap((author) =>
      readFileSync(new URL(`${folder}/${author}.jsonl`, CORPUS), 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => ({ ...JSON.parse(line), author }) as Row),
    );
}

/** The messages of the authors who train, tune or test (api/corpus/split.json), in the order of their files. */
export const readMessages = (part: Part): MessageRow[] => readRows('messages', part);

/** The conversations of the authors who train, tune or test. */
export const readConversations = (part: Part): ConversationRow[] => readRows('conversations', part);
