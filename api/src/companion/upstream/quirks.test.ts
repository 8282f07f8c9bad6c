import { afterAll, describe, expect, it } from 'vitest';
import { startFaultyUpstream } from '../../testing/faulty-upstream.ts';
import { createModel } from './model.ts';

const upstream = await startFaultyUpstream();
afterAll(() => upstream.close());
const model = createModel(upstream.ai, { idleMs: 1000 });

const frame = (body: object) => `data: ${JSON.stringify({ object: 'chat.completion.chunk', ...body })}\n\n`;
const delta = (fields: object, finish_reason: string | null = null) =>
  frame({ choices: [{ index: 0, delta: fields, finish_reason }] });
const STOP = delta({}, 'stop');
const DONE = 'data: [DONE]\n\n';

async function read(...pieces: (string | Uint8Array)[]): Promise<{ text: string; end: string }> {
  upstream.next({ kind: 'raw', pieces });
  let text = '';
  const words = model([{ role: 'user', content: 'hello' }], new AbortController().signal);
  for (;;) {
    const { value, done } = await words.next();
    if (done) return { text, end: value };
    text += value;
  }
}

/** The bytes of a stream, cut after so many each time. */
function cut(stream: string, size: number): Uint8Array[] {
  const bytes = Buffer.from(stream);
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
    bytes.subarray(at * size, (at + 1) * size),
  );
}

describe('any endpoint of the protocol is understood, one that', () => {
  it.each<[string, (string | Uint8Array)[], string]>([
    [
      'says its role first and alone',
      [delta({ role: 'assistant' }), delta({ content: 'Yes.' }), STOP],
      'Yes.',
    ],
    [
      'sends empty words',
      [delta({ content: '' }), delta({ content: 'Yes.' }), delta({ content: '' }), STOP],
      'Yes.',
    ],
    [
      'sends no words at all in a frame',
      [delta({ content: null }), delta({ content: 'Yes.' }), STOP],
      'Yes.',
    ],
    [
      'thinks aloud',
      [delta({ reasoning_content: 'Hm.', content: null }), delta({ content: 'Yes.' }), STOP],
      'Yes.',
    ],
    [
      'calls a tool',
      [delta({ tool_calls: [{ index: 0, function: { name: 'x' } }] }), delta({ content: 'Yes.' }), STOP],
      'Yes.',
    ],
    [
      'counts its tokens',
      [
        frame({ choices: [], usage: {} }),
        delta({ content: 'Yes.' }),
        STOP,
        frame({ choices: [], usage: { total_tokens: 3 } }),
        DONE,
      ],
      'Yes.',
    ],
    [
      'sends frames without choices',
      [frame({ usage: null }), frame({ choices: null }), delta({ content: 'Yes.' }), STOP],
      'Yes.',
    ],
    [
      'ends its lines with CRLF',
      [delta({ content: 'Yes.' }), STOP].map((each) => each.replaceAll('\n', '\r\n')),
      'Yes.',
    ],
    [
      'keeps the connection open with comments',
      [': ping\n\n', delta({ content: 'Ye' }), ': ping\r\n\r\n', delta({ content: 's.' }), STOP],
      'Yes.',
    ],
    ['names its events', [`event: message\nid: 1\nretry: 10\n${delta({ content: 'Yes.' })}`, STOP], 'Yes.'],
    ['puts no space after data:', [delta({ content: 'Yes.' }).replace('data: ', 'data:'), STOP], 'Yes.'],
    ['never says [DONE]', [delta({ content: 'Yes.' }), STOP], 'Yes.'],
    [
      'never says why it finished',
      [delta({ content: 'Yes.' }), frame({ choices: [{ delta: {} }] }), DONE],
      'Yes.',
    ],
    ['finishes with its last words', [delta({ content: 'Yes.' }, 'stop'), DONE], 'Yes.'],
    ['is cut in the middle of a letter', cut(`${delta({ content: 'नमस्ते 🙏🏽' })}${STOP}`, 1), 'नमस्ते 🙏🏽'],
    ['says everything at once', [delta({ content: 'word '.repeat(6000) }), STOP], 'word '.repeat(6000)],
  ])('%s', async (_name, pieces, text) => {
    expect(await read(...pieces)).toEqual({ text, end: 'whole' });
  });

  it('says that it reached its length', async () => {
    expect(await read(delta({ content: 'And the' }), delta({}, 'length'), DONE)).toEqual({
      text: 'And the',
      end: 'length',
    });
  });
});

describe('what went wrong is told by an endpoint that', () => {
  const error = { message: 'overloaded', type: 'server_error' };
  it.each<[string, (string | Uint8Array)[], object]>([
    [
      'sends an error with a status in its stream',
      [frame({ error: { ...error, code: 503 } })],
      { failure: 'refused', status: 503 },
    ],
    [
      'sends an error and nothing else',
      [`data: ${JSON.stringify({ error })}\n\n`, DONE],
      { failure: 'refused', message: 'AI service error: refused' },
    ],
    [
      'sends an error after its first words',
      [delta({ content: 'I ' }), `event: error\n${frame({ error })}`],
      { failure: 'refused' },
    ],
    [
      'filters its reply',
      [delta({ content: 'I ' }), delta({}, 'content_filter'), DONE],
      { failure: 'filtered' },
    ],
    [
      'finishes without a word',
      [delta({ role: 'assistant', content: '' }), STOP, DONE],
      { failure: 'empty' },
    ],
    ['only thinks', [delta({ reasoning_content: 'Hm.' }), delta({}, 'stop')], { failure: 'empty' }],
    ['ends in the middle of a frame', [delta({ content: 'I ' }), 'data: {"choi'], { failure: 'cut' }],
    ['answers with a page', ['data: <html>\n\n'], { failure: 'garbage' }],
  ])('%s', async (_name, pieces, failure) => {
    await expect(read(...pieces)).rejects.toMatchObject(failure);
  });
});
