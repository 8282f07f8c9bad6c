import { checkTurns } from '../../../api/src/care/check-turns.ts';

const WARM_UP = 20;
const ROUNDS = 100;
const REPEATS = 5;

function fill(text: string, length: number): string {
  return text.repeat(Math.ceil(length / text.length)).slice(0, length);
}

/** The fastest of a few checks of one text, in ms: whatever else the machine does only ever slows one down. */
function fastest(text: string): number {
  let least = Number.POSITIVE_INFINITY;
  for (let time = 0; time < REPEATS; time += 1) {
    const started = performance.now();
    checkTurns([text]);
    least = Math.min(least, performance.now() - started);
  }
  return least;
}

/** The milliseconds that half, and 95 of 100, of the checks of these texts take at most. */
export function measure(texts: readonly string[]): { p50: number; p95: number } {
  const rounds = Array.from({ length: WARM_UP + ROUNDS }, (_, round) =>
    fastest(texts[round % texts.length] as string),
  );
  const times = rounds.slice(WARM_UP).toSorted((one, other) => one - other);
  const at = (share: number) => times[Math.floor(share * times.length)] as number;
  return { p50: at(0.5), p95: at(0.95) };
}

/** Texts of one length, cut from real ones put one after another. */
export function textsOf(length: number, messages: readonly string[]): string[] {
  const all = messages.join(' ');
  const many = Math.max(1, Math.min(40, Math.floor(all.length / length)));
  return Array.from({ length: many }, (_, at) => fill(all.slice(at * length), length));
}

/** Texts somebody might write to make the check slow, 4,000 characters each. */
export const hostileTexts: Readonly<Record<string, string>> = {
  'no spaces': fill('wanttodiekillmyselfmarjaungajeenanahichahta', 4000),
  'one letter': fill('a', 4000),
  'letters apart': fill('k i l l ', 4000),
  'one emoji': fill('😭', 4000),
  'scripts in turns': fill('मरaनाbजीc नाdनहीं ', 4000),
  'zero width': fill('k\u200bi\u200bl\u200bl\u200b ', 4000),
  'no letters': fill('!*@$|1 ', 4000),
  'phrase beginnings': fill('i want to my friend said ', 4000),
  hashtags: fill('#aB#Cd', 4000),
};
