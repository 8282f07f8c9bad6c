import { describe, expect, it } from 'vitest';
import { infoRemote, publishedPage } from '../testing/pages.ts';
import { offline, stubHttp } from '../testing/stub-http.ts';
import { fetchPages, pageOf } from './registry.ts';

describe('The list of published pages', () => {
  const page = { path: '/about', access: 'public', frame: 'site', title: 'About Us', preload: [] } as const;

  it('names the remote of each page', async () => {
    const remote = { ...infoRemote, pages: [page, { ...page, path: '/terms' }] };
    const { http, calls } = stubHttp({ 'GET /remotes.json': { remotes: [remote] } });
    const pages = await fetchPages(http);
    expect(pages.map(({ path, remote: { name } }) => [path, name])).toEqual([
      ['/about', 'mf_info'],
      ['/terms', 'mf_info'],
    ]);
    expect(calls()).toEqual(['GET /remotes.json']);
  });

  it.each([
    ['an access nobody knows', { remotes: [{ ...infoRemote, pages: [{ ...page, access: 'admin' }] }] }],
    ['a remote without a hash', { remotes: [{ ...infoRemote, integrity: undefined }] }],
    ['no remotes', {}],
  ])('is refused as unreadable with %s', async (_, body) => {
    const { http } = stubHttp({ 'GET /remotes.json': body });
    await expect(fetchPages(http)).rejects.toMatchObject({ name: 'ProblemError', code: 'unreadable' });
  });

  it('rejects as the server does when it is out of reach', async () => {
    const { http } = stubHttp({ 'GET /remotes.json': offline });
    await expect(fetchPages(http)).rejects.toMatchObject({ code: 'offline' });
  });
});

describe('The page of an address', () => {
  const pages = ['/chat', '/chat/:category', '/chat-interface'].map((path) => publishedPage(path));

  it.each([
    ['/chat', '/chat'],
    ['/chat/mentor', '/chat/:category'],
    ['/chat-interface', '/chat-interface'],
    ['/chat/mentor/today', undefined],
    ['/Chat', undefined],
    ['/', undefined],
  ])('%s is %s', (address, path) => {
    expect(pageOf(pages, address)?.path).toBe(path);
  });
});
