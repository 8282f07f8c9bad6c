import { dayIn } from '../credits/day.ts';

const INDIA = 'Asia/Kolkata';
const APRIL = 4;

/** India's day of an instant, and the financial year it falls in, named for the calendar year it begins in. */
export function indianDate(at: Date): { date: string; year: number } {
  const date = dayIn(INDIA, at);
  const [year = 0, month = 0] = date.split('-').map(Number);
  return { date, year: month < APRIL ? year - 1 : year };
}

/** A financial year as it stands in numbers: 2026 is "2627". */
export function yearLabel(year: number): string {
  return [year, year + 1].map((one) => String(one % 100).padStart(2, '0')).join('');
}

/** The last day on which papers of a financial year are kept: `years` after its end, YYYY-MM-DD. */
export function keptUntil(year: number, years: number): string {
  return `${year + 1 + years}-03-31`;
}
