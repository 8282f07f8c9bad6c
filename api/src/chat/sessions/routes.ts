import { ChatSession, ChatSessionList, ChatSessionRequest, ChatSessionView } from 'contracts/chat';
import { Hono } from 'hono';
import * as z from 'zod';
import type { AppEnv } from '../../app-env.ts';
import { requirePerson, requireVerified } from '../../auth/person.ts';
import type { Deps } from '../../deps.ts';
import { policy } from '../../policy/policy.ts';
import { validate } from '../../server/http/validate.ts';
import { describe } from '../../server/openapi/describe.ts';
import { checkChatPermission } from '../permission.ts';
import { chatEnded, tooManyChats } from '../refusals.ts';
import { newChatSession } from './create.ts';
import { eraseChatSessions } from './erase.ts';
import { findErasableChat } from './erase-queries.ts';
import {
  findChatProfile,
  findChatSession,
  hasRoomForChat,
  insertChatSession,
  listChatSessions,
} from './queries.ts';
import { chatSessionView, chatSessionWithMessages, conversationKey } from './view.ts';

/** The `:id` of a conversation in a path. */
export const ChatSessionParam = z.object({ id: z.uuid('There is no such chat.') });

/** `/v1/chat-sessions`: the person's open chats. */
export function chatSessionRoutes(deps: Pick<Deps, 'sql' | 'secrets' | 'ai' | 'clock'>): Hono<AppEnv> {
  const { sql, secrets, ai, clock } = deps;
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
        const row = newChatSession(userId, request, secrets.masterKeys, clock(), profile.auto_delete);
        await sql.begin(async (tx) => {
          if (!(await hasRoomForChat(tx, userId, policy.caps.chats, clock()))) throw tooManyChats();
          await insertChatSession(tx, row);
        });
        return c.json(
          ChatSession.parse(chatSessionView(row, conversationKey(row, secrets.masterKeys), ai.demo)),
          201,
        );
      },
    )
    .get(
      '/chat-sessions',
      describe({ summary: 'The open chats, newest first.', responses: { 200: ChatSessionList } }),
      async (c) => {
        const rows = await listChatSessions(sql, requirePerson(c).id, 'open', clock());
        const chat_sessions = rows.map((row) =>
          chatSessionView(row, conversationKey(row, secrets.masterKeys), ai.demo),
        );
        c.header('Cache-Control', 'no-store');
        return c.json(ChatSessionList.parse({ chat_sessions }));
      },
    )
    .get(
      '/chat-sessions/:id',
      describe({ summary: 'An open chat with its latest messages.', responses: { 200: ChatSessionView } }),
      validate('param', ChatSessionParam),
      async (c) => {
        const { id: userId } = requirePerson(c);
        const row = await findChatSession(sql, userId, c.req.valid('param').id, clock());
        if (!row) throw chatEnded();
        const { language } = await findChatProfile(sql, userId);
        c.header('Cache-Control', 'no-store');
        return c.json(ChatSessionView.parse(await chatSessionWithMessages(deps, row, language ?? 'en')));
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
