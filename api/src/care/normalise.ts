/** Look-alike letters people (and filters' opponents) use in place of Latin ones. */
const LOOKALIKES = new Map(
  Object.entries({
    а: 'a',
    е: 'e',
    о: 'o',
    р: 'p',
    с: 'c',
    у: 'y',
    х: 'x',
    і: 'i',
    к: 'k',
    м: 'm',
    т: 't',
    н: 'h',
    в: 'b',
    ѕ: 's',
    ԁ: 'd',
    ο: 'o',
    α: 'a',
    ε: 'e',
    ι: 'i',
    κ: 'k',
    ν: 'v',
    ρ: 'p',
    τ: 't',
    υ: 'u',
    χ: 'x',
    ı: 'i',
    // Devanagari spellings that differ only in vowel length read alike.
    'ी': 'ि',
    'ू': 'ु',
  }),
);

const LEET = new Map(
  Object.entries({ 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's', '!': 'i', '|': 'l' }),
);

const EMOJI_WORDS: readonly (readonly [RegExp, string])[] = [
  [/🔪|🗡/gu, ' cut '],
  [/🔫/gu, ' shoot '],
  [/💊/gu, ' pills '],
  [/😂|🤣|😹|😆/gu, ' lol '],
];

/** Invisible characters, Latin accents, and the Devanagari and Arabic signs that writers leave out at will. */
const DROPPED =
  /\p{Cf}|\p{Me}|[\u0300-\u036f]|[\ufe00-\ufe0f]|[\u0901-\u0903]|\u093c|[\u064b-\u0655]|\u115f|\u1160|\u3164|['’‘`´]/gu;
const WORD = /[\p{L}\p{M}\p{N}@$!|*]+/gu;
const LETTER = /[\p{L}\p{M}]/u;
const EDGE_MARKS = /^[@$!|*]+|[@$!|*]+$/g;

/** One word in the form all tables use: look-alikes and leet resolved, each run of one letter collapsed. */
export function normaliseWord(raw: string): string {
  const word = raw.replace(/^[!|*]+|[!|*]+$/g, '');
  const hasLetter = LETTER.test(word);
  let result = '';
  for (const character of word) {
    let plain = LOOKALIKES.get(character) ?? (hasLetter ? (LEET.get(character) ?? character) : character);
    if (character === '1' && result.endsWith('i')) plain = 'l';
    if (!result.endsWith(plain) || !hasLetter) result += plain;
  }
  return hasLetter ? result : result.replace(EDGE_MARKS, '');
}

/**
 * Splits a text into comparable words: invisible characters removed, case, accents, look-alike letters, leet and repeated
 * letters undone, laughing and weapon emoji as words. Linear in the length of the text.
 */
export function toWords(text: string): string[] {
  let plain = text.normalize('NFKD').replace(DROPPED, '').toLowerCase();
  for (const [emoji, word] of EMOJI_WORDS) plain = plain.replace(emoji, word);
  const words: string[] = [];
  for (const [raw] of plain.matchAll(WORD)) {
    const word = normaliseWord(raw);
    if (word) words.push(word);
  }
  return words;
}

/** The words written letter by letter ("k i l l", "k.i.l.l"), each run joined; at least three letters in a row. */
export function spelledOut(words: readonly string[]): string[] {
  const runs: string[] = [];
  let run = '';
  let letters = 0;
  for (const word of [...words, '  ']) {
    if (word.length === 1 && LETTER.test(word)) {
      letters += 1;
      if (!run.endsWith(word)) run += word;
      continue;
    }
    if (letters >= 3) runs.push(run);
    run = '';
    letters = 0;
  }
  return runs;
}
