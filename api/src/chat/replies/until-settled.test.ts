import postgres from 'postgres';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FinalEvent } from './read.ts';
import { problemEvent } from './reply-problem.ts';
import { untilSettled } from './until-settled.ts';

const credits = {
  chat_credits: 25,
  camera_gallery_credits: 5,
  pack: 'free',
  subscription: null,
  daily: null,
} as const;
const kept = problemEvent('chat_ended', undefined, credits);
const refunded = problemEvent('reply_failed', undefined, credits);
const away = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
const refusal = Object.assign(new postgres.PostgresError('no such table'), { code: '42P01' });
const log = { error: vi.fn() };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** How a reply ends whose settling and giving up come to this, one after another, the last one again and again. */
async function settled(settling: (FinalEvent | Error | 'nothing')[], givingUp: (FinalEvent | Error)[] = []) {
  const answer = (answers: (FinalEvent | Error | 'nothing')[]) => async () => {
    const next = answers.length > 1 ? answers.shift() : answers[0];
    if (next === 'nothing') return new Promise<never>(() => {});
    if (next instanceof Error || !next) throw next;
    return next;
  };
  const ending = untilSettled(answer(settling), answer(givingUp), log);
  await vi.advanceTimersByTimeAsync(60_000);
  return ending;
}

it('a reply is settled once the database is back', async () => {
  expect(await settled([away, away, kept], [refunded])).toBe(kept);
});

it('a reply that the database refuses is given up', async () => {
  expect(await settled([refusal], [refunded])).toBe(refunded);
});

it.each([
  ['does not come back', [away], [away]],
  ['does not answer', ['nothing' as const], [refunded]],
  ['refuses, and is gone for the refund', [refusal], [away]],
])('nothing is said to be refunded while the database %s', async (_name, settling, givingUp) => {
  expect(await settled(settling, givingUp)).toMatchObject({ type: 'problem', code: 'unsettled' });
});
