import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { grant } from '../credits/queries.ts';
import { sweepReservations } from '../credits/sweep.ts';
import { policy } from '../policy/policy.ts';
import { chatApp } from '../testing/chat-app.ts';
import { insertPerson } from '../testing/insert-person.ts';
import { standInReaders } from '../testing/send-photo.ts';
import { holdPhoto } from './hold.ts';
import { jpeg } from './photo/files.rows.ts';
import { readPhoto } from './photo/read-photo.ts';
import { readHomework } from './read-homework.ts';

const { deps } = await chatApp();
const { sql, clock } = deps;
const GRANTED = 3;
const bytes = jpeg();
const photo = readPhoto(bytes);
const after = () => new Date(clock().getTime() + 121_000);

/** What becomes of a reading: its words, none, a reader that dies, or a process that dies so that the sweep gives back what it held. */
const outcomes = ['words', 'none', 'dies', 'swept'] as const;
type Outcome = (typeof outcomes)[number];

function readers(outcome: Outcome) {
  return standInReaders(async () => {
    if (outcome === 'dies') throw new Error('killed');
    if (outcome === 'swept') await sweepReservations(sql, after());
    return outcome === 'none' ? '' : 'the words';
  });
}

/** One call as the route makes it. True when it handed over the words. */
async function call(userId: string, key: string, outcome: Outcome): Promise<boolean> {
  const signal = new AbortController().signal;
  try {
    const held = await holdPhoto(deps, { userId, key, bytes });
    const wanted = { userId, photo, ...held, signal, onProgress: () => {} };
    return (await readHomework({ ...deps, photoReaders: readers(outcome) }, wanted)) === 'the words';
  } catch {
    return false;
  }
}

async function person(): Promise<string> {
  const userId = await insertPerson(sql);
  await grant(sql, { userId, key: 'free', pack: 'free', chat: 0, camera: GRANTED, at: clock() });
  return userId;
}

async function account(userId: string) {
  const [row] = await sql<[{ available: number; held: number; spent: number }]>`
    SELECT available, held, (
      SELECT coalesce(sum(amount), 0)::int FROM credit_transfers AS moved
      WHERE moved.user_id = account.user_id AND currency = 'camera' AND to_account = 'spent') AS spent
    FROM credit_accounts AS account WHERE user_id = ${userId} AND currency = 'camera'`;
  return row;
}

const calls = fc.array(
  fc.array(fc.record({ photo: fc.nat(4), outcome: fc.constantFrom(...outcomes) }), {
    minLength: 1,
    maxLength: 4,
  }),
  { maxLength: 5 },
);

it('whatever becomes of photos, each whose words were handed over costs one credit, and no other', async () => {
  policy.photos.per_minute = 1000;
  await fc.assert(
    fc.asyncProperty(calls, async (together) => {
      const userId = await person();
      const keys = Array.from({ length: 5 }, () => randomUUID());
      const paid = new Set<string>();
      for (const batch of together) {
        const answers = batch.map(async (one) => {
          const key = keys[one.photo] ?? '';
          if (await call(userId, key, one.outcome)) paid.add(key);
        });
        await Promise.all(answers);
      }
      await sweepReservations(sql, after());
      expect(await account(userId)).toEqual({ available: GRANTED - paid.size, held: 0, spent: paid.size });
    }),
    { numRuns: 40 },
  );
});

it('twenty photos at once that race for three credits: three are read', async () => {
  const userId = await person();
  const answers = await Promise.all(Array.from({ length: 20 }, () => call(userId, randomUUID(), 'words')));
  expect(answers.filter(Boolean)).toHaveLength(GRANTED);
  expect(await account(userId)).toEqual({ available: 0, held: 0, spent: GRANTED });
});
