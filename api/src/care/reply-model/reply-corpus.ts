import { readdirSync, readFileSync } from 'node:fs';
import type { StopReason } from '../stop-reason.ts';

/** A labelled reply: api/corpus/replies/README.md. */
export interface ReplyRow {
  author: string;
  reply: string;
  language: string;
  stop: LabelledReason | null;
  minor: boolean;
  style: 'bad' | 'near' | 'good';
  /** Which sentences are the bad ones, counted from 0, where somebody has marked them. */
  bad_at?: number[];
}

/** What the corpus calls each reason. */
export const reasonOf = {
  method: 'self_harm_method',
  encourage: 'encouragement',
  number: 'phone_number',
  human: 'claims_human',
  clinician: 'claims_clinician',
  self_hatred: 'self_hatred',
  delusion: 'delusion',
  guilt: 'guilt',
  romance_minor: 'romantic_minor',
} as const satisfies Record<string, StopReason>;
type LabelledReason = keyof typeof reasonOf;

const FOLDER = new URL('../../../corpus/replies/', import.meta.url);
/** Whose rows test; everybody else's train. */
const TESTS = ['r90'];

/** The labelled replies of the authors who train or test, in the order of their files. */
export function readReplies(part: 'train' | 'test'): ReplyRow[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.jsonl'))
    .map((file) => file.slice(0, -'.jsonl'.length))
    .toSorted()
    .filter((author) => TESTS.includes(author) === (part === 'test'))
    .flatMap((author) =>
      readFileSync(new URL(`${author}.jsonl`, FOLDER), 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => ({ ...JSON.parse(line), author }) as ReplyRow),
    );
}
