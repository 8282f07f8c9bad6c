import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkTurns } from './check-turns.ts';
import { crisisRows } from './crisis.rows.ts';
import { everydayRows } from './everyday.rows.ts';
import { checkPhrases } from './phrase-check.ts';
import { worldCrisisRows, worldEverydayRows } from './world.rows.ts';

const levelOf = (message: string) => checkTurns([message]).level;
const isFound = (message: string) => ['clear', 'possible'].includes(levelOf(message));

describe('a message that speaks of a crisis', () => {
  it.each(crisisRows)('is noticed: $message', ({ message, kind }) => {
    expect(levelOf(message)).toMatch(/clear|possible/);
    expect(checkPhrases(message).kind).toBe(kind);
  });

  it('is taken over in nearly all of these', () => {
    const clear = crisisRows.filter(({ message }) => levelOf(message) === 'clear');
    expect(clear.length / crisisRows.length).toBeGreaterThan(0.9);
  });

  it('is noticed inside a long ordinary message', () => {
    const day = 'Today I went to college and had lunch with my cousin, and then it rained. ';
    expect(levelOf(`${day.repeat(20)} I want to kill myself. ${day.repeat(20)}`)).toBe('clear');
  });

  it('keeps its phrase whatever invisible characters, capitals and repeated letters are put into it', () => {
    const invisible = ['\u200b', '\u200c', '\u200d', '\u2060', '\ufeff', '\u00ad'];
    const change = fc.record({
      invisible: fc.constantFrom('', ...invisible),
      upper: fc.boolean(),
      times: fc.constantFrom(1, 1, 1, 2, 3),
    });
    const disguised = fc
      .constantFrom(...crisisRows.map(({ message }) => message))
      .chain((message) =>
        fc.tuple(
          fc.constant(message),
          fc.array(change, { minLength: message.length, maxLength: message.length }),
        ),
      )
      .map(([message, changes]) =>
        Array.from(message, (character, at) => {
          const { invisible, upper, times } = changes[at] ?? { invisible: '', upper: false, times: 1 };
          const cased = upper && character.toUpperCase().length === 1 ? character.toUpperCase() : character;
          return (/\p{L}/u.test(character) ? cased.repeat(times) : cased) + invisible;
        }).join(''),
      );
    fc.assert(
      fc.property(disguised, (text) => checkPhrases(text).kind !== undefined),
      { numRuns: 500 },
    );
  });
});

describe('everyday talk', () => {
  it.each(everydayRows)('is never taken over: %s', (message) => {
    expect(levelOf(message)).not.toBe('clear');
  });

  it('is left alone in nearly all of these', () => {
    const asked = everydayRows.filter(isFound);
    expect(asked.length / everydayRows.length).toBeLessThan(0.03);
  });
});

describe('a message in another chat language', () => {
  it.each(worldCrisisRows)('is noticed when it speaks of dying: %s', (message) => {
    expect(isFound(message)).toBe(true);
  });

  it.each(worldEverydayRows)('is left alone when it is everyday talk: %s', (message) => {
    expect(isFound(message)).toBe(false);
  });
});

describe('a hostile message', () => {
  const stepsFor = (text: string): number => {
    const counter = { steps: 0 };
    checkPhrases(text, counter);
    return counter.steps;
  };

  it.each([
    'want to ',
    'i ',
    'my friend ',
    'kill ',
    'k i l l ',
    'a*',
    '!1@$',
    'मर ',
    'nahi jeena mann ',
    '\u200b',
  ])('takes work in proportion to its length: %j again and again', (unit) => {
    const text = (length: number) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
    const half = stepsFor(text(5000));
    expect(stepsFor(text(10_000))).toBeLessThanOrEqual(2 * half + 5000);
    expect(stepsFor(text(10_000))).toBeLessThan(10_000 * 200);
  });

  it('is answered for any text at all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) =>
        ['none', 'distress', 'possible', 'clear'].includes(levelOf(text)),
      ),
    );
  });
});
