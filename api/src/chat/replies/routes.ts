import type { HttpBindings } from '@hono/node-server';
import { SaathiChatRequest, SaathiChatResponse } from 'contracts/chat';
import { Hono } from 'hono';
import * as z from 'zod';
import type { AppContext, AppEnv } from '../../app-env.ts';
import { requirePerson } from '../../auth/person.ts';
import type { Deps } from '../../deps.ts';
import { validate } from '../../server/http/validate.ts';
import { describe } from '../../server/openapi/describe.ts';
import { problem } from '../../server/problem/problem.ts';
import { chatEnded } from '../refusals.ts';
import { findStarted } from './follow.ts';
import { notifyReply } from './notifications.ts';
import { askToStop } from './queries.ts';
import { lastOf, type Reply, readReply } from './read.ts';
import { sendMalformed, sendMessage } from './send.ts';

const PING_MS = 15_000;
const EVENT_STREAM = {
  'Content-Type': 'text/event-stream',
  'Cache-Control': 'no-store',
  // Some proxies hold back a stream until it ends unless they are told.
  'X-Accel-Buffering': 'no',
};

const ReplyParam = z.object({
  id: z.uuid('There is no such chat.'),
  messageId: z.uuid('There is no such message.'),
});

/** `POST /saathi-chat` (docs/product/chat.md, Sending): a message in, its reply out, as JSON or, if asked for, as a stream of events. */
export function saathiChatRoute(deps: Deps): Hono<AppEnv> {
  return new Hono<AppEnv>().post(
    '/saathi-chat',
    describe({
      summary: 'A message in, its reply out: as a stream of events when text/event-stream is accepted.',
      responses: { 200: SaathiChatResponse },
    }),
    validate('json', SaathiChatRequest, async (c) => {
      const care = await sendMalformed(deps, c, await c.req.json().catch(() => undefined));
      return care && answer(deps, c, care);
    }),
    async (c) => answer(deps, c, await sendMessage(deps, c, c.req.valid('json'))),
  );
}

async function answer(deps: Deps, c: AppContext, reply: Reply): Promise<Response> {
  if (c.req.header('accept')?.includes('text/event-stream')) return streamOf(deps, c, reply);
  const last = await lastOf(deps, reply);
  if (last.type === 'problem') throw problem(502, last.code, last.message);
  return c.json(SaathiChatResponse.parse({ response: last.message.content }));
}

/** `/chat-sessions/:id/replies/:messageId`: reads a reply from its start; `/stop` ends it where it is. */
export function replyRoutes(deps: Deps): Hono<AppEnv> {
  const find = async (c: AppContext, { id, messageId }: z.infer<typeof ReplyParam>) => {
    const started = await findStarted(deps, requirePerson(c).id, id, messageId);
    if (!started) throw chatEnded();
    return started;
  };
  return new Hono<AppEnv>()
    .get(
      '/chat-sessions/:id/replies/:messageId',
      describe({
        summary: 'A reply from its start, as a stream of events.',
        responses: { 200: 'Server-sent events, each a ReplyEvent.' },
      }),
      validate('param', ReplyParam),
      async (c) => streamOf(deps, c, await find(c, c.req.valid('param'))),
    )
    .post(
      '/chat-sessions/:id/replies/:messageId/stop',
      describe({ summary: 'Ends a reply where it is.', responses: { 204: 'Done.' } }),
      validate('param', ReplyParam),
      async (c) => {
        const started = await find(c, c.req.valid('param'));
        if (await askToStop(deps.sql, started.run.reply_id)) {
          await notifyReply(deps.sql, 'stop', started.run.reply_id);
          await lastOf(deps, started);
        }
        return c.body(null, 204);
      },
    );
}

const encoder = new TextEncoder();
const PING = encoder.encode(': ping\n\n');

/**
 * Lets the headers wait for the words that are there already, so that both leave in one write. Not for a response that ends at
 * once: Node would send its end before what was held back.
 */
function leaveTogether(c: AppContext): void {
  const outgoing = (c.env as Partial<HttpBindings> | undefined)?.outgoing;
  outgoing?.cork();
  process.nextTick(() => outgoing?.uncork());
}

/** A reply as server-sent events. The stream ends by itself after a `done` or a `problem`. */
function streamOf(deps: Deps, c: AppContext, reply: Reply): Response {
  let leave = () => {};
  let open = true;
  let ping: NodeJS.Timeout | undefined;
  const close = () => {
    clearInterval(ping);
    leave();
  };
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      ping = setInterval(() => controller.enqueue(PING), PING_MS);
      leave = readReply(deps, reply, (event) => {
        if (!open) return;
        controller.enqueue(encoder.encode(`data: ${JSON.stringify(event)}\n\n`));
        if (event.type !== 'done' && event.type !== 'problem') return;
        open = false;
        close();
        controller.close();
      });
      if (!open) leave();
    },
    cancel: close,
  });
  if (open) leaveTogether(c);
  return c.body(body, 200, EVENT_STREAM);
}
