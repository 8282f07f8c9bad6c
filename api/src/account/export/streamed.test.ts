import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { sweep } from '../../retention/sweep.ts';
import { chatApp } from '../../testing/chat-app.ts';
import type { Visitor } from '../../testing/visitor.ts';

const { visitor, deps, beside } = await chatApp();
const { sql } = deps;
const MANY = 20_000;
const FEW = 500;
const RUNNING = {
  code: 'export_running',
  message:
    'Your data is being downloaded already, here or on another device. Please wait until that is done, or try again in a minute.',
};

async function begin(browser: Visitor) {
  const answer = await browser.get('/v1/account/export');
  if (!answer.body || answer.status !== 200) throw new Error(await answer.text());
  return answer.body.getReader();
}

async function readAll(reader: ReadableStreamDefaultReader<Uint8Array>, parts: Uint8Array[] = []) {
  for (let part = await reader.read(); !part.done; part = await reader.read()) parts.push(part.value);
  const files = unzipSync(new Uint8Array(Buffer.concat(parts)));
  return (path: string) => strFromU8(files[path] ?? new Uint8Array());
}

const ask = async (browser: Visitor) => {
  const answer = await browser.get('/v1/account/export');
  return [answer.status, await answer.json()];
};

/** Somebody with a mood for each of many days. */
async function keeper(days = FEW): Promise<{ browser: Visitor; id: string }> {
  const browser = visitor();
  const id = await browser.join();
  await sql`
    INSERT INTO mood_checkins (user_id, day, mood, updated_at)
    SELECT ${id}, date '1950-01-01' + day, 1 + day % 5, now() FROM generate_series(1, ${days}) AS day`;
  return { browser, id };
}

it('holds every row of a large account, in the order of its key', async () => {
  const { browser } = await keeper(5000);
  const file = await readAll(await begin(browser));
  const days: string[] = JSON.parse(file('data/mood_checkins.json')).map(({ day }: { day: string }) => day);
  expect(days).toHaveLength(5000);
  expect(days).toEqual([...new Set(days)].sort());
  expect(file('index.html').match(/of 5<\/p>/g)).toHaveLength(5000);
});

it('is read from the database only as far as somebody reads it', async () => {
  const { browser, id } = await keeper(MANY);
  const reader = await begin(browser);
  const parts: Uint8Array[] = [];
  // The first compressed bytes of the first file come once about a hundred kilobytes of it were read.
  while (parts.reduce((sum, { length }) => sum + length, 0) < 1000)
    parts.push((await reader.read()).value ?? new Uint8Array());
  await sql`DELETE FROM mood_checkins WHERE user_id = ${id}`;
  const file = await readAll(reader, parts);
  const fetched = file('index.html').match(/of 5<\/p>/g)?.length ?? 0;
  expect(fetched).toBeGreaterThan(0);
  expect(fetched).toBeLessThan(MANY / 2);
  expect(JSON.parse(file('data/mood_checkins.json'))).toEqual([]);
});

it('is made once at a time for a person, whichever process is asked, and others are not kept waiting', async () => {
  const [{ browser }, other] = [await keeper(), visitor()];
  await other.join();
  const reader = await begin(browser);
  await reader.read();
  expect(await ask(browser)).toEqual([409, RUNNING]);
  await beside(async () => expect(await ask(browser)).toEqual([409, RUNNING]));
  await readAll(await begin(other));
  expect((await browser.get('/v1/credits')).status).toBe(200);
  await readAll(reader, []).catch(() => undefined);
  await readAll(await begin(browser));
});

it('that is broken off lets the next one begin', async () => {
  const { browser } = await keeper();
  const reader = await begin(browser);
  await reader.read();
  await reader.cancel();
  await readAll(await begin(browser));
});

it('of a process that died, or of a reader who stands still, makes nobody wait for more than a minute', async () => {
  const { browser } = await keeper();
  const first = await begin(browser);
  await first.read();
  await sql`UPDATE export_leases SET until = now()`;
  const second = await begin(browser);
  await second.read();
  await expect(readAll(first)).rejects.toThrow('taken over');
  await readAll(second).catch(() => undefined);
  await begin(browser);
  await sql`UPDATE export_leases SET until = now()`;
  await sweep(sql, deps.clock());
  expect(await sql`SELECT FROM export_leases`).toHaveLength(0);
});
