import { type BetterAuthPlugin, betterAuth } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { PasswordReset } from 'contracts/auth';
import { expect, it } from 'vitest';
import { afterPath, beforePath, type Ctx, parseBody } from './hooks.ts';

const ORIGIN = 'http://localhost';

/** Asks a real engine whose endpoints `/here` and `/there/:id` tell what they were given. */
async function ask(hooks: BetterAuthPlugin['hooks'], path: string, body: object = {}) {
  const tell = async (ctx: Ctx) => ctx.json({ from: ctx.path, given: ctx.body });
  const plugin: BetterAuthPlugin = {
    id: 'test',
    endpoints: {
      here: createAuthEndpoint('/here', { method: 'POST' }, tell),
      there: createAuthEndpoint('/there/:id', { method: 'POST' }, tell),
    },
    hooks,
  };
  const engine = betterAuth({
    baseURL: ORIGIN,
    basePath: '/auth',
    secret: 'only for this test, and long enough',
    logger: { disabled: true },
    plugins: [plugin],
  });
  const response = await engine.handler(
    new Request(`${ORIGIN}/auth${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', origin: ORIGIN },
    }),
  );
  return { status: response.status, body: await response.json() };
}

it('a hook answers in its endpoint’s place, and leaves every other path alone', async () => {
  const before = [beforePath('/here', async (ctx) => ctx.json({ from: 'hook' }))];
  expect(await ask({ before }, '/here')).toEqual({ status: 200, body: { from: 'hook' } });
  expect(await ask({ before }, '/there/1')).toMatchObject({ body: { from: '/there/:id' } });
});

it('a hook that returns nothing lets the endpoint answer', async () => {
  const before = [beforePath('/here', async () => undefined)];
  expect(await ask({ before }, '/here', { a: 1 })).toMatchObject({
    body: { from: '/here', given: { a: 1 } },
  });
});

it('a hook changes what its endpoint is given', async () => {
  const before = [beforePath('/there/:id', async () => ({ context: { body: { b: 2 } } }))];
  expect(await ask({ before }, '/there/1', { a: 1 })).toMatchObject({ body: { given: { a: 1, b: 2 } } });
});

it('a hook may come after its endpoint', async () => {
  const seen: unknown[] = [];
  const after = [afterPath('/here', async (ctx) => void seen.push(ctx.context.returned))];
  await ask({ after }, '/here');
  await ask({ after }, '/there/1');
  expect(seen).toEqual([{ from: '/here', given: {} }]);
});

it('a body is refused with the code that its schema has for its first fault', async () => {
  const before = [beforePath('/here', async (ctx) => ctx.json(parseBody(ctx, PasswordReset)))];
  expect(await ask({ before }, '/here', { token: 'a', newPassword: 'b', more: 'c' })).toMatchObject({
    body: { token: 'a', newPassword: 'b' },
  });
  expect(await ask({ before }, '/here', { token: 'a' })).toMatchObject({
    status: 400,
    body: { code: 'INVALID_TOKEN' },
  });
});
