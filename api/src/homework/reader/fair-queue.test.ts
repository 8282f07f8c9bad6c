import { expect, it } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

function queueOf(...things: [person: string, thing: number][]) {
  const queue = createFairQueue<number>();
  for (const [person, thing] of things) queue.add(person, thing);
  return queue;
}
const anybody = () => true;

it('takes each person in turn, however many things one of them brought first', () => {
  const queue = queueOf(['asha', 1], ['asha', 2], ['asha', 3], ['ravi', 4], ['meera', 5]);
  const taken = Array.from({ length: 5 }, () => queue.take(anybody)?.thing);
  expect(taken).toEqual([1, 4, 5, 2, 3]);
  expect(queue.take(anybody)).toBeUndefined();
});

it('passes over whoever may not be taken, who keeps their turn', () => {
  const queue = queueOf(['asha', 1], ['ravi', 2]);
  expect(queue.take((person) => person !== 'asha')).toEqual({ person: 'ravi', thing: 2 });
  expect(queue.take(anybody)).toEqual({ person: 'asha', thing: 1 });
});

it('forgets what no longer waits', () => {
  const queue = queueOf(['asha', 1], ['asha', 2]);
  expect(queue.remove('asha', 1)).toBe(true);
  expect(queue.remove('asha', 1)).toBe(false);
  expect(queue.remove('ravi', 9)).toBe(false);
  expect([queue.size(), queue.size('asha'), queue.size('ravi')]).toEqual([1, 1, 0]);
  expect(queue.take(anybody)?.thing).toBe(2);
});
