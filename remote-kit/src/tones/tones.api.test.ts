import type { Http } from 'contracts/http';
import { problemError } from 'contracts/problem';
import type { ToneList } from 'contracts/tones';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchAudio, fetchTones, forgetAudio } from './tones.api.ts';

const list: ToneList = {
  loop: { start: 0.5, end: 8.5 },
  tones: [{ id: '528hz', hz: 528, url: '/528hz.mp3?v=1' }],
};
const offline = () => Promise.reject(problemError(0, { code: 'offline', message: 'Network error.' }));

/** The device's own shelf, as far as the tones use it. */
function fakeShelf() {
  const kept = new Map<string, Response>();
  return {
    match: async (url: string) => kept.get(url)?.clone(),
    put: async (url: string, answer: Response) => void kept.set(url, answer),
    async delete(url: string, { ignoreSearch = false } = {}) {
      const path = (address: string) => (ignoreSearch ? address.split('?')[0] : address);
      for (const address of kept.keys()) if (path(address) === path(url)) kept.delete(address);
    },
  };
}

beforeEach(() => {
  const shelf = fakeShelf();
  vi.stubGlobal('caches', { open: async () => shelf });
});
afterEach(() => vi.unstubAllGlobals());

function httpThat(get: Http['get']): Http {
  return { get, post: get, put: get, patch: get, delete: get };
}

test('without a connection the tones are as they were listed last', async () => {
  await expect(fetchTones(httpThat(offline))).rejects.toThrow('Network error.');
  await fetchTones(httpThat(async () => Response.json(list)));
  expect(await fetchTones(httpThat(offline))).toEqual(list);
});

test('a tone that was heard comes from the device, until it is forgotten', async () => {
  const text = async (audio: Promise<ArrayBuffer>) => new TextDecoder().decode(await audio);
  await fetchAudio(
    httpThat(async () => new Response('first')),
    '/528hz.mp3?v=1',
  );
  expect(await text(fetchAudio(httpThat(offline), '/528hz.mp3?v=1'))).toBe('first');
  await forgetAudio('/528hz.mp3?v=1');
  await expect(fetchAudio(httpThat(offline), '/528hz.mp3?v=1')).rejects.toThrow('Network error.');
});

test('a newer version takes the place of an older one', async () => {
  const online = httpThat(async (path) => new Response(path));
  await fetchAudio(online, '/528hz.mp3?v=1');
  await fetchAudio(online, '/528hz.mp3?v=2');
  await expect(fetchAudio(httpThat(offline), '/528hz.mp3?v=1')).rejects.toThrow('Network error.');
});
