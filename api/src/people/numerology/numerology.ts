/** Root (day), destiny (full date) and talent (day plus month) number: 1 to 9, destiny also 11, 22 or 33 on request. */
export interface Numerology {
  moolank: number;
  bhagyank: number;
  talent: number;
}

interface NumerologyOptions {
  /** Keep 11, 22 and 33 in the destiny number, as the profile page shows it. Creation reduces them. */
  keepMasters?: boolean;
  /** The day that the year may not lie beyond; now unless told. */
  today?: Date;
}

/**
 * The three numbers of a birthday written YYYY-MM-DD, or null when it is no date, or its year lies before 1900
 * or after the current one (spec part 1 §5).
 */
export const numerologyOf = (dob: string, options: NumerologyOptions = {}): Numerology | null => {
  const { keepMasters = false, today = new Date() } = options;
  const date = parseDate(dob, today.getUTCFullYear());
  if (!date) return null;
  const { year, month, day } = date;
  return {
    moolank: reduceToDigit(day),
    bhagyank: reduceToDigit(digitSum(year) + digitSum(month) + digitSum(day), keepMasters ? masters : []),
    talent: reduceToDigit(day + month),
  };
};

const masters: readonly number[] = [11, 22, 33];

/**
 * Sums the digits of a whole number again and again until one digit is left, or a number that is to be kept.
 * Zero becomes 9 (spec part 1 §9).
 */
export const reduceToDigit = (number: number, kept: readonly number[] = []): number => {
  if (number === 0) return 9;
  return number <= 9 || kept.includes(number) ? number : reduceToDigit(digitSum(number), kept);
};

const digitSum = (number: number): number =>
  [...String(number)].reduce((sum, digit) => sum + Number(digit), 0);

const parseDate = (text: string, currentYear: number) => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  // A day that the month lacks rolls over into another month, so it does not come back as it went in.
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists && year >= 1900 && year <= currentYear ? { year, month, day } : null;
};
