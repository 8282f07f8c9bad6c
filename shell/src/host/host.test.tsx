import { useHost } from 'contracts';
import { storageKeys } from 'contracts/storage';
import { beforeEach, describe, expect, it } from 'vitest';
import { publishedPage } from '../testing/pages.ts';
import { member, visitor } from '../testing/people.ts';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { offline, stubHttp } from '../testing/stub-http.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** A page as a remote would write it: everything it knows comes from the host. */
function RemotePage() {
  const { session, signOut, navigation, useRoute, Link } = useHost();
  const { path, query, state } = useRoute();
  return (
    <>
      <p>
        {session.current?.person?.name ?? 'nobody'} at {path} with {query.get('tone') ?? 'no tone'} and{' '}
        {JSON.stringify(state ?? null)}
      </p>
      <button type="button" onClick={() => navigation.go('/there')}>
        Go
      </button>
      <button type="button" onClick={() => navigation.go('/here', { state: { from: 'here' } })}>
        Stay
      </button>
      <button type="button" onClick={() => void signOut()}>
        Logout
      </button>
      <Link href="/about?x=1">About</Link>
    </>
  );
}

describe('What the shell lends to a page', () => {
  it('says who is here and where', async () => {
    const { http } = stubHttp({ 'GET /v1/session': member });
    const screen = await renderInShell(<RemotePage />, { http, at: '/here?tone=528' });
    await expect.element(screen.getByText('Asha at /here with 528 and null')).toBeVisible();
  });

  it('goes to another page, with what the page passes on', async () => {
    const { http } = stubHttp({ 'GET /v1/session': visitor });
    const screen = await renderInShell(<RemotePage />, { http });
    await screen.getByRole('button', { name: 'Stay' }).click();
    await expect.element(screen.getByText('nobody at /here with no tone and {"from":"here"}')).toBeVisible();
    await screen.getByRole('button', { name: 'Go' }).click();
    await expect.element(screen.getByText('now at /there')).toBeVisible();
  });

  it('fetches what a link leads to as soon as somebody reaches for it', async () => {
    const { http } = stubHttp({ 'GET /v1/session': visitor });
    const about = publishedPage('/about', { preload: ['/about.js'] });
    const fetched: string[] = [];
    const original = globalThis.fetch;
    globalThis.fetch = async (path) => {
      fetched.push(String(path));
      return new Response();
    };
    const screen = await renderInShell(<RemotePage />, { http, pages: [about] });
    await screen.getByRole('link', { name: 'About' }).hover();
    await expect.poll(() => fetched).toEqual([about.remote.entry, '/about.js']);
    globalThis.fetch = original;
  });
});

describe('Signing out', () => {
  it('ends the session on the server, forgets the person here and leaves for the welcome page', async () => {
    localStorage.setItem(storageKeys.name, 'Asha');
    localStorage.setItem(storageKeys.theme, 'night');
    const server = stubHttp({ 'GET /v1/session': member, 'POST /auth/v1/sign-out': {} });
    const screen = await renderInShell(<RemotePage />, server);
    await screen.getByRole('button', { name: 'Logout' }).click();
    await expect.element(screen.getByText('now at /welcome')).toBeVisible();
    expect(localStorage.getItem(storageKeys.name)).toBeNull();
    expect(localStorage.getItem(storageKeys.theme)).toBe('night');
    await expect.poll(server.calls).toEqual(['GET /v1/session', 'POST /auth/v1/sign-out', 'GET /v1/session']);
  });

  it('that the server could not take forgets nothing', async () => {
    localStorage.setItem(storageKeys.name, 'Asha');
    const server = stubHttp({ 'GET /v1/session': member, 'POST /auth/v1/sign-out': offline });
    const screen = await renderInShell(<RemotePage />, server);
    await expect.element(screen.getByText(/^Asha at/)).toBeVisible();
    await screen.getByRole('button', { name: 'Logout' }).click();
    await expect.poll(server.calls).toContain('POST /auth/v1/sign-out');
    await expect.element(screen.getByText(/^Asha at/)).toBeVisible();
    expect(localStorage.getItem(storageKeys.name)).toBe('Asha');
  });
});
