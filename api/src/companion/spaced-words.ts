const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** A text as its words in lower case, one space before, between and after, so that phrases can be looked up in it. */
export function spacedWords(text: string): string {
  return ` ${(text.toLowerCase().normalize('NFC').match(WORD) ?? []).join(' ')} `;
}
