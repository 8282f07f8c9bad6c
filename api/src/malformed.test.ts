import { expect, it } from 'vitest';
import { chatApp } from './testing/chat-app.ts';

const { app, logged, chatter } = await chatApp();
const person = await chatter();

const NUL = 'a\u0000b';
const BODIES: [string, unknown][] = [
  ['text with a NUL', NUL],
  ['a list', [NUL]],
  ['half a surrogate pair', '\ud800'],
  ['a number', 7],
];
const IDS = ['not-an-id', '%00', '%zz', '\u{1f600}', '0'.repeat(300), '../..'];

/** Every field any body of the API has: whichever of them a route reads, it reads something wrong. */
const FIELDS = [
  ...[
    'message',
    'message_id',
    'user_id',
    'chat_session_id',
    'category',
    'subcategory',
    'ai_name',
    'ai_gender',
  ],
  ...[
    'voice_style',
    'addressed_as',
    'conversation_history',
    'name',
    'email',
    'password',
    'newEmail',
    'token',
  ],
  ...['currentPassword', 'newPassword', 'birthday', 'country', 'language', 'mood', 'note', 'answers', 'hz'],
  ...[
    'providerId',
    'callbackURL',
    'id',
    'day',
    'journey_intent',
    'journey_state',
    'frequency',
    'sessionToken',
  ],
  ...['planId', 'userId', 'planName', 'idempotencyKey', 'razorpay_order_id', 'razorpay_signature', 'plan'],
];

const routes = [
  ...new Map(app.routes.map((route) => [`${route.method} ${route.path}`, route])).values(),
].filter(({ method }) => method !== 'ALL');

it.each(routes.map(({ method, path }) => [method, path] as const))(
  'no text and no id makes %s %s fail',
  async (method, path) => {
    for (const id of path.includes(':') ? IDS : ['']) {
      for (const [what, value] of method === 'GET' ? [['nothing', undefined] as const] : BODIES) {
        const body = JSON.stringify(Object.fromEntries(FIELDS.map((field) => [field, value])));
        const response = await person.visitor.fetch(path.replace(/:[a-z_]+/g, id), {
          method,
          ...(value === undefined ? {} : { body, headers: { 'content-type': 'application/json' } }),
        });
        await response.text();
        expect(
          response.status,
          `${id} ${what} ${logged.filter((line) => line.includes('"error"')).at(-1)}`,
        ).toBeLessThan(500);
      }
    }
  },
);

it.each([
  ['/auth/v1/sign-in/email', { email: 'asha@example.com', password: NUL }],
  ['/auth/v1/sign-in/email', { email: `${NUL}@example.com`, password: 'a long walk by the river' }],
  ['/auth/v1/sign-up/email', { email: 'nul@example.com', password: `a long walk ${NUL}` }],
  ['/auth/v1/request-password-reset', { email: `"${NUL}"@example.com` }],
  ['/auth/v1/reset-password', { token: NUL, newPassword: 'a long walk by the river' }],
  ['/auth/v1/send-verification-email', { email: `${NUL}@example.com` }],
  ['/auth/v1/sign-in/social', { provider: NUL }],
])('%s takes no NUL for a failure of its own', async (path, body) => {
  expect((await person.visitor.send('POST', path, body)).status).toBeLessThan(500);
});

it.each([
  '/auth/v1/verify-email?token=%00',
  '/auth/v1/reset-password/%00?callbackURL=%2Freset-password',
  '/auth/v1/callback/%00?code=%00&state=%00',
  '/v1/chat-sessions/%00/messages/%00/reply',
  '/dev/mail/%00',
  '/%00',
  '/static/%00.js',
  '/remotes/%00',
])('%s is answered', async (path) => {
  expect((await person.visitor.get(path)).status).toBeLessThan(500);
});
