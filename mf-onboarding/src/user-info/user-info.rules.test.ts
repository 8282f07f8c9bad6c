import { expect, test } from 'vitest';
import { isComplete, localDay, nameProblem } from './user-info.rules.ts';

const today = '2026-03-14';
const limits = { name_min: 2, name_max: 50 };
const asha = { name: 'Asha', dob: '1999-04-12', gender: 'female' } as const;

test('a name, a birthday and a gender are enough', () => {
  expect(isComplete(asha, today, limits)).toBe(true);
});

test.each([
  ['a name of one letter', { ...asha, name: ' A ' }],
  ['a name of 51 letters', { ...asha, name: 'a'.repeat(51) }],
  ['no birthday', { ...asha, dob: '' }],
  ['a birthday that is not a day', { ...asha, dob: '1999-13-40' }],
  ['a birthday tomorrow', { ...asha, dob: '2026-03-15' }],
  ['no gender', { ...asha, gender: '' as const }],
])('%s is not', (_, info) => {
  expect(isComplete(info, today, limits)).toBe(false);
});

test('somebody born today is complete here; their age is the server’s to judge', () => {
  expect(isComplete({ ...asha, dob: today }, today, limits)).toBe(true);
});

test('a name of one letter is told how long it has to be, an empty one nothing yet', () => {
  expect(nameProblem(' A ', limits)).toBe(
    'Please enter at least 2 letters, such as what a friend calls you.',
  );
  expect(nameProblem('', limits)).toBeNull();
  expect(nameProblem('Ed', limits)).toBeNull();
  expect(nameProblem('A', undefined)).toBeNull();
});

test('a name in Hindi counts', () => {
  expect(isComplete({ ...asha, name: 'आशा' }, today, limits)).toBe(true);
});

test('the day is the one on the person’s own calendar', () => {
  expect(localDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});

test('how long a name may be follows the policy; until that is known, any name will do', () => {
  const ed = { ...asha, name: 'Ed' };
  expect(isComplete(ed, today, { name_min: 3, name_max: 50 })).toBe(false);
  expect(isComplete(asha, today, { name_min: 1, name_max: 3 })).toBe(false);
  expect(isComplete({ ...asha, name: 'A' }, today, undefined)).toBe(true);
  expect(isComplete({ ...asha, name: ' ' }, today, undefined)).toBe(false);
});
