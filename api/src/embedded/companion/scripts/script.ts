/** What the scripts are written in; Hinglish is Hindi in Latin letters. */
export type Language = 'en' | 'hi' | 'hinglish';

/**
 * What a category says. A line that ends with a question mark is a question, every other a thought; a reply holds one of each. There
 * are 7 thoughts and 6 questions everywhere, so walking through both gives the same pair again only after 42 replies.
 */
export type Script = Readonly<Record<Language, readonly string[]>>;
