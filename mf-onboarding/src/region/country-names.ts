import names from 'countries-list/minimal/countries.en.min.json';

const byCode = new Map(Object.entries(names));

/** A country's English name by its ISO 3166 code, or the code itself when nobody knows it. */
export function countryName(code: string): string {
  return byCode.get(code) ?? code;
}

/** Every country's code. */
export const countryCodes: readonly string[] = [...byCode.keys()];
