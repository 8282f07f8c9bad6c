import { ChatSession, ChatSessionList, ChatSessionRequest, ChatSessionView } from 'contracts/chat';
import { Hono } from 'hono';
import * as z from 'zod';
import type { AppEnv } from '../../app-env.ts';
import { requirePerson, requireVerified } from '../../auth/person.ts';
import type { Deps } from '../../deps.ts';
import { validate } from '../../server/http/validate.ts';
import { describe } from '../../server/openapi/describe.ts';
import { checkChatPermission } from '../permission.ts';
import { chatEnded } from '../refusals.ts';
import { createChatSession } from './create.ts';
import { eraseChatSessions } from './erase.ts';
import { findErasableChat } from './erase-queries.ts';
import { findChatProfile, findChatSession, listChatSessions } from './queries.ts';
import { chatSessionInList, chatSessionView, chatSessionWithMessages } from './view.ts';

/** The `:id` of a conversation in a path. */
export const ChatSessionParam = z.object({ id: z.uuid('There is no such chat.') });

/** Which page of a conversation's messages; without `before` the latest. */
export const ChatPageQuery = z.object({
  before: z.optional(z.uuid('These messages are not there any more. Please reload the chat.')),
});

/** `/v1/chat-sessions`: the person's open chats. */
export function chatSessionRoutes(deps: Pick<Deps, 'sql' | 'generations' | 'ai' | 'clock'>): Hono<AppEnv> {
  const { sql, ai, clock } = deps;
  return new Hono<AppEnv>()
    .post(
      '/chat-sessions',
      describe({ summary: 'Opens a chat with a companion.', responses: { 201: ChatSession } }),
      validate('json', ChatSessionRequest),
      async (c) => {
        const { id: userId } = requireVerified(c);
        const request = c.req.valid('json');
        const profile = await findChatProfile(sql, userId);
        checkChatPermission(profile, request, clock());
        const chat = { userId, request, autoDelete: profile.auto_delete };
        const { row, key } = await createChatSession(deps, chat);
        return c.json(ChatSession.parse(chatSessionView(row, key, ai.demo)), 201);
      },
    )
    .get(
      '/chat-sessions',
      describe({ summary: 'The open chats, newest first.', responses: { 200: ChatSessionList } }),
      async (c) => {
        const rows = await listChatSessions(sql, requirePerson(c).id, 'open', clock());
        const chat_sessions = await Promise.all(rows.map((row) => chatSessionInList(deps, row)));
        c.header('Cache-Control', 'no-store');
        return c.json(ChatSessionList.parse({ chat_sessions }));
      },
    )
    .get(
      '/chat-sessions/:id',
      describe({
        summary: 'An open chat with its latest messages, or those before a cursor.',
        responses: { 200: ChatSessionView },
      }),
      validate('param', ChatSessionParam),
      validate('query', ChatPageQuery),
      async (c) => {
        const { id: userId } = requirePerson(c);
        const row = await findChatSession(sql, userId, c.req.valid('param').id, clock());
        if (!row) throw chatEnded();
        const { language } = await findChatProfile(sql, userId);
        const wanted = { ...c.req.valid('query'), language: language ?? 'en' };
        c.header('Cache-Control', 'no-store');
        return c.json(ChatSessionView.parse(await chatSessionWithMessages(deps, row, wanted)));
      },
    )
    .delete(
      '/chat-sessions/:id',
      describe({ summary: 'Erases a chat at once.', responses: { 204: 'Erased.' } }),
      validate('param', ChatSessionParam),
      async (c) => {
        const id = await findErasableChat(sql, requirePerson(c).id, c.req.valid('param').id);
        if (!id) throw chatEnded();
        await eraseChatSessions(sql, [id]);
        return c.body(null, 204);
      },
    );
}
