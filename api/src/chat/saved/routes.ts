import { ChatFileFormat, ChatSession, ChatSessionView, SavedChatChange, SavedChatList } from 'contracts/chat';
import { Hono } from 'hono';
import * as z from 'zod';
import type { AppContext, AppEnv } from '../../app-env.ts';
import { requirePerson } from '../../auth/person.ts';
import type { Deps } from '../../deps.ts';
import { validate } from '../../server/http/validate.ts';
import { describe } from '../../server/openapi/describe.ts';
import { problem } from '../../server/problem/problem.ts';
import { entitlementsOf } from '../../subscriptions/entitlements.ts';
import { chatEnded, exportsPaid } from '../refusals.ts';
import { eraseChatSessions } from '../sessions/erase.ts';
import { findChatProfile, findChatSession, listChatSessions, saveChatSession } from '../sessions/queries.ts';
import { savedUntil } from '../sessions/retention.ts';
import { ChatPageQuery, ChatSessionParam } from '../sessions/routes.ts';
import { chatSessionInList, chatSessionWithMessages } from '../sessions/view.ts';
import { chatFile } from './file/chat-file.ts';
import { readSavedChat } from './file/read-saved-chat.ts';
import { renameSavedChat } from './rename.ts';

const SaveRequest = z.strictObject({ chat_session_id: z.uuid('There is no such chat.') });
const ExportQuery = z.object({ format: z.optional(ChatFileFormat) });

/** `/v1/saved-chats`: what was kept with Save, for the policy's retention_hours.saved. Saving ends a chat. */
export function savedChatRoutes(deps: Pick<Deps, 'sql' | 'generations' | 'ai' | 'clock'>): Hono<AppEnv> {
  const { sql, clock } = deps;
  const findSaved = async (c: AppContext, id: string) => {
    const row = await findChatSession(sql, requirePerson(c).id, id, clock());
    if (!row?.saved_at) throw chatEnded();
    return row;
  };
  return new Hono<AppEnv>()
    .get(
      '/saved-chats',
      describe({ summary: 'The saved chats, newest first.', responses: { 200: SavedChatList } }),
      async (c) => {
        const { id } = requirePerson(c);
        const [rows, { exports }] = await Promise.all([
          listChatSessions(sql, id, 'saved', clock()),
          entitlementsOf(sql, id, clock()),
        ]);
        const saved_chats = await Promise.all(rows.map((row) => chatSessionInList(deps, row)));
        c.header('Cache-Control', 'no-store');
        return c.json(SavedChatList.parse({ saved_chats, exports }));
      },
    )
    .post(
      '/saved-chats',
      describe({ summary: 'Ends a chat and keeps it for a while.', responses: { 201: ChatSession } }),
      validate('json', SaveRequest),
      async (c) => {
        const person = c.get('person');
        if (!person) throw problem(401, 'sign_in_needed', 'Please login to save chat.');
        const { chat_session_id: id } = c.req.valid('json');
        const kept = await saveChatSession(sql, person.id, id, clock(), savedUntil(clock()));
        if (!kept) throw chatEnded();
        return c.json(ChatSession.parse(await chatSessionInList(deps, await findSaved(c, id))), 201);
      },
    )
    .get(
      '/saved-chats/:id',
      describe({
        summary: 'A saved chat with its latest messages, or those before a cursor.',
        responses: { 200: ChatSessionView },
      }),
      validate('param', ChatSessionParam),
      validate('query', ChatPageQuery),
      async (c) => {
        const row = await findSaved(c, c.req.valid('param').id);
        const { language } = await findChatProfile(sql, row.user_id);
        const wanted = { ...c.req.valid('query'), language: language ?? 'en' };
        c.header('Cache-Control', 'no-store');
        return c.json(ChatSessionView.parse(await chatSessionWithMessages(deps, row, wanted)));
      },
    )
    .patch(
      '/saved-chats/:id',
      describe({ summary: 'Gives a saved chat another title.', responses: { 200: ChatSession } }),
      validate('param', ChatSessionParam),
      validate('json', SavedChatChange),
      async (c) => {
        const row = await findSaved(c, c.req.valid('param').id);
        const renamed = await renameSavedChat(deps, row, c.req.valid('json').title);
        return c.json(ChatSession.parse(await chatSessionInList(deps, renamed)));
      },
    )
    .get(
      '/saved-chats/:id/export',
      describe({
        summary: 'A saved chat as a file (text, Markdown or JSON), for whoever bought a pack or subscribed.',
        responses: { 200: 'The file.' },
      }),
      validate('param', ChatSessionParam),
      validate('query', ExportQuery),
      async (c) => {
        const row = await findSaved(c, c.req.valid('param').id);
        const { exports } = await entitlementsOf(sql, row.user_id, clock());
        if (!exports) throw exportsPaid();
        const { text, headers } = chatFile(
          await readSavedChat(deps, row),
          c.req.valid('query').format ?? 'text',
        );
        return c.body(text, 200, headers);
      },
    )
    .delete(
      '/saved-chats/:id',
      describe({ summary: 'Erases a saved chat at once.', responses: { 204: 'Erased.' } }),
      validate('param', ChatSessionParam),
      async (c) => {
        const { id } = await findSaved(c, c.req.valid('param').id);
        await eraseChatSessions(sql, [id]);
        return c.body(null, 204);
      },
    );
}
