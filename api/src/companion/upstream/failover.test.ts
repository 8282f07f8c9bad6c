import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { type Fault, startFaultyUpstream } from '../../testing/faulty-upstream.ts';
import { createModel } from './model.ts';

const first = await startFaultyUpstream();
const second = await startFaultyUpstream();
afterAll(() => Promise.all([first.close(), second.close()]));

const told: string[] = [];
const timeouts = { connectMs: 2000, idleMs: 200 };
const alone = createModel(first.ai, timeouts);
const pair = createModel({ ...first.ai, fallback: second.ai }, timeouts, (error, endpoint) =>
  told.push(`${endpoint}: ${error.message}`),
);

const YES: Fault = { kind: 'reply', words: ['Yes.'] };
const status = (code: number, headers = {}): Fault => ({ kind: 'status', status: code, headers });

beforeEach(() => {
  for (const { asked } of [first, second]) asked.splice(0);
  told.splice(0);
  second.next({ kind: 'reply', words: ['From the second.'] });
});

async function reply(model: typeof alone, signal = new AbortController().signal): Promise<string> {
  let text = '';
  for await (const words of model([{ role: 'user', content: 'hello' }], signal)) text += words;
  return text;
}
const asked = () => [first.asked.length, second.asked.length];

describe('an endpoint that fails before its first word', () => {
  it.each<[string, Fault]>([
    ['breaks', status(500)],
    ['is busy', status(429)],
    ['drops the connection', { kind: 'cut', words: [] }],
    ['says nothing', { kind: 'reply', words: [] }],
  ])('and %s is asked once more', async (_name, fault) => {
    first.next(fault, YES);
    expect(await reply(pair)).toBe('Yes.');
    expect(asked()).toEqual([2, 0]);
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(/^first: AI service error: /);
  });

  it('twice leaves the answer to the second one', async () => {
    first.next(status(500));
    expect(await reply(pair)).toBe('From the second.');
    expect(asked()).toEqual([2, 1]);
  });

  it.each<[string, Fault]>([
    ['refuses the key', status(401)],
    ['refuses the question', status(400)],
    ['does not know the model', status(404)],
    ['stalls', { kind: 'hang', words: [] }],
    ['talks another protocol', { kind: 'garbage' }],
    ['wants to be left alone for long', status(429, { 'retry-after': '30' })],
  ])('and %s is not asked again: the second one is', async (_name, fault) => {
    first.next(fault);
    expect(await reply(pair)).toBe('From the second.');
    expect(asked()).toEqual([1, 1]);
  });

  it('and is not there leaves the answer to the second one', async () => {
    const gone = createModel(
      { ...first.ai, baseUrl: 'http://127.0.0.1:9/v1', fallback: second.ai },
      timeouts,
    );
    expect(await reply(gone)).toBe('From the second.');
  });

  it('as the second one does fails with what the second one said, after one more try there', async () => {
    first.next(status(401));
    second.next(status(503));
    await expect(reply(pair)).rejects.toMatchObject({ failure: 'refused', status: 503 });
    expect(asked()).toEqual([1, 2]);
    expect(told).toEqual(['first: AI service error: 401', 'second: AI service error: 503']);
  });

  it('is asked again when it says, where that is soon enough', async () => {
    first.next(status(429, { 'retry-after': '1' }), YES);
    expect(await reply(alone)).toBe('Yes.');
    first.next(status(429, { 'retry-after': '3600' }), YES);
    await expect(reply(alone)).rejects.toMatchObject({ status: 429, retryAfterMs: 3_600_000 });
    expect(asked()).toEqual([3, 0]);
  });

  it('is not asked again by somebody who left meanwhile', async () => {
    const control = new AbortController();
    first.next(status(429, { 'retry-after': '9' }));
    const reading = reply(alone, control.signal);
    await first.calls(1);
    control.abort();
    await expect(reading).rejects.toThrow();
    expect(asked()).toEqual([1, 0]);
  });
});

describe('an endpoint that fails after its first word', () => {
  it.each<[string, Fault, object]>([
    ['is cut off', { kind: 'cut', words: ['I am he'] }, { failure: 'cut' }],
    ['stalls', { kind: 'hang', words: ['I am he'] }, { failure: 'timeout' }],
  ])('and %s is neither asked again nor made up for', async (_name, fault, failure) => {
    first.next(fault);
    await expect(reply(pair)).rejects.toMatchObject(failure);
    expect(asked()).toEqual([1, 0]);
  });

  it('is neither when its filter ended the reply', async () => {
    const frame = { choices: [{ delta: {}, finish_reason: 'content_filter' }] };
    first.next({ kind: 'raw', pieces: [`data: ${JSON.stringify(frame)}\n\n`] });
    await expect(reply(pair)).rejects.toMatchObject({ failure: 'filtered' });
    expect(asked()).toEqual([1, 0]);
  });
});
