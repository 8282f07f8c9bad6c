import { reduceToDigit } from 'contracts/numerology';
import { type NumberWords, wordsByDigit } from './traits.words.ts';

/**
 * The trait text of a number: 1 to 9, or the master numbers 11, 22 and 33, which read as 2, 4 and 6
 * (docs/product/numerology.md, Texts). `number` stays the one that was asked for. Throws a RangeError for anything that is not a whole
 * number from 1 on.
 */
export const readNumber = (number: number): NumberWords & { number: number } => {
  const words = number > 0 ? wordsByDigit[reduceToDigit(number)] : undefined;
  if (!words)
    throw new RangeError(`No numerology text for ${number}: give a number that numerologyOf returned.`);
  return { number, ...words };
};
