import * as z from 'zod/mini';

/** The five steps of a safety plan, from what one notices to whom one calls. */
export const planSteps = [
  { label: 'Signs that it is getting heavy', hint: 'A thought, a place, an hour of the night' },
  { label: 'What helps me through ten minutes', hint: 'Cold water, a song, walking to the shop' },
  { label: 'People or places that take my mind off it', hint: 'A friend, the temple, a tea stall' },
  { label: 'Whom I can tell', hint: 'A name and a number' },
  { label: 'How I make my room safer', hint: 'What I give away or lock up, and to whom' },
];

export const emptyPlan = planSteps.map(() => '');

const Plan = z.array(z.string()).check(z.length(planSteps.length));

/** Reads what this device kept; something unreadable is an empty plan. */
export function readPlan(kept: string | null): string[] {
  try {
    return Plan.parse(JSON.parse(kept ?? 'null'));
  } catch {
    return emptyPlan;
  }
}
