import type { ComboboxProps } from 'design-system/combobox';
import { languages } from './languages.ts';

/** All chat languages, each with its own name beside the English one, and found by either. */
export const languageOptions: ComboboxProps['options'] = languages.map(({ code, name, own, also }) => ({
  value: code,
  label: own ? `${name} · ${own}` : name,
  keywords: [own, ...also].filter(Boolean),
}));
