import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import { createDeps } from '../../create-deps.ts';
import { chatApp, read } from '../../testing/chat-app.ts';
import { PASSWORD } from '../../testing/visitor.ts';
import { connect } from '../database/connect.ts';

const { deps, chatter, through, logged } = await chatApp();
const nowhere = connect('postgres://127.0.0.1:9/nowhere');
const hangsUp = createServer((socket) => socket.on('error', () => {}).destroy());
let lost: typeof nowhere;
beforeAll(async () => {
  await new Promise<void>((listening) => hangsUp.listen(0, '127.0.0.1', listening));
  const address = hangsUp.address();
  lost = connect(`postgres://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/lost`);
});
afterAll(async () => {
  await Promise.all([nowhere.end({ timeout: 0 }), lost.end({ timeout: 0 })]);
  hangsUp.close();
});

const person = await chatter();
const { visitor } = person;
const password = { email: 'someone@example.org', password: PASSWORD };

describe.each([
  ['is not there', () => nowhere],
  ['closes every connection', () => lost],
])('while the database %s', (_name, gone) => {
  const app = () => createApp(createDeps({ ...deps, sql: gone() }));

  it.each<[method: string, path: string, body?: object]>([
    ['GET', '/v1/session'],
    ['GET', '/v1/profile'],
    ['GET', '/v1/credits'],
    ['GET', '/v1/chat-sessions'],
    ['GET', `/v1/chat-sessions/${person.session.id}`],
    ['POST', '/v1/mood-checkins', { mood: 'okay' }],
    ['POST', '/functions/v1/saathi-chat', person.body('The train was late.')],
    ['POST', '/auth/v1/sign-in/email', password],
    ['POST', '/auth/v1/sign-up/email', { ...password, name: 'Asha' }],
    ['POST', '/auth/v1/request-password-reset', { email: password.email }],
    ['GET', '/auth/v1/get-session'],
  ])('%s %s says that nothing is lost, and when to come back', async (method, path, body) => {
    const answer = await through(app().fetch, () =>
      visitor.fetch(path, {
        method,
        headers: { 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      }),
    );
    expect([answer.status, await answer.json()]).toEqual([
      503,
      { code: 'unavailable', message: expect.stringContaining('Nothing you saved before is lost') },
    ]);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('a message in a crisis is answered all the same', async () => {
    const answer = await through(app().fetch, () => person.say('I want to kill myself tonight'));
    expect((await read(answer)).last).toMatchObject({ type: 'done', message: { care: true } });
  });
});

it('leaves a line for the operator about each', () => {
  expect(logged.join('')).toMatch(/"unexpected error"/);
});
