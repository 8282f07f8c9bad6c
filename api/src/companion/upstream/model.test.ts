import * as fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { type Fault, startFaultyUpstream } from '../../testing/faulty-upstream.ts';
import { createModel } from './model.ts';
import { readDeltas } from './read-deltas.ts';

const upstream = await startFaultyUpstream();
afterAll(() => upstream.close());
const model = createModel(upstream.ai, { connectMs: 2000, idleMs: 200 });

async function reply(fault: Fault, signal = new AbortController().signal): Promise<string> {
  upstream.next(fault);
  let text = '';
  for await (const words of model([{ role: 'user', content: 'hello' }], signal)) text += words;
  return text;
}

describe('the model', () => {
  it('streams every word of a reply', async () => {
    expect(await reply({ kind: 'reply', words: ['नमस्ते', ', ', 'Asha'] })).toBe('नमस्ते, Asha');
  });

  it.each<[string, Fault, object]>([
    ['a refusal', { kind: 'status', status: 429 }, { failure: 'refused', message: 'AI service error: 429' }],
    [
      'an upstream error',
      { kind: 'status', status: 500 },
      { failure: 'refused', message: 'AI service error: 500' },
    ],
    ['a dropped connection', { kind: 'cut', words: ['I '] }, { failure: 'cut' }],
    ['an end without an end', { kind: 'truncate', words: ['I '] }, { failure: 'cut' }],
    ['silence', { kind: 'hang', words: ['I '] }, { failure: 'timeout' }],
    ['another protocol', { kind: 'garbage' }, { failure: 'garbage' }],
    ['a line without an end', { kind: 'endless' }, { failure: 'garbage' }],
  ])('tells %s from a reply', async (_name, fault, failure) => {
    await expect(reply(fault)).rejects.toMatchObject(failure);
  });

  it('stops listening to a line without an end long before it has filled the memory', async () => {
    const before = upstream.sentBytes();
    await expect(reply({ kind: 'endless' })).rejects.toMatchObject({ failure: 'garbage' });
    expect(upstream.sentBytes() - before).toBeLessThan(16_000_000);
  });

  it.each(['finish_reason', '[DONE]'] as const)(
    'ends at %s, though the connection stays open',
    async (end) => {
      expect(await reply({ kind: 'open', words: ['I am ', 'here.'], end })).toBe('I am here.');
    },
  );

  it('takes any byte for a sign of life, a comment too', async () => {
    expect(await reply({ kind: 'murmur', comments: 25, words: ['Good morning.'] })).toBe('Good morning.');
  });

  it('uses its connections again', async () => {
    const before = upstream.connections();
    for (let count = 0; count < 20; count += 1) await reply({ kind: 'reply', words: ['Yes.'] });
    expect(upstream.connections() - before).toBeLessThan(5);
  });

  it('says when nobody is there', async () => {
    const nobody = createModel({ ...upstream.ai, baseUrl: 'http://127.0.0.1:9/v1' });
    const deltas = nobody([{ role: 'user', content: 'hello' }], new AbortController().signal);
    await expect(deltas.next()).rejects.toMatchObject({ failure: 'unreachable' });
  });
});

describe('readDeltas', () => {
  it('refuses a stream of comments that is longer than any reply', async () => {
    async function* comments() {
      for (;;) yield Buffer.from(': still here\n\n'.repeat(4000));
    }
    await expect(readDeltas(comments()).next()).rejects.toMatchObject({ failure: 'garbage' });
  });

  it('gives the same words however the network cuts the bytes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ unit: 'grapheme' })),
        fc.integer({ min: 1, max: 40 }),
        async (others, size) => {
          const words = ['Yes.', ...others];
          const chunk = (content: string) =>
            `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\r\n\r\n`;
          const bytes = Buffer.from(`: hello\n\n${words.map(chunk).join('')}data: [DONE]\n\n`);
          async function* pieces() {
            for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
          }
          let text = '';
          for await (const delta of readDeltas(pieces())) text += delta;
          expect(text).toBe(words.join('').toWellFormed());
        },
      ),
    );
  });
});
