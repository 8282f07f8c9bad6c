import { helplineTable } from './helplines.words.ts';

export type HelplineKind = 'emergency' | 'mental_health' | 'child' | 'women';

/** One line a person can reach. `number` is how it is written, `dial` what is dialled, or texted when `text` is true; languages are ISO 639 codes. */
export interface Helpline {
  name: string;
  number: string;
  dial: string;
  text?: boolean;
  hours: string;
  languages: readonly string[];
  kind: HelplineKind;
  checkedOn: string;
  source: string;
}

/** A directory of helplines of the whole world, for countries the table does not hold. */
export const helplineDirectory = 'findahelpline.com';

const elsewhere: Helpline = {
  name: 'Emergency: dial your local emergency number if you know it; 112 reaches help from a mobile in many countries',
  number: '112',
  dial: '112',
  hours: '24 hours',
  languages: [],
  kind: 'emergency',
  checkedOn: '2026-11-21',
  source: 'International emergency number of the mobile telephone standard',
};

/**
 * The helplines of a country (ISO 3166 two letters, any case), the one to try first at the top. A country the table does not
 * hold gets 112 with words to use the local number instead. Never empty: docs/product/care.md, Helplines.
 */
export function helplinesFor(country: string): readonly Helpline[] {
  return helplineTable[country.trim().toUpperCase()] ?? [elsewhere];
}

/** What opens the telephone, or a message to write, with a line's number. */
export function helplineHref({ text, dial }: { dial: string; text?: boolean }): string {
  return `${text ? 'sms' : 'tel'}:${dial}`;
}

/** Every number of the table, digits only: the numbers a reply may contain. */
export const knownNumbers: ReadonlySet<string> = new Set(
  [...Object.values(helplineTable).flat(), elsewhere].map((line) => line.dial),
);
