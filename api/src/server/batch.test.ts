import { expect, it } from 'vitest';
import { createBatch } from './batch.ts';

it('answers calls of the same moment together, each with its own', async () => {
  const asked: number[][] = [];
  const double = createBatch(async (numbers: number[]) => {
    asked.push(numbers);
    return numbers.map((number) => number * 2);
  });
  expect(await Promise.all([double(1), double(2), double(3)])).toEqual([2, 4, 6]);
  expect(await double(4)).toBe(8);
  expect(asked).toEqual([[1, 2, 3], [4]]);
});

it('fails only the call that cannot be answered', async () => {
  const invert = createBatch(async (numbers: number[]) => {
    if (numbers.includes(0)) throw new Error('Nothing can be divided by zero.');
    return numbers.map((number) => 1 / number);
  });
  const answers = await Promise.allSettled([invert(4), invert(0), invert(2)]);
  expect(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : 'failed'))).toEqual([
    0.25,
    'failed',
    0.5,
  ]);
});
