/** How long the exercise takes, in seconds. */
export const MINUTE = 60;

const IN = 4;
const OUT = 6;

interface Breath {
  /** What to do now. */
  word: string;
  /** Whole seconds until the next word; 0 at the end. */
  left: number;
  /** Where the bloom is going: 1 open, 0 closed. */
  open: number;
  /** How long it takes to get there, in seconds. */
  seconds: number;
}

/** The breath at a second of the minute: in for four, out for six, six times, then done. */
export function breathAt(second: number): Breath {
  if (second >= MINUTE) return { word: 'Well done. Stay as long as you like.', left: 0, open: 1, seconds: 2 };
  const at = second % (IN + OUT);
  if (at < IN) return { word: 'Breathe in', left: IN - at, open: 1, seconds: IN };
  return { word: 'Breathe out', left: IN + OUT - at, open: 0.1, seconds: OUT };
}
