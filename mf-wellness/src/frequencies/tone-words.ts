/** What people choose a tone for, in their own words and without a promise, and how its bloom looks. */
export interface ToneWords {
  line: string;
  petals: number;
  hue: number;
}

const words: Record<number, ToneWords> = {
  108: { line: 'Long, slow breathing', petals: 4, hue: 25 },
  174: { line: 'Settling into the body', petals: 5, hue: 45 },
  285: { line: 'A quiet pause', petals: 6, hue: 70 },
  396: { line: 'Putting a worry down', petals: 7, hue: 95 },
  417: { line: 'Starting afresh', petals: 8, hue: 125 },
  432: { line: 'A soft room to rest in', petals: 9, hue: 155 },
  528: { line: 'Warmth and kindness', petals: 8, hue: 180 },
  639: { line: 'Thinking of someone', petals: 5, hue: 205 },
  741: { line: 'Clearing the head', petals: 6, hue: 235 },
  852: { line: 'Turning inward', petals: 10, hue: 265 },
  888: { line: 'Counting what is good', petals: 11, hue: 300 },
  963: { line: 'Stillness and prayer', petals: 12, hue: 335 },
};

/** The words and figure of a tone; a plain bloom without words for one the list does not know. */
export function wordsFor(hz: number): ToneWords {
  return words[hz] ?? { line: '', petals: 8, hue: 75 };
}
