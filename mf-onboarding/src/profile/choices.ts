import type { SelectOption } from 'design-system/select-field';
import { countryName } from '../region/country-names.ts';
import { languageName } from '../region/languages.ts';

const countries = ['IN', 'GB', 'CA', 'AU', 'NZ', 'SG', 'AE', 'DE', 'FR', 'ES', 'IT', 'BR', 'JP', 'ZA'];
const languages = ['en', 'hi', 'hi-Latn', 'es', 'fr', 'de', 'it', 'pt', 'ru', 'ja', 'ko', 'zh', 'ar'];

const genderNames = {
  female: 'Female',
  male: 'Male',
  non_binary: 'Non-binary',
  other: 'Other',
  not_specified: 'Not specified',
} as const;

export const genders: readonly SelectOption[] = Object.entries(genderNames).map(([value, label]) => ({
  value,
  label,
}));

/** A gender as a screen says it. */
export function genderName(gender: keyof typeof genderNames): string {
  return genderNames[gender];
}

/** The fourteen countries of the profile but those where the product is not offered, and the person's own when it is another. */
export function countryChoices(own: string, blocked: readonly string[] = []): SelectOption[] {
  const offered = countries.filter((code) => !blocked.includes(code));
  return withOwn(offered, own).map((value) => ({ value, label: countryName(value) }));
}

/** The twelve chat languages of the profile and Hinglish (docs/product/accounts.md, Profile), and the person's own when it is another. */
export function languageChoices(own: string): SelectOption[] {
  return withOwn(languages, own).map((value) => ({ value, label: languageName(value) }));
}

function withOwn(codes: readonly string[], own: string): readonly string[] {
  return codes.includes(own) ? codes : [...codes, own];
}
