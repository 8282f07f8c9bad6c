const CONSONANTS = new Map(
  Object.entries({
    क: 'k',
    ख: 'kh',
    ग: 'g',
    घ: 'gh',
    ङ: 'n',
    च: 'ch',
    छ: 'chh',
    ज: 'j',
    झ: 'jh',
    ञ: 'n',
    ट: 't',
    ठ: 'th',
    ड: 'd',
    ढ: 'dh',
    ण: 'n',
    त: 't',
    थ: 'th',
    द: 'd',
    ध: 'dh',
    न: 'n',
    प: 'p',
    फ: 'ph',
    ब: 'b',
    भ: 'bh',
    म: 'm',
    य: 'y',
    र: 'r',
    ल: 'l',
    ळ: 'l',
    व: 'v',
    श: 'sh',
    ष: 'sh',
    स: 's',
    ह: 'h',
  }),
);
const SIGNS = new Map(
  Object.entries({
    'ा': 'a',
    'ि': 'i',
    'ी': 'i',
    'ु': 'u',
    'ू': 'u',
    'ृ': 'ri',
    'े': 'e',
    'ै': 'ai',
    'ो': 'o',
    'ौ': 'au',
    'ॉ': 'o',
    'ॅ': 'e',
    'ॆ': 'e',
    'ॊ': 'o',
  }),
);
const VOWELS = new Map(
  Object.entries({
    अ: 'a',
    आ: 'a',
    इ: 'i',
    ई: 'i',
    उ: 'u',
    ऊ: 'u',
    ऋ: 'ri',
    ए: 'e',
    ऐ: 'ai',
    ओ: 'o',
    औ: 'au',
    ऑ: 'o',
    ऍ: 'e',
    ऎ: 'e',
    ऒ: 'o',
  }),
);
const VIRAMA = '्';
const NASAL = new Set(['ं', 'ँ']);
const SILENT = '?';

/** Letters with each inherent vowel as a mark, to be spoken or silent. */
function spell(word: string): string[] {
  const sounds: string[] = [];
  for (const character of word) {
    const consonant = CONSONANTS.get(character);
    if (consonant) {
      sounds.push(consonant, SILENT);
      continue;
    }
    const sign = SIGNS.get(character);
    if (sign || character === VIRAMA) {
      if (sounds.at(-1) === SILENT) sounds.pop();
      if (sign) sounds.push(sign);
      continue;
    }
    sounds.push(VOWELS.get(character) ?? (NASAL.has(character) ? 'n' : character));
  }
  return sounds;
}

const isVowel = (sound: string | undefined): boolean => sound !== undefined && /^[aeiou]/.test(sound);
const isConsonant = (sound: string | undefined): boolean =>
  sound !== undefined && sound !== SILENT && !isVowel(sound);

/**
 * A Devanagari word in Latin letters as people type it: the inherent vowel is silent at the end of a word and between a vowel with
 * one consonant and a consonant with a vowel ("karna", not "karana"). Other characters stay as they are.
 */
export function romanise(word: string): string {
  const sounds = spell(word);
  for (let at = sounds.length - 1; at >= 0; at -= 1) {
    if (sounds[at] !== SILENT) continue;
    const last = at === sounds.length - 1 && at > 1;
    const before = sounds[at - 2];
    const between =
      isConsonant(sounds[at + 1]) && isVowel(sounds[at + 2]) && (isVowel(before) || before === SILENT);
    sounds[at] = last || between ? '' : 'a';
  }
  return sounds.join('');
}
