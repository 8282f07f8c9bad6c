import { randomUUID } from 'node:crypto';
import { ChatSession, type ChatSessionRequest, ChatSessionView, ReplyEvent } from 'contracts/chat';
import { Credits } from 'contracts/credits';
import { Hono } from 'hono';
import { afterAll, inject } from 'vitest';
import { createApp } from '../app.ts';
import type { AppEnv } from '../app-env.ts';
import { createDeps, type Parts } from '../create-deps.ts';
import { connect } from '../server/database/connect.ts';
import { type FaultyUpstream, startFaultyUpstream } from './faulty-upstream.ts';
import { type TestApp, testApp } from './test-app.ts';
import { createVisitor, type Visitor } from './visitor.ts';
import { databaseUrl } from './vitest-postgres.ts';

/** For tests: a real app whose model is a server that fails as it is told to. */
export interface ChatApp extends TestApp {
  upstream: FaultyUpstream;
  /** Moves the app's clock, which otherwise stands still. */
  wait: (ms: number) => void;
  /** Somebody verified, of age, in India, with a chat open. */
  chatter: (profile?: object, companion?: Partial<ChatSessionRequest>) => Promise<Chatter>;
  /** The address of the app's database. */
  databaseUrl: () => Promise<string>;
  /** A second app on the same database, as another API process would be: what `work` asks, it answers. Its clock may be ahead. */
  beside: <T>(work: () => Promise<T>, aheadMs?: number) => Promise<T>;
  /** What `work` asks, `fetch` answers. */
  through: <T>(fetch: Answers, work: () => Promise<T>) => Promise<T>;
}

type Answers = (request: Request) => Response | Promise<Response>;

/** For tests: a person in a chat. */
export interface Chatter {
  visitor: Visitor;
  userId: string;
  session: ChatSession;
  body: (message: string, change?: object) => Record<string, unknown>;
  /** Sends a message and gives back the response, streamed unless `accept` says otherwise. */
  say: (message: string, change?: object, accept?: string) => Promise<Response>;
  view: () => Promise<ChatSessionView>;
  credits: () => Promise<Credits>;
}

export const PROFILE = { name: 'Asha', dob: '1996-04-12', gender: 'female', country: 'IN', language: 'en' };
export const COMPANION: ChatSessionRequest = {
  category: 'mentor',
  subcategory: null,
  ai_name: 'Mitra',
  ai_gender: 'female',
  voice_style: 'calm',
  addressed_as: 'not_specified',
};

export async function chatApp(parts: Partial<Parts> = {}): Promise<ChatApp> {
  const upstream = await startFaultyUpstream();
  let now = Date.now();
  const clock = () => new Date(now);
  const app = await testApp({ ai: upstream.ai, clock, ...parts });
  afterAll(async () => {
    await app.deps.runs.drain(0);
    await upstream.close();
  });
  const address = async () => {
    const [row] = await app.deps.sql<[{ name: string }]>`SELECT current_database() AS name`;
    return databaseUrl(inject('postgresUrl'), row.name);
  };
  let answering: Answers = app.app.fetch;
  const front = new Hono<AppEnv>().all('*', (c) => answering(c.req.raw));
  const through: ChatApp['through'] = async (fetch, work) => {
    answering = fetch;
    try {
      return await work();
    } finally {
      answering = app.app.fetch;
    }
  };
  return {
    ...app,
    upstream,
    visitor: () => createVisitor(front),
    databaseUrl: address,
    async beside(work, aheadMs = 0) {
      const sql = connect(await address());
      afterAll(() => sql.end());
      return through(
        createApp(createDeps({ ...app.deps, sql, clock: () => new Date(now + aheadMs) })).fetch,
        work,
      );
    },
    through,
    wait: (ms) => {
      now += ms;
    },
    async chatter(profile = {}, companion = {}) {
      const visitor = createVisitor(front);
      const userId = await visitor.join();
      await visitor.send('PATCH', '/v1/profile', { ...PROFILE, ...profile });
      return openChat(visitor, userId, { ...COMPANION, ...companion });
    },
  };
}

/** Opens a chat for somebody who is signed in. */
export async function openChat(
  visitor: Visitor,
  userId: string,
  companion: ChatSessionRequest = COMPANION,
): Promise<Chatter> {
  const opened = await visitor.send('POST', '/v1/chat-sessions', companion);
  const session = ChatSession.parse(await opened.json());
  const body = (message: string, change: object = {}) => ({
    message,
    category: session.category,
    ai_name: session.ai_name,
    user_id: userId,
    conversation_history: [],
    chat_session_id: session.id,
    message_id: randomUUID(),
    ...change,
  });
  return {
    visitor,
    userId,
    session,
    body,
    say: (message, change = {}, accept = 'text/event-stream') =>
      visitor.fetch('/functions/v1/saathi-chat', {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept },
        body: JSON.stringify(body(message, change)),
      }),
    view: async () =>
      ChatSessionView.parse(await (await visitor.get(`/v1/chat-sessions/${session.id}`)).json()),
    credits: async () => Credits.parse(await (await visitor.get('/v1/credits')).json()),
  };
}

/** What a stream says of the reply, as it arrives: every event but the first, which speaks of the message. */
export async function* events(response: Response): AsyncGenerator<ReplyEvent> {
  if (!response.body || response.status !== 200) throw new Error(`Refused: ${await response.text()}`);
  let rest = '';
  for await (const part of response.body.pipeThrough(new TextDecoderStream())) {
    const blocks = (rest + part).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      if (!block.startsWith('data: ')) continue;
      const event = ReplyEvent.parse(JSON.parse(block.slice('data: '.length)));
      if (event.type !== 'accepted') yield event;
    }
  }
}

/** What a stream comes to: the text it showed, and its last event. */
export async function read(response: Response): Promise<{ text: string; last: ReplyEvent | undefined }> {
  let text = '';
  let last: ReplyEvent | undefined;
  for await (const event of events(response)) {
    if (event.type === 'delta') text += event.text;
    if (event.type === 'replace') text = event.text;
    last = event;
  }
  return { text, last };
}
