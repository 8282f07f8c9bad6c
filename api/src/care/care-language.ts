/** The language Saathi's own words are written in for a chat language: Hindi has its own, every other gets English. */
export function careLanguage(language: string): 'en' | 'hi' {
  return language.toLowerCase().split(/[-_]/)[0] === 'hi' ? 'hi' : 'en';
}
