import { afterEach, expect, it, vi } from 'vitest';
import { infoRemote, publishedPage } from '../testing/pages.ts';
import { preloadPage } from './preload.ts';

afterEach(() => vi.unstubAllGlobals());

it('A page is fetched ahead once, and again only after it failed', async () => {
  const fetched: string[] = [];
  const answer = vi.fn(async (path: string) => {
    fetched.push(path);
    if (path === '/b.js') throw new TypeError('Failed to fetch');
    return new Response();
  });
  vi.stubGlobal('fetch', answer);
  const page = publishedPage('/about', { preload: ['/a.js', '/b.js'] });
  preloadPage(page);
  await vi.waitFor(() => expect(fetched).toEqual([infoRemote.entry, '/a.js', '/b.js']));
  await Promise.allSettled(answer.mock.results.map(({ value }) => value));
  preloadPage(page);
  expect(fetched.slice(3)).toEqual(['/b.js']);
});

it('An address that no page has fetches nothing', () => {
  const answer = vi.fn();
  vi.stubGlobal('fetch', answer);
  preloadPage(undefined);
  expect(answer).not.toHaveBeenCalled();
});
