import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Asker, createTurns, type Turn } from './turns.ts';

const asha: Asker = { personId: 'asha', first: false, urgent: false };
const ravi: Asker = { ...asha, personId: 'ravi' };
const pro: Asker = { ...asha, personId: 'pro', first: true };

/** The order in which the waiting come when each leaves before the next, at one place. */
function orderOf(running: Turn, waiting: Record<string, Turn>): string[] {
  const left = new Map(Object.entries(waiting));
  const came: string[] = [];
  for (let current: Turn | undefined = running; current; ) {
    current.leave();
    const next = [...left].find(([, { place }]) => place() === 0);
    if (next) {
      came.push(next[0]);
      left.delete(next[0]);
    }
    current = next?.[1];
  }
  return came;
}

describe('turns at the model', () => {
  it('let nobody wait while there is room', () => {
    const turns = createTurns(2);
    expect(turns.take(asha).coming).toBeUndefined();
    const second = turns.take(asha);
    expect(second.coming).toBeUndefined();
    expect(turns.take(ravi).place()).toBe(1);
  });

  it('go round by person: whoever sent many messages holds up nobody else', () => {
    const turns = createTurns(1);
    const running = turns.take(asha);
    const waiting = {
      a1: turns.take(asha),
      a2: turns.take(asha),
      a3: turns.take(asha),
      r1: turns.take(ravi),
      r2: turns.take(ravi),
    };
    expect(Object.values(waiting).map(({ place }) => place())).toEqual([1, 3, 5, 2, 4]);
    expect(orderOf(running, waiting)).toEqual(['a1', 'r1', 'a2', 'r2', 'a3']);
  });

  it('let those who go first go first, and nobody wait at a possible risk', () => {
    const turns = createTurns(1);
    const running = turns.take(asha);
    const waiting = { r1: turns.take(ravi), p1: turns.take(pro), p2: turns.take(pro) };
    expect(Object.values(waiting).map(({ place }) => place())).toEqual([3, 1, 2]);
    expect(turns.take({ ...ravi, urgent: true }).coming).toBeUndefined();
    expect(orderOf(running, waiting)).toEqual(['p1', 'p2', 'r1']);
  });

  it('are given up by whoever leaves the line, and once only', async () => {
    const turns = createTurns(1);
    const running = turns.take(asha);
    const [first, second] = [turns.take(ravi), turns.take(pro)];
    second.leave();
    await second.coming;
    expect(first.place()).toBe(1);
    running.leave();
    running.leave();
    expect(first.place()).toBe(0);
    expect(turns.take(asha).coming).toBeDefined();
  });

  it('are never more than there are places, come in the order told, and none is lost', () => {
    const asker = fc.record({
      personId: fc.constantFrom('a', 'b', 'c'),
      first: fc.boolean(),
      urgent: fc.constant(false),
    });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3 }), fc.array(asker, { maxLength: 20 }), (most, askers) => {
        const turns = createTurns(most);
        const all = askers.map((one) => turns.take(one));
        const told = all.map(({ place }) => place());
        const inLine = told.filter((place) => place > 0).toSorted((one, other) => one - other);
        // Every place in the line is somebody's.
        expect(inLine).toEqual(inLine.map((_place, index) => index + 1));
        expect(told.filter((place) => place === 0)).toHaveLength(Math.min(most, askers.length));
        const left = new Set(all);
        for (let round = 1; left.size > 0; round += 1) {
          const [running] = [...left].filter(({ place }) => place() === 0);
          if (!running) throw new Error('Somebody waits though nobody is written for.');
          left.delete(running);
          running.leave();
          const came = all.findIndex((turn, index) => left.has(turn) && told[index] === round);
          if (came >= 0) expect(all[came]?.place()).toBe(0);
        }
      }),
    );
  });
});
