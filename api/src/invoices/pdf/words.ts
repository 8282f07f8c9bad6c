import { countryName } from 'contracts/country-name';
import { indianStates } from 'contracts/indian-states';
import type { StoredInvoice } from '../queries.ts';
import { stateOf } from '../seller.ts';

/** Union Territories without a legislature, whose own half is called UTGST. */
const UNION = new Set(['04', '26', '31', '35', '38']);

/** An amount of the smallest unit: 9322 paise is "₹93.22". */
export function money(minor: number, currency: string): string {
  return new Intl.NumberFormat('en-IN', { style: 'currency', currency })
    .format(minor / 100)
    .replaceAll('\u00a0', ' ');
}

/** A State with its code: "Karnataka (29)". */
export function stateName(code: string): string {
  return `${indianStates.find((state) => state.code === code)?.name ?? 'State'} (${code})`;
}

/** Where it is supplied: the recipient's State, else the seller's, or another country. */
export function placeOfSupply({ recipient, seller }: StoredInvoice): string {
  if (recipient.country !== 'IN') return `${countryName(recipient.country)} (outside India)`;
  return stateName(recipient.state_code ?? stateOf(seller));
}

/** The lines of tax: each with its rate and its amount. */
export function taxLines(paper: StoredInvoice): [label: string, amount: number][] {
  const { cgst, sgst, igst, taxPercent, seller } = paper;
  if (cgst + sgst > 0) {
    const own = UNION.has(stateOf(seller)) ? 'UTGST' : 'SGST';
    return [
      [`CGST ${taxPercent / 2}%`, cgst],
      [`${own} ${taxPercent / 2}%`, sgst],
    ];
  }
  return [[igst > 0 ? `IGST ${taxPercent}%` : 'IGST 0%', igst]];
}

/** What the law has an invoice for another country say; undefined at home. */
export function exportNote({ recipient, seller, igst }: StoredInvoice): string | undefined {
  if (recipient.country === 'IN') return undefined;
  return igst > 0
    ? 'Supply meant for export on payment of integrated tax.'
    : `Supply meant for export under letter of undertaking without payment of integrated tax (LUT ${seller.lut}).`;
}

/** A day as people write it: "22 November 2026". */
export function writtenDay(date: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
}
