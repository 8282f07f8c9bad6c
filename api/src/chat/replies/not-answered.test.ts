import { afterAll, describe, expect, it } from 'vitest';
import { policy } from '../../policy/policy.ts';
import { chatApp, read } from '../../testing/chat-app.ts';
import { type Fault, startFaultyUpstream } from '../../testing/faulty-upstream.ts';

const [upstream, second] = await Promise.all([startFaultyUpstream(), startFaultyUpstream()]);
afterAll(() => Promise.all([upstream.close(), second.close()]));
const { chatter, logged } = await chatApp({ ai: { ...upstream.ai, fallback: second.ai } });

const frame = (content: string | null, finish_reason: string | null = null) =>
  `data: ${JSON.stringify({ choices: [{ delta: { content }, finish_reason }] })}\n\n`;
const ending = (reason: string, words = 'And so the ') =>
  ({ kind: 'raw', pieces: [frame(words), frame(null, reason), 'data: [DONE]\n\n'] }) satisfies Fault;
const TROUBLE: Fault = { kind: 'reply', words: ['I am having technical difficulties. Please try again.'] };

describe('a reply that is no answer', () => {
  it('ended by the provider’s filter keeps what was shown, and costs nothing', async () => {
    const person = await chatter();
    upstream.next(ending('content_filter'));
    expect((await read(await person.say('A story, please'))).last).toMatchObject({
      type: 'done',
      message: { state: 'stopped', content: 'And so the ' },
      credits: { chat_credits: 25 },
    });
  });

  it('ended by it before its first word is taken back, and costs nothing', async () => {
    const person = await chatter();
    upstream.next(ending('content_filter', ''));
    const { last } = await read(await person.say('A story, please'));
    expect(last).toMatchObject({ code: 'ai_unavailable', credits: { chat_credits: 25, daily: { used: 0 } } });
    expect((await person.view()).messages).toEqual([]);
  });

  it('that only says that its model has difficulties costs nothing, so many times a day', async () => {
    const person = await chatter();
    upstream.next(TROUBLE);
    const credits: number[] = [];
    for (let sent = 0; sent <= policy.caps.free_refused_daily; sent += 1) {
      const { last } = await read(await person.say('Hello'));
      if (last?.type === 'done') credits.push(last.credits.chat_credits);
    }
    expect(credits).toEqual([25, 25, 25, 24]);
  });
});

describe('a reply that reached its length', () => {
  it('says so, when it arrives and ever after, and costs as any other', async () => {
    const person = await chatter();
    upstream.next(ending('length'));
    expect((await read(await person.say('A story, please'))).last).toMatchObject({
      message: { state: 'done', content: 'And so the ', cut: true },
      credits: { chat_credits: 24 },
    });
    expect((await person.view()).messages.at(-1)).toMatchObject({ cut: true });
    upstream.next(ending('stop'));
    const { last } = await read(await person.say('Please go on.'));
    expect(last).toMatchObject({ credits: { chat_credits: 23 } });
    expect(JSON.stringify(last)).not.toContain('"cut"');
  });
});

describe('a model that fails while another one is there', () => {
  it('is made up for by the other one, and the reply costs as any', async () => {
    const person = await chatter();
    upstream.next({ kind: 'status', status: 401 });
    second.next({ kind: 'reply', words: ['I am the other one.'] });
    expect(await read(await person.say('Hello'))).toMatchObject({
      text: 'I am the other one.',
      last: { type: 'done', credits: { chat_credits: 24 } },
    });
    expect(logged.join('')).toContain('AI service error: 401, asked again');
  });
});
