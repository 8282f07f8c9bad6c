import { money } from './money.ts';

/** Paise as rupees: `₹79`, and with paise only where there are some: `₹93.22`. */
export function rupees(paise: number): string {
  return money(paise, 'INR');
}
