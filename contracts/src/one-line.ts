const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
// What turns the direction of everything after it, and halves of characters; joiners stay, Indian scripts need them.
const UNWRITABLE = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\p{Cs}]/gu;
const VISIBLE = /[^\p{Cc}\p{Cf}\p{Cs}\p{Z}]/u;

/** Whether there is anything to read in a text; blanks and invisible characters are nothing. */
export function hasWords(text: string): boolean {
  return VISIBLE.test(text);
}

/** A typed name as one line without what could change the text around it; '' when nothing of it can be read. */
export function oneLine(text: string): string {
  return hasWords(text) ? text.replace(BREAKS, ' ').replace(UNWRITABLE, '').trim() : '';
}
