const names = new Intl.DisplayNames(['en'], { type: 'region' });
const WITH_ARTICLE = /^United |(lands|pines|dives)$/;

/** A country (ISO 3166, two letters) as it stands in an English sentence: 'India', 'the United States'. */
export function countryName(country: string): string {
  const name = names.of(country) ?? country;
  return WITH_ARTICLE.test(name) ? `the ${name}` : name;
}
