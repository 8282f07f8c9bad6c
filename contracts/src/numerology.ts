const MASTERS = [11, 22, 33];

/** Whether a number is one of the master numbers: 11, 22 and 33. */
export function isMaster(number: number): boolean {
  return MASTERS.includes(number);
}

/** Sums the digits of a whole number again and again until one is left, 1 to 9. Zero becomes 9 (docs/product/numerology.md, Reduction). */
export function reduceToDigit(number: number): number {
  if (number === 0) return 9;
  return number <= 9 ? number : reduceToDigit(digitSum(String(number)));
}

/**
 * The destiny number of a birthday (YYYY-MM-DD) as the profile page shows it: 1 to 9, or 11, 22 or 33, which it keeps. What
 * creation stores is this, reduced to one digit (docs/product/numerology.md, Reduction).
 */
export function destinyNumber(dob: string): number {
  let number = digitSum(dob.replaceAll('-', ''));
  while (number > 9 && !isMaster(number)) number = digitSum(String(number));
  return number;
}

function digitSum(digits: string): number {
  return [...digits].reduce((sum, digit) => sum + Number(digit), 0);
}
