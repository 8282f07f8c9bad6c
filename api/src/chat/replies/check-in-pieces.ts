import { setImmediate as others } from 'node:timers/promises';
import { type Reading, readRisk } from '../../care/check-turns.ts';
import { graver } from '../../care/graver.ts';
import { checkPhrases } from '../../care/phrase-check.ts';

const PIECE = 8000;
const OVERLAP = 500;

/**
 * Checks a message of any length, read alone, before anything refuses it. One that is longer than any that could be sent on is read
 * in pieces, with others let in between, so that it holds nobody up.
 */
export async function checkInPieces(message: string): Promise<Reading> {
  let gravest: Reading = { verdict: { level: 'none' }, unsure: false };
  for (let from = 0; ; from += PIECE - OVERLAP) {
    const { verdict, unsure } = readRisk([message.slice(from, from + PIECE)]);
    gravest = { verdict: graver(gravest.verdict, verdict), unsure: gravest.unsure || unsure };
    if (gravest.verdict.level === 'clear' || from + PIECE >= message.length) return gravest;
    await others();
  }
}

/** Checks the words of the button that says how a message was meant: the phrases alone read them, or the model might find them grave again. */
export function checkButton(words: string): Reading {
  const { verdict } = readRisk([words.slice(0, PIECE)]);
  const spoken = checkPhrases(words.slice(0, PIECE)).kind !== undefined;
  return { verdict: spoken ? verdict : { level: 'none' }, unsure: false };
}
