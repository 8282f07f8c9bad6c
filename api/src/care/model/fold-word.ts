const VOWELS = new Set('aeiou');
/** Two letters that are written for one sound. */
const PAIRS = new Map(
  Object.entries({
    ch: 'c',
    ph: 'f',
    kh: 'k',
    gh: 'g',
    jh: 'j',
    th: 't',
    dh: 'd',
    bh: 'b',
    sh: 's',
    zh: 'j',
    ck: 'k',
    ou: 'u',
    ai: 'e',
    ay: 'e',
    ei: 'e',
    ey: 'e',
    au: 'o',
    ao: 'o',
  }),
);
/** Two of one letter for a long vowel; three and more are only stretched. */
const LONG = /(?<!e)ee(?!e)|(?<!o)oo(?!o)/g;

/** Long vowels in one letter, before doubled letters are collapsed. */
export function shortenVowels(word: string): string {
  if (!word.includes('ee') && !word.includes('oo')) return word;
  return word.replace(LONG, (vowels) => (vowels === 'ee' ? 'i' : 'u'));
}

const SINGLE = new Map(Object.entries({ c: 'k', q: 'k', x: 'ks', w: 'v', z: 'j' }));

function sound(letter: string, next: string): string {
  if (letter === 'y' && !VOWELS.has(next)) return 'i';
  return SINGLE.get(letter) ?? letter;
}

/** A nasal or an `h` at the end, which people write or leave out. */
function withoutEnding(folded: string): string {
  const last = folded.at(-1);
  const open = folded.length >= 3 && VOWELS.has(folded.at(-2) as string);
  return open && (last === 'n' || last === 'h') ? folded.slice(0, -1) : folded;
}

/**
 * One spelling for the many of a word in Latin letters: long and doubled letters, aspirates, `w` and `v`, `z` and `j`, a nasal or
 * an `h` at the end. Made for romanised Hindi; English goes through it too, so that nobody has to know the language first.
 */
export function foldWord(written: string): string {
  const word = shortenVowels(written);
  let folded = '';
  for (let at = 0; at < word.length; at += 1) {
    const letter = word[at] as string;
    while (word[at + 1] === letter) at += 1;
    const next = word[at + 1] ?? '';
    const pair = PAIRS.get(letter + next);
    if (pair) at += 1;
    const heard = pair ?? sound(letter, next);
    if (pair && word[at + 1] === 'h') at += 1;
    if (!folded.endsWith(heard)) folded += heard;
  }
  return withoutEnding(folded);
}
