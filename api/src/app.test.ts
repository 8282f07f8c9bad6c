import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { createApp } from './app.ts';
import { connect } from './server/database/connect.ts';
import { testApp } from './testing/test-app.ts';
import { PASSWORD } from './testing/visitor.ts';

const { app, deps, visitor, logged } = await testApp();
const site = deps.settings.siteDir;

beforeAll(() => {
  mkdirSync(join(site, 'static'), { recursive: true });
  mkdirSync(join(site, 'remotes/mf-chat/b1'), { recursive: true });
  const files = {
    'index.html':
      '<!doctype html><script>boot()</script><script src="/static/a.js"></script><div id="root"></div>',
    'index.html.br': 'compressed page',
    'static/a.js': 'plain',
    'static/a.js.br': 'brotli',
    'static/a.js.gz': 'gzip',
    'remotes.json': '{}',
    'remotes/mf-chat/b1/remote.js': 'chat',
    'sw.js': 'worker',
    '../secrets-nearby.txt': 'hush',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(site, name), text);
});

describe('the built site', () => {
  it.each([
    ['/static/a.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    [
      '/remotes/mf-chat/b1/remote.js',
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
    ],
    ['/remotes.json', 'application/json', 'no-cache'],
    ['/sw.js', 'text/javascript; charset=utf-8', 'no-cache'],
    ['/', 'text/html; charset=utf-8', 'no-cache'],
    ['/chat/mentor', 'text/html; charset=utf-8', 'no-cache'],
  ])('serves %s as %s with %s', async (path, type, cache) => {
    const { status, headers } = await app.request(path);
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([200, type, cache]);
  });

  it.each([
    ['br, gzip', 'br', 'brotli'],
    ['gzip', 'gzip', 'gzip'],
    ['identity', null, 'plain'],
    ['br;q=0, identity', null, 'plain'],
    ['zstd', null, 'plain'],
  ])('sends to a browser that accepts %s the form in %s', async (accepts, encoding, body) => {
    const answer = await app.request('/static/a.js', { headers: { 'accept-encoding': accepts } });
    expect([answer.headers.get('content-encoding'), await answer.text()]).toEqual([encoding, body]);
    expect([answer.headers.get('vary'), answer.headers.get('content-type')]).toEqual([
      'Accept-Encoding',
      'text/javascript; charset=utf-8',
    ]);
  });

  it('sends the page compressed too, whatever its address', async () => {
    const answer = await app.request('/chat/mentor', { headers: { 'accept-encoding': 'br' } });
    expect([answer.headers.get('content-encoding'), await answer.text()]).toEqual(['br', 'compressed page']);
  });

  it('sends a part of a file to who asks for one', async () => {
    const answer = await app.request('/static/a.js', { headers: { range: 'bytes=1-3' } });
    expect([answer.status, answer.headers.get('content-range'), await answer.text()]).toEqual([
      206,
      'bytes 1-3/5',
      'lai',
    ]);
  });

  it('answers 304 to a browser that has the file', async () => {
    const etag = (await app.request('/static/a.js')).headers.get('etag') ?? '';
    const again = await app.request('/static/a.js', { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(again.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('gives a file another mark once it has changed, however soon', async () => {
    const mark = async () => (await app.request('/remotes.json')).headers.get('etag');
    const before = await mark();
    writeFileSync(join(site, 'remotes.json'), '[]');
    expect(await mark()).not.toBe(before);
    writeFileSync(join(site, 'remotes.json'), '{}');
    expect(await mark()).toBe(before);
  });

  it.each([
    '/static/gone.js',
    '/static/gone',
    '/remotes/mf-chat/b0/remote.js',
    '/remotes/mf-chat',
    '/static',
    '/stat%69c/gone',
    '/static%2fa.js',
    '/picture.png',
    '/../secrets-nearby.txt',
    '/%2e%2e/secrets-nearby.txt',
    '/static/..%2f..%2fsecrets-nearby.txt',
    '/static/..%5c..%5csecrets-nearby.txt',
    '/static/....//secrets-nearby.txt',
    '/%252e%252e/secrets-nearby.txt',
    '//secrets-nearby.txt',
    '/static/%00',
    '/%E0%A4%A',
  ])('answers 404, never the page, to %s', async (path) => {
    const answer = await app.request(path);
    expect([answer.status, await answer.json()]).toEqual([
      404,
      { code: 'not_found', message: 'There is nothing here.' },
    ]);
  });
});

describe('every answer', () => {
  it('carries a strict policy that knows the page’s own inline script', async () => {
    const { headers } = await app.request('/');
    const csp = headers.get('content-security-policy');
    expect(csp).toMatch(
      /^default-src 'none'; script-src 'self' 'sha256-[A-Za-z0-9+/]{43}='; style-src 'self';/,
    );
    expect(csp).not.toContain('unsafe');
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('carries the request’s id when it is sane, and another when it is not', async () => {
    const ask = async (id: string) =>
      (await app.request('/healthz', { headers: { 'x-request-id': id } })).headers.get('x-request-id');
    expect(await ask('abc-12345')).toBe('abc-12345');
    expect(await ask('no spaces allowed')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('is logged by route pattern, without query', async () => {
    await app.request('/v1/session?secret=1');
    expect(JSON.parse(logged.at(-1) ?? '')).toMatchObject({
      method: 'GET',
      route: '/v1/session',
      status: 200,
    });
    expect(logged.join('')).not.toContain('secret=1');
  });
});

describe('refusals', () => {
  it.each(['/v1/nothing', '/functions/v1/nothing', '/auth/v1/nothing', '/dev/nothing'])(
    '%s is a 404 problem',
    async (path) => {
      const answer = await app.request(path);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ message: expect.any(String), code: expect.any(String) });
    },
  );

  it('a body that is no JSON is refused in words', async () => {
    const person = visitor();
    await person.signUp();
    const answer = await person.fetch('/v1/profile', {
      method: 'PATCH',
      body: '{"name": "Asha',
      headers: { 'content-type': 'application/json' },
    });
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { code: 'unreadable', message: 'This request could not be read. Please try again.' },
    ]);
  });

  it('a body that is too large is refused', async () => {
    const person = visitor();
    await person.signUp();
    const answer = await person.send('PATCH', '/v1/profile', { name: 'x'.repeat(70_000) });
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([413, 'too_large']);
  });

  it.each([{ origin: 'https://evil.example' }, { origin: 'null' }])(
    'a change from another site is refused (%j)',
    async (headers) => {
      const person = visitor();
      await person.signUp();
      const answer = await person.fetch('/v1/profile', {
        method: 'PATCH',
        body: '{"name":"Mallory"}',
        headers: { 'content-type': 'application/json', ...headers },
      });
      expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
        403,
        'foreign_origin',
      ]);
    },
  );

  it('so it is with any Authorization header beside the cookie', async () => {
    const person = visitor();
    await person.signUp();
    for (const authorization of ['Basic bm86Ym9keQ==', 'Bearer nobody', 'x']) {
      const answer = await person.fetch('/v1/profile', {
        method: 'PATCH',
        body: '{"name":"Mallory"}',
        headers: { 'content-type': 'application/json', origin: 'https://evil.example', authorization },
      });
      expect(answer.status).toBe(403);
    }
  });

  it('a program with a bearer token, which has neither an origin nor a cookie, may change things', async () => {
    const person = visitor();
    const body = { email: person.email, password: PASSWORD };
    const signedUp = await app.request('/auth/v1/sign-up/email', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'x-test-address': '10.7.7.7' },
    });
    const { token } = (await signedUp.json()) as { token: string };
    const answer = await app.request('/v1/profile', {
      method: 'PATCH',
      body: '{"name":"Asha"}',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    });
    expect(answer.status).toBe(200);
  });

  it('so is a sign-in that another site tries for somebody without a session', async () => {
    const answer = await visitor().fetch('/auth/v1/sign-up/email', {
      method: 'POST',
      body: 'email=a%40example.com&password=something-else',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' },
    });
    expect(answer.status).toBe(403);
  });
});

describe('health', () => {
  it('tells the process from its database', async () => {
    expect(await (await app.request('/healthz')).json()).toEqual({ status: 'ok' });
    expect(await (await app.request('/readyz')).json()).toEqual({ status: 'ready' });
    const nowhere = connect('postgres://127.0.0.1:9/nowhere');
    const without = createApp({ ...deps, sql: nowhere });
    expect((await without.request('/healthz')).status).toBe(200);
    expect((await without.request('/readyz')).status).toBe(503);
    await nowhere.end();
  });

  it('leaves no line for each time it is asked whether it is there', async () => {
    const before = logged.length;
    for (const path of ['/healthz', '/readyz', '/v1/policy']) await app.request(path);
    expect(logged.slice(before).map((line) => JSON.parse(line).route)).toEqual(['/v1/policy']);
  });

  it('writes down once why it is not ready, and once that it is again', async () => {
    let room = false;
    const disk = { ...deps.disk, hasRoom: async () => room };
    const filling = createApp({ ...deps, disk });
    const before = logged.length;
    for (const status of [503, 503]) expect((await filling.request('/readyz')).status).toBe(status);
    room = true;
    for (const status of [200, 200]) expect((await filling.request('/readyz')).status).toBe(status);
    const told = logged.slice(before).map((line) => JSON.parse(line));
    expect(told.filter(({ msg }) => msg !== 'request')).toEqual([
      expect.objectContaining({
        level: 'warn',
        msg: 'not ready',
        reason: 'the disk of the database is full',
      }),
      expect.objectContaining({ level: 'warn', msg: 'ready again' }),
    ]);
  });
});

describe('GET /v1/policy', () => {
  it('serves the numbers of the packs, in paise', async () => {
    const { packs, free } = await (await app.request('/v1/policy')).json();
    expect(
      packs.map((pack: Record<string, number>) => [
        pack.id,
        pack.base,
        pack.gst,
        pack.total,
        pack.chat_credits,
        pack.camera_credits,
      ]),
    ).toEqual([
      ['free', 0, 0, 0, 25, 5],
      ['lite', 7900, 1422, 9322, 200, 20],
      ['pro', 14900, 2682, 17582, 500, 50],
      ['max', 24900, 4482, 29382, 1000, 80],
    ]);
    expect(free).toMatchObject({ daily_messages: 10, warn_from: 8 });
  });
});

describe('the embedded mailbox', () => {
  it('is not there once mail really goes out', async () => {
    const live = createApp({ ...deps, settings: { ...deps.settings, smtpUrl: 'smtp://mail.example' } });
    for (const path of ['/dev/mail', '/dev/mail.json']) expect((await live.request(path)).status).toBe(404);
  });

  it('shows mail newest first, for people and for tests', async () => {
    const [first, second] = [visitor(), visitor()];
    await first.signUp();
    await app.request('/dev/mail.json');
    await second.signUp();
    const mails = await (await app.request('/dev/mail.json')).json();
    expect(mails[0]).toMatchObject({ to: second.email, subject: 'Please confirm your e-mail for Saathi' });
    expect(mails[0].links[0]).toMatch(/^http:\/\/localhost:3000\/verify-email\?token=[^&]+$/);
    const list = await (await app.request('/dev/mail')).text();
    expect(list).toContain(`/dev/mail/${mails[0].id}`);
    const letter = await (await app.request(`/dev/mail/${mails[0].id}`)).text();
    expect(letter).toContain('Confirm my e-mail');
    expect(letter).not.toMatch(/<script|style=/);
    expect((await app.request('/dev/mail/..%2f..%2fsecrets')).status).toBe(404);
  });
});
