import type { Lines, Script } from './scripts/script.ts';
import { leads } from './scripts/shared.script.ts';

type Language = 'en' | 'hi';

/** Where in its cycle of middles and closings a reply stands, undefined for a reply that is not one of the script's. */
function replyIndexOf(reply: string, lines: Lines, language: Language): number | undefined {
  const { partings, invitations, easy } = leads[language];
  const text = reply.trimEnd();
  for (const closings of [lines.questions, partings, invitations]) {
    const closing = closings.findIndex((line) => text.endsWith(line));
    if (closing < 0) continue;
    const before = text.slice(0, -(closings[closing] as string).length).trimEnd();
    const middle = [lines.middles, easy]
      .map((middles) => middles.findIndex((line) => before.endsWith(line)))
      .find((found) => found >= 0);
    if (middle === undefined) continue;
    for (let index = 0; ; index += 1) {
      if (index % lines.middles.length === middle && index % closings.length === closing) return index;
    }
  }
  return undefined;
}

function seedOf(text: string): number {
  return Array.from(text).reduce(
    (sum, character) => (sum * 31 + (character.codePointAt(0) as number)) % 9973,
    7,
  );
}

/**
 * The place of the next reply in its cycle, told from the replies so far. A reply never repeats for as many turns as there are
 * pairs of middle and closing, because their counts have no common divisor, and the last reply alone tells where to go on.
 */
export function nextReplyIndex(script: Script, replies: readonly string[], seed: string): number {
  for (let back = 0; back < replies.length; back += 1) {
    const reply = replies[replies.length - 1 - back] as string;
    for (const language of ['en', 'hi'] satisfies Language[]) {
      const index = replyIndexOf(reply, script[language], language);
      if (index !== undefined) return index + back + 1;
    }
  }
  return seedOf(seed) + replies.length;
}
