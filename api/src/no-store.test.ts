import { expect, it } from 'vitest';
import { testApp } from './testing/test-app.ts';

const { visitor } = await testApp();

it.each(['/v1/profile', '/v1/traits', '/v1/journey'])('%s is kept by no cache', async (path) => {
  const asha = visitor();
  await asha.join();
  expect((await asha.get(path)).headers.get('cache-control')).toBe('no-store');
});
