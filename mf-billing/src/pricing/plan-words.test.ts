import type { Pack } from 'contracts/policy';
import { expect, test } from 'vitest';
import { buttonLabel } from './plan-words.ts';

const pack = (base: number) => ({ base }) as Pack;

test.each([
  ['Start Free', 0, false],
  ['Start Chatting', 0, true],
  ['Login & Buy', 7900, false],
  ['Buy Now', 7900, true],
])('%s', (label, base, signedIn) => {
  expect(buttonLabel(pack(base), signedIn)).toBe(label);
});
