import { careLanguage } from './care-language.ts';
import { followLive, type Stop } from './check-reply-live.ts';
import { replacements } from './check-reply-replacements.words.ts';
import { followSentences, withContext } from './check-reply-sentences.ts';
import { wrongIn } from './check-reply-verdict.ts';
import { nextUnit, type ReplyUnit } from './reply-units.ts';
import type { StopReason } from './stop-reason.ts';

/** `minor`: the person is under 18 or of unknown age. */
interface ReplyContext {
  minor: boolean;
}
/**
 * Text that may be shown now, and the reason when nothing after it may be.
 * @internal
 */
export interface CheckedText {
  text: string;
  stop?: StopReason;
}
interface ReplyCheck {
  push(chunk: string): CheckedText;
  end(): CheckedText;
}

/** Reads a reply unit by unit: `read` takes the text so far and its next unit, `end` all of it. */
function readUnits(minor: boolean) {
  const live = followLive(minor);
  const sentenceEnd = followSentences();
  const inContext = withContext();
  let from = 0;
  const endSentence = (text: string, end: number, start: number): Stop | undefined => {
    const sentence = text.slice(from, end);
    from = end;
    const reason = wrongIn(inContext(sentence), minor);
    return live.endSentence() ?? (reason && { start, reason });
  };
  return {
    read(text: string, unit: ReplyUnit): Stop | undefined {
      const stop = live.read(unit);
      const end = stop ? undefined : sentenceEnd(unit);
      return end === undefined ? stop : endSentence(text, end, unit.start);
    },
    end: (text: string): Stop | undefined => endSentence(text, text.length, text.length),
    heldFrom: live.heldFrom,
  };
}

/** The first half of a character whose second half has not come. */
const HALF = /[\ud800-\udbff]/;

/**
 * Checks a reply while it streams. `push` takes what arrived and gives back what may be shown: all of it, but for a word, phrase or
 * number that could still turn out to be refused. Each sentence is read once more when it has ended, with its words shown. `end`
 * gives the rest. Once `stop` is set, show `safeReplacement` instead of all of it and push nothing more. However the reply is cut into
 * chunks, text and verdict are the same: docs/product/care.md, Replies.
 */
export function createReplyCheck({ minor }: ReplyContext): ReplyCheck {
  const reader = readUnits(minor);
  let text = '';
  let shown = 0;
  let read = 0;
  const upTo = (offset: number): string => {
    const part = text.slice(shown, Math.max(shown, offset));
    shown = Math.max(shown, offset);
    return part;
  };
  const unread = (last: boolean): string => {
    const half = !last && HALF.test(text.slice(-1));
    return text.slice(read, half ? -1 : undefined);
  };
  const readOn = (last: boolean): Stop | undefined => {
    for (let unit = nextUnit(unread(last), read, last); unit; unit = nextUnit(unread(last), read, last)) {
      const stop = reader.read(text, unit);
      if (stop) return stop;
      read += unit.text.length;
    }
    return last ? reader.end(text) : undefined;
  };
  const check = (last: boolean): CheckedText => {
    const stop = readOn(last);
    if (stop) return { text: upTo(stop.start), stop: stop.reason };
    return { text: upTo(last ? text.length : reader.heldFrom(unread(false), read)) };
  };
  return {
    push(chunk) {
      text += chunk;
      return check(false);
    },
    end: () => check(true),
  };
}

/** What to show in place of a stopped reply; Hindi in Hindi, every other chat language in English. */
export function safeReplacement(reason: StopReason, language: string): string {
  return replacements[careLanguage(language)][reason];
}
