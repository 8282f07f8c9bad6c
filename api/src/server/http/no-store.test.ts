import { expect, it } from 'vitest';
import { testApp } from '../../testing/test-app.ts';

const { app, visitor } = await testApp();
/** What is the same for everybody. */
const SHARED: Readonly<Record<string, string>> = {
  '/v1/policy': 'no-cache',
  '/v1/tones': 'no-cache',
  '/v1/transparency': 'public, max-age=3600',
};

it('no answer of the API that may speak of somebody is kept by a cache', async () => {
  const asha = visitor();
  await asha.join();
  const paths = app.routes
    .filter(({ method, path }) => method === 'GET' && path.startsWith('/v1/') && !/[:*]/.test(path))
    .map(({ path }) => path);
  expect(paths).toContain('/v1/profile');
  for (const path of [
    ...new Set(paths),
    '/v1/nowhere',
    '/v1/chat-sessions/00000000-0000-4000-8000-000000000000',
  ]) {
    const { headers } = await asha.get(path);
    expect(headers.get('cache-control'), path).toBe(SHARED[path] ?? 'no-store');
    // What a cache may keep for everybody must not bring one person's session along.
    if (path in SHARED) expect(headers.has('set-cookie'), path).toBe(false);
  }
  const changed = await asha.send('PATCH', '/v1/profile', { name: 'Asha' });
  expect(changed.headers.get('cache-control')).toBe('no-store');
});
