const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
/** Codes that have a name and are no country: unions of several, and what stands for none. */
const NO_COUNTRY: ReadonlySet<string> = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);
const WITH_ARTICLE = /^United |(lands|pines|dives)$/;

/** Whether two capital letters are the code of a country (ISO 3166). */
export function isCountry(code: string): boolean {
  return !NO_COUNTRY.has(code) && names.of(code) !== undefined;
}

/** A country (ISO 3166, two letters) as it stands in an English sentence: 'India', 'the United States'. */
export function countryName(country: string): string {
  const name = names.of(country) ?? country;
  return WITH_ARTICLE.test(name) ? `the ${name}` : name;
}
