import { type ReplyEvent, SaathiChatRequest, SaathiChatResponse } from 'contracts/chat';
import { Hono } from 'hono';
import * as z from 'zod';
import type { AppContext, AppEnv } from '../../app-env.ts';
import { requirePerson } from '../../auth/person.ts';
import type { Deps } from '../../deps.ts';
import { validate } from '../../server/http/validate.ts';
import { problem } from '../../server/problem/problem.ts';
import { chatEnded } from '../refusals.ts';
import { answer, type Reply, readReply } from './answer.ts';
import { eventStream } from './event-stream.ts';
import { findStarted } from './find-followed.ts';
import type { FinalEvent } from './live-reply.ts';
import { notifyReply } from './notifications.ts';
import { askToStop } from './queries.ts';

const ReplyParam = z.object({
  id: z.uuid('There is no such chat.'),
  messageId: z.uuid('There is no such message.'),
});

/** `POST /saathi-chat` (part 1 §7): a message in, its reply out, as JSON or, if asked for, as a stream of events. */
export function saathiChatRoute(deps: Deps): Hono<AppEnv> {
  return new Hono<AppEnv>().post('/saathi-chat', validate('json', SaathiChatRequest), async (c) => {
    const reply = await answer(deps, c, c.req.valid('json'));
    if (c.req.header('accept')?.includes('text/event-stream')) return streamOf(deps, reply);
    const last = await lastOf(deps, reply);
    if (last.type === 'problem') throw problem(502, last.code, last.message);
    return c.json(SaathiChatResponse.parse({ response: last.message.content }));
  });
}

/** `/chat-sessions/:id/replies/:messageId`: reads a reply from its start; `/stop` ends it where it is. */
export function replyRoutes(deps: Deps): Hono<AppEnv> {
  const find = async (c: AppContext, { id, messageId }: z.infer<typeof ReplyParam>) => {
    const started = await findStarted(deps, requirePerson(c).id, id, messageId);
    if (!started) throw chatEnded();
    return started;
  };
  return new Hono<AppEnv>()
    .get('/chat-sessions/:id/replies/:messageId', validate('param', ReplyParam), async (c) =>
      streamOf(deps, await find(c, c.req.valid('param'))),
    )
    .post('/chat-sessions/:id/replies/:messageId/stop', validate('param', ReplyParam), async (c) => {
      const started = await find(c, c.req.valid('param'));
      if (await askToStop(deps.sql, started.run.reply_id)) {
        await notifyReply(deps.sql, 'stop', started.run.reply_id);
        await lastOf(deps, started);
      }
      return c.body(null, 204);
    });
}

function streamOf(deps: Deps, reply: Reply): Response {
  return eventStream((send) => readReply(deps, reply, send));
}

function lastOf(deps: Deps, reply: Reply): Promise<FinalEvent> {
  return new Promise((resolve) => {
    readReply(deps, reply, (event: ReplyEvent) => {
      if (event.type === 'done' || event.type === 'problem') resolve(event);
    });
  });
}
