import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answered, firstOpen, parseDraft } from './answers.ts';

const kept = (answers: unknown) => parseDraft(JSON.stringify(answers));

test('nothing kept means 24 unanswered statements', () => {
  expect(parseDraft(null)).toEqual(Array.from({ length: 24 }, () => 0));
});

test('what was kept comes back, and the first open statement is shown', () => {
  const draft = kept([5, 4, 0, 1]);
  expect(draft.slice(0, 4)).toEqual([5, 4, 0, 1]);
  expect(answered(draft)).toBe(3);
  expect(firstOpen(draft)).toBe(2);
});

test('with all answered the last statement is shown', () => {
  expect(firstOpen(kept(Array.from({ length: 24 }, () => 3)))).toBe(23);
});

test('whatever stands in the storage, a draft has 24 entries from 0 to 5', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
      const draft = parseDraft(stored);
      expect(draft).toHaveLength(24);
      for (const answer of draft) expect([0, 1, 2, 3, 4, 5]).toContain(answer);
    }),
  );
});
