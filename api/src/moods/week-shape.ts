import type { Mood } from 'contracts/moods';

/** What a week of check-ins was like, as a whole. */
export type WeekShape = 'heavy' | 'sinking' | 'lifting' | 'changing' | 'low' | 'light' | 'even';

const HEAVY: Mood = 1;
const LOW: Mood = 2;
// How far two halves of a week, or two days of it, are apart before it is worth a word.
const TURN = 1;
const FAR = 3;
// Fewer low check-ins are a bad day or two, and no low week.
const SEVERAL = 3;

/** The shape of a week with these check-ins, oldest first; the first rule that fits (docs/product/wellness.md, Weekly reflection). */
export function shapeOf(moods: Mood[]): WeekShape {
  const mean = meanOf(moods);
  const half = Math.floor(moods.length / 2);
  const turned = half === 0 ? 0 : meanOf(moods.slice(-half)) - meanOf(moods.slice(0, half));
  if (endsHeavy(moods) || mean <= LOW) return 'heavy';
  if (turned <= -TURN) return 'sinking';
  if (turned >= TURN) return 'lifting';
  if (Math.max(...moods) - Math.min(...moods) >= FAR) return 'changing';
  if (mean < 2.75) return 'low';
  return mean >= 3.75 ? 'light' : 'even';
}

/** Whether people to talk to had better be in sight: the last two check-ins were heavy, three were low, or it sinks to low. */
export function needsHelpInSight(moods: Mood[]): boolean {
  if (endsHeavy(moods) || moods.filter((mood) => mood <= LOW).length >= SEVERAL) return true;
  const last = moods.at(-1);
  return (
    moods.length >= SEVERAL &&
    last !== undefined &&
    last <= LOW &&
    ['heavy', 'sinking'].includes(shapeOf(moods))
  );
}

function endsHeavy(moods: Mood[]): boolean {
  return moods.length >= 2 && moods.slice(-2).every((mood) => mood === HEAVY);
}

function meanOf(moods: Mood[]): number {
  return moods.reduce((sum, mood) => sum + mood, 0) / moods.length;
}
