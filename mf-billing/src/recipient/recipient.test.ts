import { expect, test } from 'vitest';
import { readRecipient } from './use-recipient.ts';

const typed = { name: ' आशा शर्मा ', state_code: '27', gstin: '' };

test('an invoice in India takes a name and a State', () => {
  expect(readRecipient(typed, true)).toEqual({
    recipient: { name: 'आशा शर्मा', state_code: '27' },
    wrong: {},
  });
});

test('elsewhere a name is enough', () => {
  expect(readRecipient({ ...typed, name: 'Ann' }, false).recipient).toEqual({ name: 'Ann' });
});

test('a business adds its GSTIN, in whatever letters', () => {
  const { recipient } = readRecipient({ ...typed, gstin: ' 27aapfu0939f1zv ' }, true);
  expect(recipient?.gstin).toBe('27AAPFU0939F1ZV');
});

test.each([
  [{ name: '  ' }, 'name', 'Please enter the name for your invoice.'],
  [{ state_code: '' }, 'state_code', 'Please choose your State.'],
  [{ gstin: '27' }, 'gstin', 'This GSTIN is not one. Please check it.'],
] as const)('%j is asked for again', (change, field, words) => {
  expect(readRecipient({ ...typed, ...change }, true).wrong).toEqual({ [field]: words });
});
