import { randomUUID } from 'node:crypto';
import { grant } from '../../../api/src/credits/queries.ts';
import type { Sql } from '../../../api/src/server/database/connect.ts';
import type { Ask } from './streams.ts';

const COMPANION = {
  category: 'mentor',
  subcategory: null,
  ai_name: 'Mitra',
  ai_gender: 'female',
  voice_style: 'calm',
  addressed_as: 'not_specified',
};
const CREDITS = 1000;
/** The header in which the bench names each person's address, so that none shares another's limits. */
export const ADDRESS_HEADER = 'x-bench-address';

/** Somebody signed in and verified, with a profile, credits and an open chat: what they say next, each time. */
export type Chatter = () => Ask;

/** Brings `count` people to a Saathi at `url`, whose database is `sql`. */
export async function bringPeople(url: string, sql: Sql, count: number): Promise<Chatter[]> {
  const people: Chatter[] = [];
  for (let index = 0; index < count; index += 1) people.push(await bringPerson(url, sql, index));
  return people;
}

async function bringPerson(url: string, sql: Sql, index: number): Promise<Chatter> {
  const headers: Record<string, string> = {
    origin: url,
    [ADDRESS_HEADER]: `10.0.${index >> 8}.${index & 255}`,
    'content-type': 'application/json',
  };
  const send = async (method: string, path: string, body: object) => {
    const response = await fetch(url + path, { method, headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response;
  };
  const visit = await send('POST', '/auth/v1/sign-in/anonymous', {});
  headers.cookie = visit.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
  const { user } = (await visit.json()) as { user: { id: string } };
  // As signing up and opening the mailed link would, without a password's deliberate slowness, 200 times.
  await sql`UPDATE auth_user SET is_anonymous = false, email_verified = true WHERE id = ${user.id}`;
  await grant(sql, { userId: user.id, key: 'bench', pack: 'max', chat: CREDITS, camera: 0, at: new Date() });
  await send('PATCH', '/v1/profile', {
    name: 'Asha',
    dob: '1996-04-12',
    gender: 'female',
    country: 'IN',
    language: 'en',
  });
  const session = (await (await send('POST', '/v1/chat-sessions', COMPANION)).json()) as { id: string };
  return () => ({
    url: `${url}/functions/v1/saathi-chat`,
    headers: { ...headers, accept: 'text/event-stream' },
    body: {
      message: 'I had a long day and would like to see something green.',
      category: COMPANION.category,
      ai_name: COMPANION.ai_name,
      user_id: user.id,
      conversation_history: [],
      chat_session_id: session.id,
      message_id: randomUUID(),
    },
  });
}
