import { keepLocalProfile } from 'contracts/local-profile';
import type { Session } from 'contracts/session';
import { hasLocalProfile } from 'contracts/storage';
import { keepUnsaved, readUnsaved } from 'contracts/unsaved';
import { beforeEach, describe, expect, it } from 'vitest';
import { member, visitor } from '../testing/people.ts';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { offline, stubHttp } from '../testing/stub-http.ts';

beforeEach(() => localStorage.clear());

const asha = { id: 'p1', anonymous: false };
const ravi = { id: 'p2', anonymous: false };
const kept = { profile: { name: 'Asha' }, answers: [1, 2, 3] };

describe('Who is here', () => {
  it('is asked at the start, when the tab comes back, and when the network does', async () => {
    const server = stubHttp({ 'GET /v1/session': visitor });
    await renderInShell(<p>here</p>, server);
    await expect.poll(server.calls).toHaveLength(1);
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.poll(server.calls).toHaveLength(2);
    dispatchEvent(new Event('online'));
    await expect.poll(server.calls).toEqual(Array(3).fill('GET /v1/session'));
  });
});

describe('A profile that waits on this device', () => {
  it('is handed over, under an anonymous account when there is none', async () => {
    keepLocalProfile(kept, undefined);
    const server = stubHttp({
      'GET /v1/session': visitor,
      'POST /auth/v1/sign-in/anonymous': {},
      'PATCH /v1/profile': {},
      'PUT /v1/traits': {},
    });
    await renderInShell(<p>here</p>, server);
    await expect.poll(hasLocalProfile).toBe(false);
    await expect
      .poll(server.calls)
      .toEqual([
        'GET /v1/session',
        'POST /auth/v1/sign-in/anonymous',
        'PATCH /v1/profile',
        'PUT /v1/traits',
        'GET /v1/session',
      ]);
    expect(server.asked.map(({ json }) => json)).toEqual([
      undefined,
      {},
      kept.profile,
      { answers: kept.answers },
      undefined,
    ]);
  });

  it('is dropped when the account that signed in has one', async () => {
    keepLocalProfile(kept, undefined);
    const server = stubHttp({ 'GET /v1/session': member });
    await renderInShell(<p>here</p>, server);
    await expect.poll(hasLocalProfile).toBe(false);
    expect(server.calls()).toEqual(['GET /v1/session']);
  });

  it.each([
    ['somebody else', { ...member, next: '/mbti' } as const],
    ['nobody', visitor],
  ])('of one account is dropped when %s is here instead', async (_, session) => {
    keepLocalProfile(kept, ravi);
    const server = stubHttp({ 'GET /v1/session': session, 'PATCH /v1/profile': {}, 'PUT /v1/traits': {} });
    await renderInShell(<p>here</p>, server);
    await expect.poll(hasLocalProfile).toBe(false);
    expect(server.calls()).toEqual(['GET /v1/session']);
  });

  it('of an anonymous person goes with them to the account they sign up for', async () => {
    keepLocalProfile(kept, { id: 'p0', anonymous: true });
    const session: Session = { ...member, next: '/mbti' };
    const server = stubHttp({ 'GET /v1/session': session, 'PATCH /v1/profile': {}, 'PUT /v1/traits': {} });
    await renderInShell(<p>here</p>, server);
    await expect.poll(hasLocalProfile).toBe(false);
    expect(server.calls()).toContain('PUT /v1/traits');
  });

  it('is saved to a finished account too, when its own person made it by taking the test again', async () => {
    keepLocalProfile(kept, asha);
    const server = stubHttp({ 'GET /v1/session': member, 'PATCH /v1/profile': {}, 'PUT /v1/traits': {} });
    await renderInShell(<p>here</p>, server);
    await expect.poll(hasLocalProfile).toBe(false);
    expect(server.calls()).toContain('PUT /v1/traits');
  });

  it('stays while the server cannot be reached', async () => {
    keepLocalProfile(kept, undefined);
    const server = stubHttp({ 'GET /v1/session': visitor, 'POST /auth/v1/sign-in/anonymous': offline });
    await renderInShell(<p>here</p>, server);
    await expect.poll(server.calls).toHaveLength(2);
    expect(hasLocalProfile()).toBe(true);
  });
});

describe('A choice that could not be saved', () => {
  it('is saved later, also after a reload', async () => {
    keepUnsaved({ country: 'IN', language: 'hi' }, undefined);
    const server = stubHttp({
      'GET /v1/session': { ...member, next: '/user-info' },
      'PATCH /v1/profile': {},
    });
    await renderInShell(<p>here</p>, server);
    await expect.poll(readUnsaved).toBeUndefined();
    expect(server.asked[1]).toEqual({ call: 'PATCH /v1/profile', json: { country: 'IN', language: 'hi' } });
  });

  it('is saved once the network is back', async () => {
    keepUnsaved({ country: 'IN' }, asha);
    const answers: Parameters<typeof stubHttp>[0] = {
      'GET /v1/session': member,
      'PATCH /v1/profile': offline,
    };
    const server = stubHttp(answers);
    await renderInShell(<p>here</p>, server);
    await expect.poll(server.calls).toHaveLength(2);
    answers['PATCH /v1/profile'] = {};
    dispatchEvent(new Event('online'));
    await expect.poll(readUnsaved).toBeUndefined();
  });

  it('of one account is dropped when another one is here that has not finished', async () => {
    keepUnsaved({ country: 'IN' }, ravi);
    const server = stubHttp({
      'GET /v1/session': { ...member, next: '/country-language' },
      'PATCH /v1/profile': {},
    });
    await renderInShell(<p>here</p>, server);
    await expect.poll(readUnsaved).toBeUndefined();
    expect(server.calls()).toEqual(['GET /v1/session']);
  });

  it('is dropped when a finished account signs in that it was not made for', async () => {
    keepUnsaved({ country: 'IN' }, undefined);
    const server = stubHttp({ 'GET /v1/session': member });
    await renderInShell(<p>here</p>, server);
    await expect.poll(readUnsaved).toBeUndefined();
    expect(server.calls()).toEqual(['GET /v1/session']);
  });
});
