import { randomUUID } from 'node:crypto';
import { TraitsReport } from 'contracts/personality';
import { expect, it } from 'vitest';
import { clawBack, grant } from '../credits/queries.ts';
import { testApp } from '../testing/test-app.ts';
import type { Visitor } from '../testing/visitor.ts';
import { findTraits } from './traits-queries.ts';

const { visitor, deps } = await testApp();
const { sql } = deps;
const ANSWERS = Array.from({ length: 24 }, (_, i) => (i % 5) + 1);

const report = async (person: Visitor) => TraitsReport.parse(await (await person.get('/v1/traits')).json());

async function tested() {
  const person = visitor();
  const id = await person.join();
  await person.send('PATCH', '/v1/profile', { name: 'Asha', dob: '1999-04-12' });
  const made = await person.send('PUT', '/v1/traits', { answers: ANSWERS });
  return { person, id, made: TraitsReport.parse(await made.json()) };
}

it('is the short one for who bought nothing, whatever the companion knows', async () => {
  const { person, id, made } = await tested();
  const short = await report(person);
  expect(made).toEqual(short);
  expect(short).toMatchObject({
    full: false,
    weaknesses: [],
    ideal_career: [],
    career_profile: { top_career_recommendations: [], overrides_applied: [] },
    personality_summary: { weaknesses: [], avoid_contexts: [] },
    numerology: {
      moolank: { challenges: [], careers: [] },
      bhagyank: { challenges: [] },
      talent: { careers: [] },
    },
  });
  expect(short.personality_summary.summary).not.toBe('');
  expect(short.personality_summary.strengths).not.toEqual([]);
  expect(short.communication_style).not.toBe('');
  expect(short.numerology?.moolank.strengths).not.toEqual([]);
  const kept = await findTraits(sql, id);
  for (const list of [kept?.weaknesses, kept?.ideal_career, kept?.numerology?.talent.challenges]) {
    expect(list).not.toEqual([]);
    for (const word of list ?? []) expect(JSON.stringify(short)).not.toContain(word);
  }
});

it('is the full one for who bought a pack, until its money was paid back', async () => {
  const { person, id } = await tested();
  const key = randomUUID();
  await grant(sql, { userId: id, key, pack: 'lite', chat: 200, camera: 20, at: new Date() });
  expect(await report(person)).toEqual({ ...(await findTraits(sql, id)), full: true });
  await clawBack(sql, id, key, new Date());
  expect((await report(person)).full).toBe(false);
});
