import { type CareKind, careKinds } from '../../care/levels.ts';
import { askedBefore, asking, notMeant } from './scripts/care.script.ts';
import type { Language } from './scripts/script.ts';

interface AtPossibleRisk {
  /** The prompt's own label, as in `possible self_harm`, and `not meant` after it when the person said so. */
  care: string;
  language: Language;
  replies: readonly string[];
  /** Puts in the names. */
  fill: (line: string) => string;
}

/**
 * What the demo companion says when the prompt tells it to ask: it asks once, gently and directly, then stays with the answer. It never
 * repeats what the person wrote. Undefined when it is told nothing (docs/product/care.md, Levels).
 */
export function carefulReply({ care, language, replies, fill }: AtPossibleRisk): string[] | undefined {
  const kind = careKinds.find((one): one is CareKind => care.startsWith(`possible ${one}`));
  if (!kind) return undefined;
  const say = (lines: (typeof asking)[CareKind]) => lines[language].split(' | ').map(fill);
  const [heard = '', question = ''] = say(asking[kind]);
  const thanks = care.endsWith('not meant') ? say(notMeant) : [];
  if (!replies.some((reply) => reply.includes(question)))
    return [...(thanks.length ? thanks : [heard]), question];
  const next = askedBefore.find((lines) => !replies.at(-1)?.includes(say(lines)[1] ?? ''));
  return [...thanks, ...(next ? say(next) : [])];
}
