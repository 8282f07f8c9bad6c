import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { infoRemote } from '../testing/pages.ts';
import { offline, stubHttp } from '../testing/stub-http.ts';
import { usePages } from './pages-context.ts';
import { PagesProvider } from './pages-provider.tsx';
import '../testing/publish-remote.ts';

const about = { path: '/about', access: 'public', frame: 'site', title: 'About Us', preload: [] };
const published = { remotes: [{ ...infoRemote, pages: [about] }] };

function List() {
  const { state, pages, reload } = usePages();
  return (
    <>
      <p>
        {state}: {pages.map(({ path }) => path).join()}
      </p>
      <button type="button" onClick={() => void reload().catch(() => undefined)}>
        Reload
      </button>
    </>
  );
}

it('The list of pages is asked for, and known', async () => {
  const { http } = stubHttp({ 'GET /remotes.json': published });
  const screen = await render(<PagesProvider http={http}>{<List />}</PagesProvider>);
  await expect.element(screen.getByText('known: /about')).toBeVisible();
});

it('A list out of reach is said to be, and is known once it can be had; a later failure keeps it', async () => {
  const answers: Parameters<typeof stubHttp>[0] = { 'GET /remotes.json': offline };
  const { http, calls } = stubHttp(answers);
  const screen = await render(<PagesProvider http={http}>{<List />}</PagesProvider>);
  await expect.element(screen.getByText('unreachable:')).toBeVisible();
  answers['GET /remotes.json'] = published;
  await screen.getByRole('button').click();
  await expect.element(screen.getByText('known: /about')).toBeVisible();
  answers['GET /remotes.json'] = offline;
  await screen.getByRole('button').click();
  await expect.poll(calls).toHaveLength(3);
  await expect.element(screen.getByText('known: /about')).toBeVisible();
});
