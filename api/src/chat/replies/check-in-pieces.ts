import { setImmediate as others } from 'node:timers/promises';
import { type Reading, readRisk } from '../../care/check-turns.ts';
import { graver } from '../../care/graver.ts';
import { checkPhrases } from '../../care/phrase-check.ts';
import { createAdmission } from './admission.ts';
import { type Piece, piecesOf } from './pieces.ts';

/** Characters, as the check reads them, that are read at once: more than any message that could be sent on has in ordinary writing. */
const AT_ONCE = 16_000;
/** What is read of the longest: as much as the largest call holds of ordinary writing. */
const WHOLE = 512 * 1024;

/** The rest of long texts is read one text at a time, so that everybody else waits for one piece at most. */
const inTurn = createAdmission(1);

/**
 * Checks a message of any length, read alone, before anything refuses it. The beginning is read at once; the rest of one that is
 * longer than any that could be sent on only if `mayReadOn`, in its turn, with others let in between, so that it holds nobody up.
 */
export async function checkInPieces(message: string, mayReadOn: () => Promise<boolean>): Promise<Reading> {
  const pieces = piecesOf(message);
  const beginning = await readPieces(pieces, AT_ONCE);
  if (beginning.done || !(await mayReadOn())) return beginning.reading;
  return inTurn(async () => {
    await others();
    const rest = await readPieces(pieces, WHOLE);
    return both(beginning.reading, rest.reading);
  });
}

const HARMLESS: Reading = { verdict: { level: 'none' }, unsure: false };

function both(one: Reading, other: Reading): Reading {
  return { verdict: graver(one.verdict, other.verdict), unsure: one.unsure || other.unsure };
}

async function readPieces(
  pieces: Generator<Piece, undefined>,
  most: number,
): Promise<{ reading: Reading; done: boolean }> {
  let reading = HARMLESS;
  for (let read = 0; read < most; ) {
    const { value: piece } = pieces.next();
    if (!piece) break;
    reading = both(reading, readRisk([piece.text]));
    if (reading.verdict.level === 'clear' || piece.last) return { reading, done: true };
    read += piece.size;
    await others();
  }
  return { reading, done: false };
}

/** Checks the words of the button that says how a message was meant: the phrases alone read them, or the model might find them grave again. */
export function checkButton(words: string): Reading {
  const { text = '' } = piecesOf(words).next().value ?? {};
  const spoken = checkPhrases(text).kind !== undefined;
  return spoken ? { ...readRisk([text]), unsure: false } : HARMLESS;
}
