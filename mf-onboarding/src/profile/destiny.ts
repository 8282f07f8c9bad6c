const masters = [11, 22, 33];

/**
 * The destiny number of a birthday (YYYY-MM-DD) as the profile page shows it: 1 to 9, or 11, 22 or 33, which it keeps (part 1 §5).
 * What the server stored reduces those too.
 */
export function destinyNumber(dob: string): number {
  return reduce(digitSum(dob.replaceAll('-', '')));
}

export function isMaster(number: number): boolean {
  return masters.includes(number);
}

function reduce(number: number): number {
  return number <= 9 || isMaster(number) ? number : reduce(digitSum(String(number)));
}

function digitSum(digits: string): number {
  return [...digits].reduce((sum, digit) => sum + Number(digit), 0);
}
