import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { createApp } from './app.ts';
import { type Chatter, chatApp, openChat, read } from './testing/chat-app.ts';
import { proofOf, shown } from './testing/payment-app.ts';
import { PASSWORD, type Visitor } from './testing/visitor.ts';
import { userKeyedTables } from './user-keyed-tables.ts';

const { app, deps, upstream, visitor, chatter } = await chatApp();
const { sql } = deps;
const NAME = 'Ashalata';
const WORDS = 'quetzal';
const COMPANION = {
  category: 'mentor',
  subcategory: null,
  ai_name: 'Mitra',
  ai_gender: 'female',
  voice_style: 'calm',
  addressed_as: 'not_specified',
};
const PURCHASE = { ...shown('lite'), userId: randomUUID() };
const PROOF = proofOf({}, randomUUID());

const OFFER = { offer: 'pro-yearly-inr', userId: randomUUID() };
const LINK = { user_id: randomUUID(), plan_code: 'pro' };
const SUBSCRIPTION_PROOF = {
  ...{ razorpay_payment_id: '', razorpay_subscription_id: '', razorpay_signature: '' },
  ...{ user_id: randomUUID(), offer: 'pro-yearly-inr', amount_paid: 99_900, currency: 'INR' },
};

/** Somebody with something of every kind that a path or a body can name. */
interface Victim extends Chatter {
  savedId: string;
  messageId: string;
  authSessionId: string;
  token: string;
}
let victim: Victim;

/** How a route answers nobody, somebody anonymous and another person who ask for what is the victim's. */
interface Access {
  nobody: number;
  anonymous: number;
  other: number;
  /** What to send. */
  body?: () => object;
  /** What stands for `:id`. */
  id?: () => string;
}

const everyone: Access = { nobody: 200, anonymous: 200, other: 200 };
/** Speaks of whoever asks and of nobody else. */
const own: Access = { nobody: 401, anonymous: 200, other: 200 };
const theirs: Access = { nobody: 401, anonymous: 404, other: 404 };
const openChatOf: Access = { ...theirs, id: () => victim.session.id };
const savedChatOf: Access = { ...theirs, id: () => victim.savedId };

