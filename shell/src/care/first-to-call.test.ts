import { helplinesFor } from 'contracts/helplines';
import { expect, test } from 'vitest';
import { firstToCall } from './first-to-call.ts';

const numbers = (country: string) => {
  const { first, rest } = firstToCall(helplinesFor(country));
  return [first.map(({ line }) => line.number), rest.map(({ number }) => number)];
};

test('the emergency number stands beside the line to talk to, for whom harm has happened to', () => {
  expect(numbers('IN')).toEqual([
    ['112', '14416'],
    ['1098', '181'],
  ]);
});

test('each of the two says when to call it', () => {
  const { first } = firstToCall(helplinesFor('IN'));
  expect(first.map(({ when }) => when)).toEqual([
    'Hurt already, or took something? This first.',
    'Too much to carry alone?',
  ]);
});

test('a country of which only the emergency number is known has it alone', () => {
  expect(numbers('XX')).toEqual([['112'], []]);
});
