import { countryName } from './country-names.ts';

/** The countries whose English name takes an article, as far as a name tells. */
const ARTICLE = /^United |lands$|Republic$/;

/** Says that the product is not offered in a country, given by its code; without one, where the person is. */
export function notAvailable(code: string | undefined): string {
  return `Saathi is not available ${code ? inCountry(countryName(code)) : 'where you are'} right now.`;
}

function inCountry(name: string): string {
  return `in ${ARTICLE.test(name) ? 'the ' : ''}${name}`;
}