// A new route fails this file until it stands here.
const routes: Record<string, Access> = {
  'GET /healthz': everyone,
  'GET /readyz': everyone,
  'GET /v1/tones': everyone,
  // The tones are made by the build, and this test needs none: its own is no tone.
  'GET /functions/v1/audio-proxy/:file': { nobody: 404, anonymous: 404, other: 404 },
  'GET /v1/policy': everyone,
  'GET /v1/transparency': everyone,
  'GET /v1/openapi.json': everyone,
  'GET /v1/docs': everyone,
  'GET /v1/docs.css': everyone,
  'GET /v1/session': everyone,
  'GET /v1/sign-in-options': everyone,
  // A test has no providers.
  'POST /auth/v1/sign-in/oauth2': {
    nobody: 404,
    anonymous: 404,
    other: 404,
    body: () => ({ providerId: 'google', callbackURL: '/login' }),
  },
  // The site's own files; a test has none.
  'GET /*': { nobody: 404, anonymous: 404, other: 404 },
  'GET /v1/profile': own,
  'PATCH /v1/profile': { ...own, body: () => ({ name: 'Somebody' }) },
  'GET /v1/traits': theirs,
  'PUT /v1/traits': {
    nobody: 401,
    anonymous: 409,
    other: 409,
    body: () => ({ answers: Array.from({ length: 24 }, () => 3) }),
  },
  'GET /v1/journey': own,
  'GET /v1/account': own,
  'GET /v1/account/export': own,
  'POST /v1/account/delete': {
    nobody: 401,
    anonymous: 204,
    other: 403,
    body: () => ({ password: 'not the one' }),
  },
  'GET /v1/sessions': own,
  'DELETE /v1/sessions': { nobody: 401, anonymous: 204, other: 204 },
  'DELETE /v1/sessions/:id': { ...theirs, id: () => victim.authSessionId },
  'GET /v1/credits': own,
  'GET /v1/payment-options': everyone,
  'GET /v1/offers': everyone,
  // Nobody takes payments in this app; payments/routes.test.ts asks for another person's order.
  'POST /functions/v1/create-payment': { nobody: 401, anonymous: 401, other: 404, body: () => PURCHASE },
  'POST /functions/v1/verify-payment': { nobody: 401, anonymous: 401, other: 404, body: () => PROOF },
  'POST /functions/v1/payment-webhook': { nobody: 404, anonymous: 404, other: 404, body: () => ({}) },
  // subscriptions/charges.test.ts asks for another person's.
  'GET /v1/subscription': { nobody: 401, anonymous: 401, other: 200 },
  'POST /v1/subscription': { nobody: 401, anonymous: 401, other: 404, body: () => OFFER },
  'POST /v1/subscription/verify': { nobody: 401, anonymous: 401, other: 404, body: () => SUBSCRIPTION_PROOF },
  'POST /v1/subscription/cancel': { nobody: 401, anonymous: 404, other: 404 },
  'POST /functions/v1/payments-create-link': { nobody: 401, anonymous: 401, other: 404, body: () => LINK },
  // Nobody bought anything in this app; invoices.test.ts and refunds.test.ts ask for another person's.
  'GET /v1/invoices': { nobody: 401, anonymous: 401, other: 200 },
  'GET /v1/invoices/:number': { nobody: 401, anonymous: 401, other: 404 },
  'POST /v1/refunds': {
    nobody: 401,
    anonymous: 401,
    other: 404,
    body: () => ({ invoice: 'SI-2627-0000001' }),
  },
  'GET /v1/moods': own,
  'PUT /v1/moods/today': { ...own, body: () => ({ mood: 1 }) },
  'POST /v1/frequency-sessions': { nobody: 401, anonymous: 204, other: 204 },
  'GET /v1/chat-sessions': own,
  'POST /v1/chat-sessions': { nobody: 401, anonymous: 401, other: 201, body: () => COMPANION },
  'GET /v1/chat-sessions/:id': openChatOf,
  'DELETE /v1/chat-sessions/:id': openChatOf,
  'GET /v1/chat-sessions/:id/replies/:messageId': openChatOf,
  'POST /v1/chat-sessions/:id/replies/:messageId/stop': openChatOf,
  'GET /v1/saved-chats': own,
  'POST /v1/saved-chats': { ...theirs, body: () => ({ chat_session_id: victim.session.id }) },
  'GET /v1/saved-chats/:id': savedChatOf,
  'PATCH /v1/saved-chats/:id': { ...savedChatOf, body: () => ({ title: 'Another' }) },
  'GET /v1/saved-chats/:id/export': savedChatOf,
  'DELETE /v1/saved-chats/:id': savedChatOf,
  // Without a photo.
  'POST /functions/v1/ocr-process': { nobody: 401, anonymous: 401, other: 400 },
  'POST /functions/v1/saathi-chat': {
    nobody: 401,
    anonymous: 401,
    other: 403,
    body: () => victim.body('Hello'),
  },
};
// On one's own machine only: an installation that sends mail has none of these.
const mailbox = new Set(['GET /dev/mail.json', 'GET /dev/mail.css', 'GET /dev/mail', 'GET /dev/mail/:id']);
// better-auth's; its paths are classified below.
const wildcards = new Set(['GET /auth/v1/*', 'POST /auth/v1/*']);
// Middleware, and the 404 of each part.
const everyMethod = new Set([
  '/auth/v1/sign-in/social',
  '/auth/v1/*',
  '/*',
  '/v1/*',
  '/functions/v1/*',
  '/functions/*',
  '/auth/*',
  '/dev/*',
]);

