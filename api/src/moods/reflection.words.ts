import type { WeekShape } from './week-shape.ts';

interface ShapeWords {
  /** What the week was like. */
  words: string;
  /** The tone that fits, in Hz, and what to do with it. */
  hz: number;
  practice: string;
}

const shapes: Record<WeekShape, ShapeWords> = {
  heavy: {
    words: 'It was a heavy week, and you looked at it all the same. That takes something.',
    hz: 396,
    practice: 'Nothing has to be solved tonight: five minutes lying down, breathing out longer than in.',
  },
  sinking: {
    words: 'The week began lighter than it ended. That happens, and it says nothing about the next one.',
    hz: 417,
    practice: 'Before sleep, five minutes without a screen, and one thing put off that can wait.',
  },
  lifting: {
    words: 'The week ended lighter than it began. Perhaps you know what helped, even a little.',
    hz: 528,
    practice: 'Five minutes to stay with what got lighter, before the day goes on.',
  },
  changing: {
    words: 'The week went up and down. Days like that ask for a lot, and rest after them is no luxury.',
    hz: 432,
    practice: 'Five minutes of a slow breath, 4 in and 6 out, gives the days one steady place.',
  },
  low: {
    words:
      'It was a low week. You do not have to turn it into a better one; something small and kind is enough.',
    hz: 639,
    practice: 'Five minutes with a hand on your chest, and perhaps a word to somebody you like.',
  },
  light: {
    words: 'It was a light week. Perhaps keep in mind one thing that carried you.',
    hz: 852,
    practice: 'Five quiet minutes to let it sink in, for days that are not like this.',
  },
  even: {
    words: 'It was an even week, one day much like the next. Even is good ground to stand on.',
    hz: 174,
    practice: 'Five minutes of nothing at all, with nothing to do right.',
  },
};

/** What is said of a week of this shape. */
export function wordsFor(shape: WeekShape): ShapeWords {
  return shapes[shape];
}
