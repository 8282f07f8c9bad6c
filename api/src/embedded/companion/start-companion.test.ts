import { expect, it } from 'vitest';
import { startCompanion } from './start-companion.ts';

it('starts the demo companion behind a key of its own, and ends it', async () => {
  const { ai, stop } = await startCompanion(() => {});
  const ask = (key: string) => fetch(`${ai.baseUrl}/models`, { headers: { authorization: `Bearer ${key}` } });
  expect((await ask(ai.apiKey)).status).toBe(200);
  expect((await ask('another')).status).toBe(401);
  expect(ai.demo).toBe(true);
  await stop();
  await expect(ask(ai.apiKey)).rejects.toThrow();
});
