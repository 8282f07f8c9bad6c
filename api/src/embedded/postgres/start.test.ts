import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { connect } from '../../server/database/connect.ts';
import { findUnclaimed } from './elsewhere.ts';
import { startPostgres } from './start.ts';

const root = mkdtempSync(join(tmpdir(), 'saathi-embedded-'));
chmodSync(root, 0o755);
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('the embedded Postgres', () => {
  it('keeps its data from one start to the next, and stops what a killed run left behind', async () => {
    const folder = join(root, 'kept');
    const first = await startPostgres(folder, { durable: false });
    const before = connect(first.url, { max: 1 });
    await before`CREATE TABLE kept AS SELECT 'still here' AS word`;
    await before.end();
    // Not stopped: a second start finds it running, as after a SIGKILL of the process that started it.
    const second = await startPostgres(folder, { durable: false });
    await first.died;
    const after = connect(second.url, { max: 1 });
    expect(await after`SELECT word FROM kept`).toMatchObject([{ word: 'still here' }]);
    await after.end();
    await second.stop();
    expect(existsSync(join(second.data, 'postmaster.pid'))).toBe(false);
  });

  it('starts afresh beside a half-made data directory and removes it', async () => {
    const folder = join(root, 'half');
    mkdirSync(join(folder, 'data.unfinished-1234'), { recursive: true });
    const server = await startPostgres(folder, { durable: false });
    await server.stop();
    expect(readdirSync(folder)).toEqual(['data']);
  });

  it('ignores a pid file whose number belongs to another program', async () => {
    const folder = join(root, 'pid');
    const made = await startPostgres(folder, { durable: false });
    await made.stop();
    writeFileSync(join(made.data, 'postmaster.pid'), `${process.pid}\n${made.data}\n`);
    const again = await startPostgres(folder, { durable: false });
    await again.stop();
  });

  it('says in one line what to do about a data directory of another version', async () => {
    const folder = join(root, 'version');
    mkdirSync(join(folder, 'data'), { recursive: true });
    writeFileSync(join(folder, 'data/PG_VERSION'), '15\n');
    await expect(startPostgres(folder)).rejects.toThrow(/was made by Postgres 15.* brings Postgres 18/);
    expect(readFileSync(join(folder, 'data/PG_VERSION'), 'utf8')).toBe('15\n');
  });

  it.runIf(process.getuid?.() === 0)(
    'works under root in a private home, and starts afresh once that is removed',
    async () => {
      const home = join(root, 'private');
      mkdirSync(home, { mode: 0o700 });
      const server = await startPostgres(join(home, 'postgres'), { durable: false });
      await server.stop();
      const elsewhere = dirname(server.data);
      expect(elsewhere.startsWith(home)).toBe(false);
      expect(findUnclaimed()).not.toContain(elsewhere);
      // As an earlier version left it.
      rmSync(join(elsewhere, 'belongs-to'));
      expect(findUnclaimed()).toContain(elsewhere);
      const again = await startPostgres(join(home, 'postgres'), { durable: false });
      expect(again.data).toBe(server.data);
      expect(readFileSync(join(elsewhere, 'belongs-to'), 'utf8')).toBe(`${home}/postgres\n`);
      rmSync(join(elsewhere, 'belongs-to'));
      expect(findUnclaimed(), 'somebody runs on it').not.toContain(elsewhere);
      await again.stop();
      rmSync(elsewhere, { recursive: true });
    },
  );
});
