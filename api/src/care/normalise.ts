/** One sign for each letter of the alphabet. */
const SMALL_CAPITALS = 'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡxʏᴢ';
const WHITE_ON_DISCS = '🅐🅑🅒🅓🅔🅕🅖🅗🅘🅙🅚🅛🅜🅝🅞🅟🅠🅡🅢🅣🅤🅥🅦🅧🅨🅩';
const WHITE_ON_SQUARES = '🅰🅱🅲🅳🅴🅵🅶🅷🅸🅹🅺🅻🅼🅽🅾🅿🆀🆁🆂🆃🆄🆅🆆🆇🆈🆉';

/** The letters that such an alphabet stands for, by its signs. */
function lettersOf(alphabet: string): [sign: string, letter: string][] {
  return Array.from(alphabet, (sign, at) => [sign, String.fromCharCode('a'.charCodeAt(0) + at)]);
}

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
    ...Object.fromEntries(lettersOf(SMALL_CAPITALS)),
    // Devanagari spellings that differ only in vowel length read alike.
    'ी': 'ि',
    'ू': 'ु',
  }),
);

const LEET = new Map(
  Object.entries({ 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's', '!': 'i', '|': 'l' }),
);

/** White letters, which no form of Unicode takes for letters. */
const WHITE_LETTERS = new Map([...lettersOf(WHITE_ON_DISCS), ...lettersOf(WHITE_ON_SQUARES)]);
const WHITE_LETTER = /[🅐-🅩🅰-🆉]/gu;

/** Words in which a capital I is written for the l, which it looks like. */
const WORDS_WITH_L =
  'kill kills killed killing myself self himself herself suicidal unalive life alive live living will feel feeling pill pills hopeless worthless help please hell';
const LATIN_WORD = /[a-z]+/gi;
/** What is left of a word when i and l cannot be told apart. */
const withoutI = (word: string): string => word.toLowerCase().replaceAll('i', 'l');
const WITH_L = new Map(WORDS_WITH_L.split(' ').map((word) => [withoutI(word), word]));

/** The word that one with a capital I in it stands for, if it is one of those; else itself. */
function readI(word: string): string {
  return word.includes('I') ? (WITH_L.get(withoutI(word)) ?? word) : word;
}

/** Letters that no form of Unicode takes for letters, and a capital I for an l, brought back. Linear in the length of the text. */
export function undisguise(text: string): string {
  return text.replace(WHITE_LETTER, (sign) => WHITE_LETTERS.get(sign) ?? sign).replace(LATIN_WORD, readI);
}

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
  // Kept beside the result, because looking at its end anew for each letter takes time that grows with the square.
  let last = '';
  for (const character of word) {
    let plain = LOOKALIKES.get(character) ?? (hasLetter ? (LEET.get(character) ?? character) : character);
    if (character === '1' && last === 'i') plain = 'l';
    if (last !== plain || !hasLetter) result += plain;
    last = plain;
  }
  return hasLetter ? result : result.replace(EDGE_MARKS, '');
}

/**
 * Splits a text into comparable words: invisible characters removed, case, accents, look-alike letters, leet and repeated
 * letters undone, laughing and weapon emoji as words. Linear in the length of the text.
 */
export function toWords(text: string): string[] {
  let plain = undisguise(text.normalize('NFKD').replace(DROPPED, '')).toLowerCase();
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
