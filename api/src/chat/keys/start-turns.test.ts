import { PgBoss } from 'pg-boss';
import { expect, it } from 'vitest';
import { chatApp } from '../../testing/chat-app.ts';
import { startTurns } from './start-turns.ts';

const { deps, wait, databaseUrl } = await chatApp();
const QUEUE = 'key-generations';

it('the recurring job turns what is due, says so in numbers, and looks every five minutes', async () => {
  const boss = new PgBoss({ connectionString: await databaseUrl(), schema: 'jobs', max: 2 });
  await boss.start();
  await boss.createQueue(QUEUE, { policy: 'short' });
  await boss.send(QUEUE, {});
  wait(3_600_000);
  const { promise: turned, resolve } = Promise.withResolvers<object>();
  const log = { ...deps.log, info: (numbers: object) => resolve(numbers), error: deps.log.error };
  const stop = await startTurns(boss, { ...deps, log });
  expect(await turned).toEqual({ began: 1, rewrapped: 0, ended: 1 });
  expect(await deps.sql`SELECT cron FROM jobs.schedule WHERE name = ${QUEUE}`).toEqual([
    { cron: '*/5 * * * *' },
  ]);
  stop();
  await boss.stop({ graceful: true });
});
