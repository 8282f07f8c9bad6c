import { countryName } from './country-names.ts';

/** The countries whose English name takes an article, as far as a name tells. */
const ARTICLE = /^United |lands$|Republic$/;

const either = new Intl.ListFormat('en', { type: 'disjunction' });

/** Says that the product is not offered in these countries, given by their codes; with none, where the person is. */
export function notAvailable(codes: readonly string[]): string {
  const names = codes.map(countryName).map((name) => (ARTICLE.test(name) ? `the ${name}` : name));
  const place = names.length > 0 ? `in ${either.format(names)}` : 'where you are';
  return `Saathi is not available ${place} right now.`;
}
