import { setImmediate as others } from 'node:timers/promises';
import { checkTurns } from '../../care/check-turns.ts';
import type { CareVerdict } from '../../care/levels.ts';

const PIECE = 8000;
const OVERLAP = 500;
const GRAVITY = { none: 0, distress: 1, possible: 2, clear: 3 };

/** The graver of two verdicts; the first where they are alike. */
export function graver(one: CareVerdict, other: CareVerdict): CareVerdict {
  return GRAVITY[other.level] > GRAVITY[one.level] ? other : one;
}

/**
 * Checks a message of any length, read alone, before anything refuses it. One that is longer than any that could be sent on is read
 * in pieces, with others let in between, so that it holds nobody up.
 */
export async function checkInPieces(message: string): Promise<CareVerdict> {
  let gravest: CareVerdict = { level: 'none' };
  for (let from = 0; ; from += PIECE - OVERLAP) {
    gravest = graver(gravest, checkTurns([message.slice(from, from + PIECE)]));
    if (gravest.level === 'clear' || from + PIECE >= message.length) return gravest;
    await others();
  }
}
