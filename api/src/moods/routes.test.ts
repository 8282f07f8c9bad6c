import { MoodWeek } from 'contracts/moods';
import { expect, it } from 'vitest';
import { testApp } from '../testing/test-app.ts';

let now = new Date('2026-11-21T06:00:00Z');
const { visitor } = await testApp({ clock: () => now });
const asWeek = async (response: Response) => MoodWeek.parse(await response.json()).days;

it('a check-in stands for its day in India, the last one of a day counts, and a week is shown', async () => {
  const person = visitor();
  await person.signUp();
  await person.send('PUT', '/v1/moods/today', { mood: 2 });
  await person.send('PUT', '/v1/moods/today', { mood: 4 });
  now = new Date('2026-11-21T18:30:00Z');
  const week = await asWeek(await person.send('PUT', '/v1/moods/today', { mood: 5 }));
  expect(week).toHaveLength(7);
  expect(week[0]).toEqual({ day: '2026-11-16', mood: null });
  expect(week.slice(-2)).toEqual([
    { day: '2026-11-21', mood: 4 },
    { day: '2026-11-22', mood: 5 },
  ]);
  now = new Date('2026-11-28T06:00:00Z');
  expect((await asWeek(await person.get('/v1/moods'))).filter(({ mood }) => mood !== null)).toEqual([
    { day: '2026-11-22', mood: 5 },
  ]);
});

it('moods are their person’s, from 1 to 5, and need a session', async () => {
  const [person, other] = [visitor(), visitor()];
  expect((await person.get('/v1/moods')).status).toBe(401);
  expect((await person.send('PUT', '/v1/moods/today', { mood: 3 })).status).toBe(401);
  await person.signUp();
  await other.signUp();
  expect((await person.send('PUT', '/v1/moods/today', { mood: 6 })).status).toBe(400);
  await person.send('PUT', '/v1/moods/today', { mood: 3 });
  expect((await asWeek(await other.get('/v1/moods'))).every(({ mood }) => mood === null)).toBe(true);
});
