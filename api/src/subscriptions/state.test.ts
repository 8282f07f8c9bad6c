import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Course, courseOf, isOver, later, runsUntil } from './state.ts';

const course = fc.record({
  state: fc.constantFrom<Course['state'][]>(
    'open',
    'active',
    'pending',
    'halted',
    'cancelled',
    'completed',
    'expired',
  ),
  paidCount: fc.integer({ min: 0, max: 4 }),
});
const open: Course = { state: 'open', paidCount: 0 };

it('comes to the same whatever the order and number of what was told', () => {
  fc.assert(
    fc.property(fc.array(course), fc.array(fc.nat()), (told, picks) => {
      const again = picks.flatMap((pick) => told[pick % Math.max(told.length, 1)] ?? []);
      const shuffled = [...again, ...told.toReversed(), ...again];
      expect(shuffled.reduce(later, open)).toEqual(told.reduce(later, open));
    }),
  );
});

it('never comes back once it is over', () => {
  fc.assert(
    fc.property(course, course, (known, told) => {
      if (isOver(known.state)) expect(isOver(later(known, told).state)).toBe(true);
    }),
  );
});

it.each([
  ['a renewal that failed', { state: 'active', paidCount: 2 }, { state: 'pending', paidCount: 2 }, 'pending'],
  [
    'a try that worked after all',
    { state: 'pending', paidCount: 2 },
    { state: 'active', paidCount: 3 },
    'active',
  ],
  ['old news', { state: 'active', paidCount: 3 }, { state: 'pending', paidCount: 2 }, 'active'],
  ['every try failed', { state: 'pending', paidCount: 2 }, { state: 'halted', paidCount: 2 }, 'halted'],
  ['a charge by hand', { state: 'halted', paidCount: 2 }, { state: 'active', paidCount: 3 }, 'active'],
] as const)('%s', (_, known, told, state) => {
  expect(later(known, told).state).toBe(state);
  expect(later(told, known).state).toBe(state);
});

it('is open until it is charged, and waits while it is paused', () => {
  expect(courseOf({ status: 'authenticated', paidCount: 0 })).toEqual(open);
  expect(courseOf({ status: 'paused', paidCount: 1 })).toEqual({ state: 'pending', paidCount: 1 });
});

it('has grace only while a renewal is to come', () => {
  const paidUntil = new Date('2026-12-01T00:00:00Z');
  const until = (state: Course['state'], cancelled = false) =>
    runsUntil({ state, paidUntil, cancelled }, 1000);
  for (const state of ['active', 'pending'] as const) {
    expect(until(state)?.getTime()).toBe(paidUntil.getTime() + 1000);
    expect(until(state, true)).toEqual(paidUntil);
  }
  for (const state of ['halted', 'cancelled', 'completed', 'expired'] as const)
    expect(until(state)).toEqual(paidUntil);
  expect(runsUntil({ state: 'active', paidUntil: null, cancelled: false }, 1000)).toBeNull();
});
