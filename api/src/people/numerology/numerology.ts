import { destinyNumber, reduceToDigit } from 'contracts/numerology';

/** Root (day), destiny (full date) and talent (day plus month) number, each 1 to 9. */
export interface Numerology {
  moolank: number;
  bhagyank: number;
  talent: number;
}

/**
 * The three numbers of a birthday written YYYY-MM-DD, or null when it is no date, or its year lies before 1900
 * or after the one of `today`. A master number in the destiny, which the profile page keeps, is reduced too
 * (docs/product/numerology.md, Numbers).
 */
export const numerologyOf = (dob: string, { today = new Date() } = {}): Numerology | null => {
  const date = parseDate(dob, today.getUTCFullYear());
  if (!date) return null;
  return {
    moolank: reduceToDigit(date.day),
    bhagyank: reduceToDigit(destinyNumber(dob)),
    talent: reduceToDigit(date.day + date.month),
  };
};

const parseDate = (text: string, currentYear: number) => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  // A day that the month lacks rolls over into another month, so it does not come back as it went in.
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists && year >= 1900 && year <= currentYear ? { month, day } : null;
};
