import { expect, it } from 'vitest';
import { member, visitor } from '../testing/people.ts';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { offline, stubHttp } from '../testing/stub-http.ts';
import { Home } from './home.tsx';

it.each([
  { who: 'a member', answer: member, path: '/dashboard' },
  { who: 'a visitor', answer: visitor, path: '/welcome' },
  { who: 'anybody whom the server cannot tell', answer: offline, path: '/welcome' },
])('Home of $who is $path', async ({ answer, path }) => {
  const screen = await renderInShell(<Home />, { http: stubHttp({ 'GET /v1/session': answer }).http });
  await expect.element(screen.getByText(`now at ${path}`)).toBeVisible();
});
