import { useHost } from 'contracts';
import type { Session } from 'contracts/session';
import { storageKeys, takeReturn } from 'contracts/storage';
import { beforeEach, describe, expect, it } from 'vitest';
import { AskAboutPlan } from '../care/ask-about-plan.tsx';
import { member, visitor } from '../testing/people.ts';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { offline, stubHttp } from '../testing/stub-http.ts';
import { Guard } from './guard.tsx';

const DRAFT = JSON.stringify({ c1: { text: 'I could not tell anybody', sending: null, returned: null } });
const PLAN = JSON.stringify(['the nights', '', '', '', '']);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** A page of a member with words of theirs on the device, and a server whose answers a test may change. */
async function openChat({ plan = false } = {}) {
  localStorage.setItem(storageKeys.draft, DRAFT);
  localStorage.setItem(storageKeys.name, 'Asha');
  localStorage.setItem(storageKeys.theme, 'night');
  if (plan) localStorage.setItem(storageKeys.safetyPlan, PLAN);
  const answers: Parameters<typeof stubHttp>[0] = { 'GET /v1/session': member };
  const server = stubHttp(answers);
  const page = (
    <>
      <AskAboutPlan />
      <Guard access="member">
        <CallButton />
      </Guard>
    </>
  );
  const screen = await renderInShell(page, { http: server.http, at: '/chat' });
  await expect.element(screen.getByRole('button', { name: 'Call' })).toBeVisible();
  const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));
  const answer = (session: Session | Error) => {
    answers['GET /v1/session'] = session;
    comeBack();
  };
  return { screen, server, answers, answer };
}

function CallButton() {
  const { http } = useHost();
  return (
    <button type="button" onClick={() => http.get('/v1/credits').catch(() => undefined)}>
      Call
    </button>
  );
}

const draft = () => localStorage.getItem(storageKeys.draft);

describe('A session that was ended elsewhere', () => {
  it('takes the person off the device at once, and offers to login in place of the page', async () => {
    const { screen, answer } = await openChat();
    answer(visitor);
    await expect.element(screen.getByText('Please login to continue chatting')).toBeVisible();
    expect({ ...localStorage }).toEqual({ [storageKeys.theme]: 'night', [storageKeys.signedIn]: 'ended' });
    await screen.getByRole('button', { name: 'Login' }).click();
    await expect.element(screen.getByText('now at /login')).toBeVisible();
    expect(takeReturn()).toBe('/chat');
  });

  it('is noticed by any call that is refused for it', async () => {
    const { screen, answers } = await openChat();
    answers['GET /v1/session'] = visitor;
    answers['GET /v1/credits'] = Object.assign(new Error('Please login to continue'), {
      name: 'ProblemError',
      status: 401,
      code: 'sign_in_needed',
    });
    await screen.getByRole('button', { name: 'Call' }).click();
    await expect.element(screen.getByText('Please login to continue chatting')).toBeVisible();
    expect(draft()).toBeNull();
  });

  it('gives the words back to the same person who signs in here', async () => {
    const { screen, answer } = await openChat();
    answer(visitor);
    await expect.poll(draft).toBeNull();
    answer(member);
    await expect.element(screen.getByRole('button', { name: 'Call' })).toBeVisible();
    expect(draft()).toBe(DRAFT);
  });

  it('gives them to nobody else, not even when the first person comes back', async () => {
    const { server, answer } = await openChat();
    answer(visitor);
    await expect.poll(draft).toBeNull();
    const other = { ...member, person: member.person && { ...member.person, id: 'p2' } };
    answer(other);
    await expect.poll(() => localStorage.getItem(storageKeys.signedIn)).toBe('settled');
    const asked = server.calls().length;
    answer(member);
    await expect.poll(() => server.calls().length).toBe(asked + 1);
    answer(member);
    await expect.poll(() => server.calls().length).toBe(asked + 2);
    expect(draft()).toBeNull();
  });

  it('takes nothing while the server cannot be reached', async () => {
    const { server, answer } = await openChat();
    const before = server.calls().length;
    answer(offline);
    await expect.poll(() => server.calls().length).toBeGreaterThan(before);
    answer(member);
    await expect.poll(() => server.calls().length).toBeGreaterThan(before + 1);
    expect(draft()).toBe(DRAFT);
  });

  it('is asked about twice: the first question may carry a cookie that is just being replaced', async () => {
    const { screen, answers } = await openChat();
    let asked = 0;
    Object.defineProperty(answers, 'GET /v1/session', { get: () => (asked++ === 0 ? visitor : member) });
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.poll(() => asked).toBe(2);
    await expect.element(screen.getByRole('button', { name: 'Call' })).toBeVisible();
    expect(draft()).toBe(DRAFT);
  });

  it('is found out when the page opens again, too', async () => {
    localStorage.setItem(storageKeys.signedIn, 'settled');
    localStorage.setItem(storageKeys.draft, DRAFT);
    const server = stubHttp({ 'GET /v1/session': visitor });
    const screen = await renderInShell(<Guard access="person">page</Guard>, { http: server.http });
    await expect.element(screen.getByText('Please login again')).toBeVisible();
    expect(draft()).toBeNull();
  });

  it('is noticed by this tab as soon as another one notices', async () => {
    const { screen, answers } = await openChat();
    answers['GET /v1/session'] = visitor;
    localStorage.removeItem(storageKeys.draft);
    localStorage.setItem(storageKeys.signedIn, 'ended');
    dispatchEvent(new StorageEvent('storage', { key: storageKeys.signedIn, newValue: 'ended' }));
    await expect.element(screen.getByText('Please login to continue chatting')).toBeVisible();
  });
});

describe('The safety plan of a session that was ended elsewhere', () => {
  const plan = () => localStorage.getItem(storageKeys.safetyPlan);
  const question = 'Keep the safety plan on this phone?';

  it('stays until somebody answers, and when they keep it', async () => {
    const { screen, answer } = await openChat({ plan: true });
    answer(visitor);
    await expect.element(screen.getByText(question)).toBeVisible();
    expect(plan()).toBe(PLAN);
    await screen.getByRole('button', { name: 'Keep it' }).click();
    await expect.element(screen.getByText(question)).not.toBeInTheDocument();
    expect(plan()).toBe(PLAN);
    expect(localStorage.getItem(storageKeys.signedIn)).toBe('answered');
    await expect.element(screen.getByText('Please login to continue chatting')).toBeVisible();
  });

  it('goes when they say so', async () => {
    const { screen, answer } = await openChat({ plan: true });
    answer(visitor);
    await screen.getByRole('button', { name: 'Erase it' }).click();
    await expect.poll(plan).toBeNull();
  });

  it('is not asked about without one, or while somebody is signed in', async () => {
    const { screen, answer } = await openChat({ plan: true });
    await expect.element(screen.getByRole('button', { name: 'Call' })).toBeVisible();
    expect(screen.getByText(question).query()).toBeNull();
    localStorage.removeItem(storageKeys.safetyPlan);
    answer(visitor);
    await expect.element(screen.getByText('Please login to continue chatting')).toBeVisible();
    expect(screen.getByText(question).query()).toBeNull();
  });
});
