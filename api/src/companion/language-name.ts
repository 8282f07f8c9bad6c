import { HINGLISH } from './hinglish.ts';

const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

/** The English name of a chat language with its code, "Hindi (hi)"; a code nobody knows stays as it is. */
export function languageName(code: string): string {
  if (code === HINGLISH) return `Hinglish (${code})`;
  try {
    const name = names.of(code);
    return name ? `${name} (${code})` : code;
  } catch (error) {
    if (error instanceof RangeError) return code;
    throw error;
  }
}
