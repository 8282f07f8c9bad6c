import { checkTurns } from '../../../api/src/care/check-turns.ts';

const ROUNDS = 400;

function fill(text: string, length: number): string {
  return text.repeat(Math.ceil(length / text.length)).slice(0, length);
}

/** The milliseconds that half, and 95 of 100, of the checks of these texts take at most. */
export function measure(texts: readonly string[], rounds = ROUNDS): { p50: number; p95: number } {
  const times: number[] = [];
  for (let round = 0; round < rounds + 50; round += 1) {
    const started = performance.now();
    checkTurns([texts[round % texts.length] as string]);
    if (round >= 50) times.push(performance.now() - started);
  }
  times.sort((one, other) => one - other);
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
