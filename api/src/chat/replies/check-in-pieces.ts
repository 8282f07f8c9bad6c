import { setImmediate as others } from 'node:timers/promises';
import { checkMessage, type SafetyVerdict } from '../../care/check-message.ts';

const PIECE = 8000;
const OVERLAP = 500;

/**
 * Checks a message of any length before anything refuses it. One that is longer than any that could be sent on is read in
 * pieces, with others let in between, so that it holds nobody up.
 */
export async function checkInPieces(message: string): Promise<SafetyVerdict> {
  for (let from = 0; ; from += PIECE - OVERLAP) {
    const verdict = checkMessage(message.slice(from, from + PIECE));
    if (verdict.level === 'crisis' || from + PIECE >= message.length) return verdict;
    await others();
  }
}
