import type { ReplyEvent } from 'contracts/chat';
import { problemError } from 'contracts/problem';
import { expect, test } from 'vitest';
import { type Following, followReply } from './follow-reply.ts';

const done: ReplyEvent = {
  type: 'done',
  credits: { chat_credits: 24, camera_gallery_credits: 5, pack: 'free', subscription: null, daily: null },
  message: {
    id: 'r1',
    role: 'assistant',
    content: 'Hello Asha',
    intent: null,
    reply_to: 'm1',
    state: 'done',
    care: false,
    suggested_frequency: null,
    career_insights_used: false,
    lang: 'en',
    dir: 'ltr',
    created_at: '2026-11-21T10:00:00.000Z',
  },
};
const hello: ReplyEvent = { type: 'delta', text: 'Hello ' };
const offline = () => problemError(0, { code: 'offline', message: 'offline' });

/** A stream as the server writes it, cut into pieces of three bytes, with a ping in it. */
function stream(...events: (ReplyEvent | 'broken')[]): Response {
  const text = events
    .map((event) => (event === 'broken' ? '' : `: ping\n\ndata: ${JSON.stringify(event)}\n\n`))
    .join('');
  const bytes = new TextEncoder().encode(text);
  return new Response(
    new ReadableStream({
      start(controller) {
        for (let at = 0; at < bytes.length; at += 3) controller.enqueue(bytes.slice(at, at + 3));
        controller.close();
      },
    }),
  );
}

/** Answers the calls one after another and keeps what happened. */
function follow(answers: (Response | Error)[], sends = true) {
  const happened: string[] = [];
  const answer = (call: string) => async () => {
    happened.push(call);
    const next = answers.shift() ?? offline();
    if (next instanceof Error) throw next;
    return next;
  };
  const following: Following = {
    send: sends ? answer('send') : null,
    rejoin: answer('rejoin'),
    onConnected: () => happened.push('connected'),
    onEvent: ({ type }) => happened.push(type),
    onBroken: () => happened.push('broken'),
    pause: async (ms) => void happened.push(`pause ${ms}`),
  };
  return { end: followReply(following), happened };
}

test('a reply is followed to its end', async () => {
  const { end, happened } = follow([stream(hello, done)]);
  expect(await end).toEqual(done);
  expect(happened).toEqual(['send', 'connected', 'delta', 'done']);
});

test('a broken stream is rejoined, not sent again', async () => {
  const { end, happened } = follow([stream(hello, 'broken'), offline(), stream(hello, done)]);
  expect(await end).toEqual(done);
  expect(happened.filter((word) => word === 'send')).toHaveLength(1);
  expect(happened.filter((word) => word === 'rejoin')).toHaveLength(2);
});

test('a message the server never had is sent again', async () => {
  const { end, happened } = follow([offline(), stream(hello, done)]);
  expect(await end).toEqual(done);
  expect(happened.slice(0, 4)).toEqual(['send', 'broken', 'pause 500', 'send']);
});

test('a reply that the server could not store yet is asked for again, with growing patience', async () => {
  const unsettled: ReplyEvent = { type: 'problem', code: 'unsettled', message: 'Later.', credits: null };
  const { end, happened } = follow([stream(hello, unsettled), stream(unsettled), stream(hello, done)]);
  expect(await end).toEqual(done);
  expect(happened).not.toContain('problem');
  expect(happened.filter((word) => word.startsWith('pause'))).toEqual(['pause 500', 'pause 1000']);
});

test('after a reload the reply is rejoined at once', async () => {
  const { end, happened } = follow([stream(hello, done)], false);
  await end;
  expect(happened[0]).toBe('rejoin');
});

test("the server's own refusal ends it at once", async () => {
  const refusal = problemError(402, { code: 'no_credits', message: 'Insufficient chat credits!' });
  const { end, happened } = follow([refusal, stream(done)]);
  await expect(end).rejects.toBe(refusal);
  expect(happened).toEqual(['send']);
});

test('patience grows between tries and ends', async () => {
  const { end, happened } = follow([]);
  await expect(end).rejects.toMatchObject({ code: 'connection_lost', status: 0 });
  expect(happened.filter((word) => word.startsWith('pause'))).toEqual(
    [500, 1000, 2000, 4000, 8000, 8000, 8000].map((ms) => `pause ${ms}`),
  );
});
