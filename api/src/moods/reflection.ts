import { type Mood, moodWords, type WeekReflection } from 'contracts/moods';
import { policy } from '../policy/policy.ts';
import { wordsFor } from './reflection.words.ts';
import { needsHelpInSight, shapeOf } from './week-shape.ts';

const TIMES = [
  'never',
  'once',
  'twice',
  'three times',
  'four times',
  'five times',
  'six times',
  'seven times',
];

/**
 * The look back at a week (docs/product/wellness.md, Weekly reflection), made by rules from its check-ins alone, oldest first: the same
 * check-ins always say the same. `included`: whether the person has it.
 */
export function reflectionOf(moods: Mood[], included: boolean): WeekReflection {
  const ready = moods.length >= policy.reflection_check_ins;
  const help = needsHelpInSight(moods);
  if (!ready || !included) return { ready, included, words: [], tone: null, help };
  const { words, hz, practice } = wordsFor(shapeOf(moods));
  return {
    ready,
    included,
    words: [told(moods), words],
    tone: { hz: nearestTone(hz), words: practice },
    help,
  };
}

/** The check-ins in a sentence: 'You looked inside on 4 days: heavy twice, low once and light once.' */
function told(moods: Mood[]): string {
  const counts = moodWords.flatMap((word, index) => {
    const times = moods.filter((mood) => mood === index + 1).length;
    return times === 0 ? [] : `${word.toLowerCase()} ${TIMES[times]}`;
  });
  const days = moods.length === 1 ? 'one day' : `${moods.length} days`;
  return `You looked inside on ${days}: ${new Intl.ListFormat('en-GB').format(counts)}.`;
}

// The operator may offer other tones.
function nearestTone(hz: number): number {
  return policy.tones_hz.reduce((best, one) => (Math.abs(one - hz) < Math.abs(best - hz) ? one : best));
}
