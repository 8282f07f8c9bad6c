import type { CareVerdict } from './levels.ts';

const GRAVITY = { none: 0, distress: 1, possible: 2, clear: 3 };

/** The graver of two verdicts; the first where they are alike. Of several readers each can raise, and none can lower. */
export function graver(one: CareVerdict, other: CareVerdict): CareVerdict {
  return GRAVITY[other.level] > GRAVITY[one.level] ? other : one;
}
