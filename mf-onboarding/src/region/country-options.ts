import type { ComboboxProps } from 'design-system/combobox';
import { countryCodes, countryName } from './country-names.ts';

/** What people also call a country, where its own name does not say it already. */
const alsoCalled: Record<string, string[]> = {
  AE: ['UAE', 'Emirates', 'Dubai'],
  AX: ['Åland Islands'],
  BQ: ['Caribbean Netherlands'],
  CD: ['DR Congo', 'Congo Kinshasa', 'Zaire'],
  CG: ['Congo Brazzaville'],
  CI: ["Côte d'Ivoire"],
  CV: ['Cape Verde'],
  CZ: ['Czech Republic'],
  FK: ['Malvinas'],
  GB: ['UK', 'Great Britain', 'Britain', 'England', 'Scotland', 'Wales', 'Northern Ireland'],
  GR: ['Hellas'],
  IN: ['Bharat', 'Hindustan'],
  KP: ['DPRK'],
  KR: ['Korea'],
  LK: ['Ceylon'],
  MM: ['Burma'],
  MO: ['Macau'],
  NL: ['Holland'],
  PS: ['Palestinian Territories', 'Gaza', 'West Bank'],
  RU: ['Russian Federation'],
  SZ: ['Swaziland'],
  TL: ['Timor-Leste'],
  TR: ['Turkey'],
  US: ['USA', 'America', 'United States of America'],
  VA: ['Holy See'],
  VI: ['US Virgin Islands'],
  UM: ['US Minor Outlying Islands'],
};

/** A country's own name by its ISO 3166 code. */
export type OwnNames = Readonly<Record<string, string>>;

/** All countries by name, found also by their own name, the other names people use, and their code. */
export function countryOptions(own: OwnNames): ComboboxProps['options'] {
  return countryCodes
    .map((code) => ({
      value: code,
      label: countryName(code),
      keywords: [own[code] ?? '', ...(alsoCalled[code] ?? []), code].filter(Boolean),
    }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'));
}
