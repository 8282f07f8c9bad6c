import type { Session } from 'contracts/session';
import { storageKeys } from 'contracts/storage';
import { beforeEach, describe, expect, it } from 'vitest';
import { anonymous, member } from '../testing/people.ts';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { stubHttp } from '../testing/stub-http.ts';
import { useSessionState } from './use-session.ts';

const RETURN = '/chat/of-the-first';
const ravi: Session = { ...member, person: member.person && { ...member.person, id: 'p2', name: 'Ravi' } };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function Who() {
  const { session, turn } = useSessionState();
  return <p>{`${session?.person?.id ?? 'nobody'}, turn ${turn}`}</p>;
}

/** A tab that `first` has open, with something of theirs on the device; `next` is who the server then says is here. */
async function openTab(first: Session) {
  const answers: Parameters<typeof stubHttp>[0] = { 'GET /v1/session': first };
  const screen = await renderInShell(<Who />, { http: stubHttp(answers).http });
  await expect.element(screen.getByText(`${first.person?.id}, turn 0`)).toBeVisible();
  localStorage.setItem(storageKeys.name, 'of the first');
  sessionStorage.setItem(storageKeys.returnTo, RETURN);
  const becomes = (next: Session) => {
    answers['GET /v1/session'] = next;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  return { screen, becomes };
}

describe('Another account in the place of the one this tab knew', () => {
  it('finds nothing of the first on the device, and every page begins anew', async () => {
    const { screen, becomes } = await openTab(member);
    becomes(ravi);
    await expect.element(screen.getByText('p2, turn 1')).toBeVisible();
    expect(localStorage.getItem(storageKeys.name)).toBeNull();
    expect(sessionStorage.length).toBe(0);
  });

  it('keeps its own words, when another tab has cleared the device for it before', async () => {
    const { screen, becomes } = await openTab(member);
    localStorage.setItem(storageKeys.visit, 'begun in another tab');
    localStorage.setItem(storageKeys.draft, 'of the second');
    becomes(ravi);
    await expect.element(screen.getByText('p2, turn 1')).toBeVisible();
    expect(localStorage.getItem(storageKeys.draft)).toBe('of the second');
    expect(sessionStorage.length).toBe(0);
  });

  it('is not somebody else after an anonymous person: what they did stays', async () => {
    const { screen, becomes } = await openTab(anonymous);
    becomes(ravi);
    await expect.element(screen.getByText('p2, turn 0')).toBeVisible();
    expect(localStorage.getItem(storageKeys.name)).toBe('of the first');
    expect(sessionStorage.getItem(storageKeys.returnTo)).toBe(RETURN);
  });
});