/** What better-auth does for nobody (`off`), for whoever is signed in (`own`), or for everybody (`open`). */
const authPaths: Record<string, 'off' | 'own' | 'open'> = {
  '/sign-in/social': 'off',
  '/sign-in/email': 'open',
  '/sign-in/anonymous': 'open',
  '/sign-up/email': 'open',
  '/sign-out': 'open',
  '/get-session': 'open',
  '/callback/:id': 'open',
  '/confirm-email': 'open',
  '/verify-email': 'off',
  '/send-verification-email': 'open',
  '/request-password-reset': 'open',
  '/reset-password': 'open',
  '/reset-password/:token': 'open',
  '/ok': 'open',
  '/error': 'open',
  '/verify-password': 'off',
  '/change-password': 'own',
  '/change-email': 'own',
  '/list-sessions': 'off',
  '/revoke-session': 'off',
  '/revoke-sessions': 'own',
  '/revoke-other-sessions': 'off',
  '/link-social': 'own',
  '/list-accounts': 'own',
  '/unlink-account': 'own',
  '/refresh-token': 'own',
  '/get-access-token': 'own',
  '/account-info': 'own',
  '/delete-user/callback': 'own',
  '/update-session': 'off',
  '/update-user': 'off',
  '/delete-user': 'off',
  '/delete-anonymous-user': 'off',
};

beforeAll(async () => {
  const person = await chatter({ name: NAME });
  upstream.next({ kind: 'reply', words: [`${WORDS}reply`] });
  const body = person.body(`${WORDS}question`);
  await read(await person.say('', body));
  const saved = await openChat(person.visitor, person.userId);
  await person.visitor.send('POST', '/v1/saved-chats', { chat_session_id: saved.session.id });
  const [row] = await sql<[{ id: string }]>`
    SELECT id FROM auth_session WHERE user_id = ${person.userId} LIMIT 1`;
  victim = {
    ...person,
    savedId: saved.session.id,
    messageId: String(body.message_id),
    authSessionId: row.id,
    token: person.visitor.bearer(),
  };
});

/** Everything that is the victim's, as text. */
async function belongings(): Promise<string[]> {
  const tables = [...userKeyedTables, { table: 'auth_user', column: 'id' }];
  const rows = await Promise.all(
    tables.map(
      ({ table, column }) =>
        sql<
          { row: string }[]
        >`SELECT t::text AS row FROM ${sql(table)} AS t WHERE ${sql(column)} = ${victim.userId}`,
    ),
  );
  const keys = await sql<{ row: string }[]>`
    SELECT k::text AS row FROM chat_keys k JOIN chat_sessions s ON s.id = k.session_id WHERE s.user_id = ${victim.userId}`;
  return [...rows.flat(), ...keys].map(({ row }) => row).sort();
}

async function intruders(): Promise<Record<'nobody' | 'anonymous' | 'other', Visitor>> {
  const [nobody, anonymous, other] = [visitor(), visitor(), visitor()];
  await anonymous.send('POST', '/auth/v1/sign-in/anonymous');
  await other.join();
  return { nobody, anonymous, other };
}

