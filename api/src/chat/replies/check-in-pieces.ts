import { setImmediate as others } from 'node:timers/promises';
import { checkMessage, type SafetyVerdict } from '../../care/check-message.ts';
import { createAdmission } from './admission.ts';
import { type Piece, piecesOf } from './pieces.ts';

/** Characters, as the check reads them, that are read at once: more than any message that could be sent on has in ordinary writing. */
const AT_ONCE = 16_000;
/** What is read of the longest: as much as the largest call holds of ordinary writing. */
const WHOLE = 512 * 1024;

/** The rest of long texts is read one text at a time, so that everybody else waits for one piece at most. */
const inTurn = createAdmission(1);

/**
 * Checks a message of any length before anything refuses it. The beginning is read at once; the rest of one that is longer than
 * any that could be sent on only if `mayReadOn`, in its turn, with others let in between, so that it holds nobody up.
 */
export async function checkInPieces(
  message: string,
  mayReadOn: () => Promise<boolean>,
): Promise<SafetyVerdict> {
  const pieces = piecesOf(message);
  const beginning = await readPieces(pieces, AT_ONCE);
  if (beginning.done || !(await mayReadOn())) return beginning.verdict;
  return inTurn(async () => {
    await others();
    const { verdict } = await readPieces(pieces, WHOLE);
    return verdict.level === 'none' ? beginning.verdict : verdict;
  });
}

async function readPieces(
  pieces: Generator<Piece, undefined>,
  most: number,
): Promise<{ verdict: SafetyVerdict; done: boolean }> {
  let gravest: SafetyVerdict = { level: 'none' };
  for (let read = 0; read < most; ) {
    const { value: piece } = pieces.next();
    if (!piece) break;
    const verdict = checkMessage(piece.text);
    if (verdict.level !== 'none') gravest = verdict;
    if (verdict.level === 'crisis' || piece.last) return { verdict: gravest, done: true };
    read += piece.size;
    await others();
  }
  return { verdict: gravest, done: false };
}
