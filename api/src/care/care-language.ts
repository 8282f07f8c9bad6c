import { HINGLISH } from '../companion/hinglish.ts';

/** The language Saathi's own words are written in for a chat language: Hindi and Hinglish have their own, every other gets English. */
export function careLanguage(language: string): 'en' | 'hi' | 'hinglish' {
  if (language === HINGLISH) return 'hinglish';
  return language.toLowerCase().split(/[-_]/)[0] === 'hi' ? 'hi' : 'en';
}
