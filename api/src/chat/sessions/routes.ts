import { ChatSession, ChatSessionList, ChatSessionRequest, ChatSessionView } from 'contracts/chat';
import { Hono } from 'hono';
import type { AppEnv } from '../../app-env.ts';
import { requirePerson, requireVerified } from '../../auth/person.ts';
import type { Deps } from '../../deps.ts';
import { validate } from '../../http/validate.ts';
import { checkAllowed } from '../allowed.ts';
import { chatEnded } from '../refusals.ts';
import { newSession } from './create.ts';
import { eraseSessions } from './erase.ts';
import { findErasable } from './erase-queries.ts';
import { SessionParam } from './param.ts';
import { findChatProfile, findSession, insertSession, listSessions } from './queries.ts';
import { keyOf, sessionView, sessionWithMessages } from './view.ts';

/** `/v1/chat-sessions`: the person's open chats. */
export function sessionRoutes(deps: Pick<Deps, 'sql' | 'secrets' | 'ai' | 'clock'>): Hono<AppEnv> {
  const { sql, secrets, ai, clock } = deps;
  return new Hono<AppEnv>()
    .post('/chat-sessions', validate('json', ChatSessionRequest), async (c) => {
      const { id: userId } = requireVerified(c);
      const request = c.req.valid('json');
      const profile = await findChatProfile(sql, userId);
      checkAllowed(profile, request, clock());
      const row = newSession(userId, request, secrets.masterKeys, clock(), profile.auto_delete);
      await insertSession(sql, row);
      return c.json(ChatSession.parse(sessionView(row, keyOf(row, secrets.masterKeys), ai.demo)), 201);
    })
    .get('/chat-sessions', async (c) => {
      const rows = await listSessions(sql, requirePerson(c).id, 'open', clock());
      const chat_sessions = rows.map((row) => sessionView(row, keyOf(row, secrets.masterKeys), ai.demo));
      c.header('Cache-Control', 'no-store');
      return c.json(ChatSessionList.parse({ chat_sessions }));
    })
    .get('/chat-sessions/:id', validate('param', SessionParam), async (c) => {
      const { id: userId } = requirePerson(c);
      const row = await findSession(sql, userId, c.req.valid('param').id, clock());
      if (!row) throw chatEnded();
      const { language } = await findChatProfile(sql, userId);
      c.header('Cache-Control', 'no-store');
      return c.json(ChatSessionView.parse(await sessionWithMessages(deps, row, language ?? 'en')));
    })
    .delete('/chat-sessions/:id', validate('param', SessionParam), async (c) => {
      const id = await findErasable(sql, requirePerson(c).id, c.req.valid('param').id);
      if (!id) throw chatEnded();
      await eraseSessions(sql, [id]);
      return c.body(null, 204);
    });
}