/** Asks as an intruder; fails when the answer has a word of the victim, or changed something of theirs. */
async function intrude(browser: Visitor, method: string, path: string, body?: object): Promise<number> {
  const before = await belongings();
  const { userId, session, savedId, messageId, authSessionId, token } = victim;
  const query = new URLSearchParams({ user_id: userId, userId, ...(method === 'GET' && body) });
  const response = await browser.fetch(`${path}?${query}`, {
    method,
    ...(method !== 'GET' &&
      body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const answer = `${JSON.stringify([...response.headers])}${await response.text()}`;
  const marks = [
    userId,
    victim.visitor.email,
    NAME,
    WORDS,
    session.id,
    savedId,
    messageId,
    authSessionId,
    token,
  ];
  for (const mark of marks) expect(answer).not.toContain(mark);
  expect(await belongings()).toEqual(before);
  return response.status;
}

const fill = (path: string, id = '') =>
  path
    .replace(':id', id)
    .replace(':messageId', victim.messageId)
    .replace(':file', 'none.mp3')
    .replace('*', 'welcome');

describe('every route of the API', () => {
  const found = app.routes.map(({ method, path }) => `${method} ${path}`);

  it('stands in the table of this test', () => {
    const known = new Set([...Object.keys(routes), ...mailbox, ...wildcards]);
    for (const path of everyMethod) known.add(`ALL ${path}`);
    expect([...new Set(found)].sort()).toEqual([...known].sort());
  });

  it.each(Object.entries(routes))(
    '%s gives and changes nothing that is not the asker’s',
    async (route, access) => {
      const [method = '', path = ''] = route.split(' ');
      for (const [who, browser] of Object.entries(await intruders())) {
        const status = await intrude(browser, method, fill(path, access.id?.()), access.body?.());
        expect(status, who).toBe(access[who as keyof typeof access]);
      }
    },
  );

  it('keeps the mailbox to one’s own machine', () => {
    const smtpUrl = 'smtp://127.0.0.1:9';
    const sending = createApp({ ...deps, settings: { ...deps.settings, smtpUrl } });
    const left = sending.routes.filter(({ path }) => path.startsWith('/dev'));
    expect(left.map(({ method, path }) => `${method} ${path}`)).toEqual(['ALL /dev/*']);
  });
});

it('a chat takes no message of another person, whoever they say they are, not even in a crisis', async () => {
  for (const browser of Object.values(await intruders())) {
    const { person } = (await (await browser.get('/v1/session')).json()) as { person: { id: string } | null };
    for (const message of ['Hello', 'I want to kill myself']) {
      const body = victim.body(message, { user_id: person?.id ?? randomUUID() });
      const before = await belongings();
      const answer = await (
        await browser.fetch('/functions/v1/saathi-chat', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      ).text();
      for (const mark of [NAME, WORDS, victim.userId]) expect(answer).not.toContain(mark);
      expect(await belongings()).toEqual(before);
    }
  }
});

describe('every path of the account service', () => {
  // Of the engine that answers in this app. Nothing but GET and POST comes through to it (see `wildcards`).
  const endpoints = deps.auth.endpoints.flatMap(({ path, options }) => {
    const methods = [options?.method ?? '*']
      .flat()
      .flatMap((name) => (name === '*' ? ['GET', 'POST'] : name));
    return path === undefined ? [] : methods.map((method): [string, string] => [method, path]);
  });

  it('stands in the table of this test', () => {
    expect([...new Set(endpoints.map(([, path]) => path))].sort()).toEqual(Object.keys(authPaths).sort());
  });

  it.each(endpoints)('%s %s gives and changes nothing that is not the asker’s', async (method, path) => {
    const body = {
      email: victim.visitor.email,
      newEmail: 'somebody@example.com',
      password: 'not the one',
      currentPassword: PASSWORD,
      newPassword: 'rain on the roof',
      token: victim.token,
      accountId: victim.userId,
      providerId: 'credential',
      provider: 'google',
      userId: victim.userId,
    };
    const address = `/auth/v1${path.replace(':id', 'google').replace(':token', victim.token)}`;
    for (const [who, browser] of Object.entries(await intruders())) {
      const status = await intrude(browser, method, address, body);
      expect(status, who).toBeLessThan(500);
      if (authPaths[path] === 'off') expect(status, who).toBe(404);
      if (authPaths[path] === 'own' && who === 'nobody') expect([401, 404]).toContain(status);
    }
  });
});

it('somebody anonymous who has been everywhere has rows only where signing in to an account takes them along', async () => {
  for (const { table, column, merging } of userKeyedTables.filter(({ table }) => table !== 'auth_session')) {
    const rows = await sql`
      SELECT FROM ${sql(table)} AS t JOIN auth_user u ON u.id = t.${sql(column)} WHERE u.is_anonymous`;
    if ('nothing' in merging) expect(rows, table).toHaveLength(0);
    if (table === 'mood_checkins') expect(rows, table).not.toHaveLength(0);
  }
});
