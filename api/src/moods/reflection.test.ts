import { type Mood, MoodWeek } from 'contracts/moods';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { grant } from '../credits/queries.ts';
import { policy } from '../policy/policy.ts';
import { testApp } from '../testing/test-app.ts';
import { reflectionOf } from './reflection.ts';
import { needsHelpInSight, shapeOf } from './week-shape.ts';

describe('the shape of a week', () => {
  it.each([
    [[1, 1, 1], 'heavy'],
    [[1, 2, 3], 'heavy'],
    [[4, 4, 1, 1], 'heavy'],
    [[5, 5, 5, 1, 1], 'heavy'],
    [[4, 4, 3, 2, 2], 'sinking'],
    [[5, 4, 3], 'sinking'],
    [[2, 2, 4, 4], 'lifting'],
    [[1, 1, 3, 5, 5], 'lifting'],
    [[2, 5, 2, 5, 3, 4, 2], 'changing'],
    [[4, 1, 4], 'changing'],
    [[2, 3, 2], 'low'],
    [[3, 2, 3, 2], 'low'],
    [[4, 4, 4], 'light'],
    [[5, 4, 5, 4], 'light'],
    [[3, 3, 3], 'even'],
    [[3, 4, 3, 4, 3], 'even'],
  ])('%j is %s', (moods, shape) => {
    expect(shapeOf(moods)).toBe(shape);
  });
});

describe('people to talk to are in sight', () => {
  it.each([
    [[], false],
    [[1], false],
    [[1, 1], true],
    [[5, 5, 1, 1], true],
    [[2, 4, 2, 4, 2], true],
    [[2, 2, 2], true],
    [[5, 4, 2], true],
    [[1, 1, 4], false],
    [[1, 3], false],
    [[4, 4, 4], false],
  ])('after %j: %s', (moods, help) => {
    expect(needsHelpInSight(moods)).toBe(help);
    for (const included of [true, false]) expect(reflectionOf(moods, included).help).toBe(help);
  });
});

describe('the words', () => {
  it('tell the check-ins, what they were like together, and a tone', () => {
    expect(reflectionOf([1, 2, 1, 4], true)).toEqual({
      ready: true,
      included: true,
      words: [
        'You looked inside on 4 days: heavy twice, low once and light once.',
        'It was a heavy week, and you looked at it all the same. That takes something.',
      ],
      tone: {
        hz: 396,
        words: 'Nothing has to be solved tonight: five minutes lying down, breathing out longer than in.',
      },
      help: true,
    });
  });

  it('wait for three check-ins, and for who has them', () => {
    const nothing = { words: [], tone: null, help: false };
    expect(reflectionOf([4, 3], true)).toEqual({ ready: false, included: true, ...nothing });
    expect(reflectionOf([4, 3, 3], false)).toEqual({ ready: true, included: false, ...nothing });
  });

  it('are there for every week, always the same, with a tone that is offered', () => {
    const week = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 3, maxLength: 7 });
    fc.assert(
      fc.property(week, (moods: Mood[]) => {
        const said = reflectionOf(moods, true);
        expect(said).toEqual(reflectionOf([...moods], true));
        expect(said.words).toHaveLength(2);
        expect(policy.tones_hz).toContain(said.tone?.hz);
        expect(said.words.join()).not.toMatch(/undefined|never|NaN/);
      }),
    );
  });
});

it('comes with the week, anew with each check-in, for whoever bought a pack', async () => {
  let now = new Date('2026-11-19T06:00:00Z');
  const { visitor, deps } = await testApp({ clock: () => now });
  const person = visitor();
  const userId = await person.signUp();
  const checkIn = async (day: string, mood: Mood) => {
    now = new Date(`${day}T06:00:00Z`);
    return MoodWeek.parse(await (await person.send('PUT', '/v1/moods/today', { mood })).json()).reflection;
  };
  await checkIn('2026-11-19', 2);
  expect(await checkIn('2026-11-20', 4)).toMatchObject({ ready: false, included: false });
  expect(await checkIn('2026-11-21', 4)).toMatchObject({ ready: true, included: false, words: [] });
  await grant(deps.sql, { userId, key: 'bought', pack: 'lite', chat: 200, camera: 20, at: now });
  const { reflection } = MoodWeek.parse(await (await person.get('/v1/moods')).json());
  expect(reflection.words[0]).toBe('You looked inside on 3 days: low once and light twice.');
  expect((await checkIn('2026-11-21', 3)).words[0]).toBe(
    'You looked inside on 3 days: low once, even once and light once.',
  );
});
