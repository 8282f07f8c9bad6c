import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { grant } from '../../../api/src/credits/queries.ts';
import { startPostgres } from '../../../api/src/embedded/postgres/start.ts';
import { connect, type Sql } from '../../../api/src/server/database/connect.ts';
import { migrate } from '../../../api/src/server/database/migrate.ts';
import { CLIENTS, idOf, MESSAGES, PEOPLE, personOf } from './operations.ts';

/** A migrated database of its own on the embedded Postgres, as durable as the product's. */
export interface BenchDatabase {
  url: string;
  sql: Sql;
  /** Makes the chats of one round, a fresh one for every message. Returns the number of the first. */
  addChats: () => Promise<number>;
  /** Stops the server and removes its data. */
  close: () => Promise<void>;
}

export async function openBenchDatabase(): Promise<BenchDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'saathi-bench-'));
  chmodSync(folder, 0o755);
  const postgres = await startPostgres(folder);
  const sql = connect(postgres.url, { max: CLIENTS });
  const close = async () => {
    process.off('SIGINT', interrupt);
    await sql.end({ timeout: 1 });
    await postgres.stop();
    for (const path of [dirname(postgres.data), folder]) rmSync(path, { recursive: true, force: true });
  };
  // The server runs on by itself when this process ends, so Ctrl-C has to stop it, too.
  const interrupt = () => void close().finally(() => process.exit(130));
  process.once('SIGINT', interrupt);
  try {
    await migrate(sql);
    await addPeople(sql);
  } catch (error) {
    await close();
    throw error;
  }
  let next = 0;
  const addChats = async () => {
    const first = next;
    next += CLIENTS * MESSAGES;
    await insertChats(sql, first, next - 1);
    return first;
  };
  return { url: postgres.url, sql, addChats, close };
}

// Buyers, so that the daily limit does not stop them.
async function addPeople(sql: Sql): Promise<void> {
  await sql`
    INSERT INTO auth_user (id, name, email, email_verified, updated_at)
    SELECT 'bench-' || n, 'Asha', n || '@example.test', true, now() FROM generate_series(0, ${PEOPLE - 1}::int) AS n`;
  for (let n = 0; n < PEOPLE; n += 1) {
    const pack = { key: 'order:1', pack: 'max', chat: 1_000_000, camera: 0, at: new Date() } as const;
    await grant(sql, { userId: personOf(n), ...pack });
  }
}

async function insertChats(sql: Sql, first: number, last: number): Promise<void> {
  const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  await sql`
    INSERT INTO chat_sessions
      (id, user_id, category, sealed, ai_gender, voice_style, addressed_as, created_at, updated_at, expires_at)
    SELECT id, user_id, 'mentor', '', 'female', 'calm', 'not_specified', now(), now(), now() + interval '1 day'
    FROM unnest(${numbers.map(idOf)}::uuid[], ${numbers.map(personOf)}::text[]) AS chat (id, user_id)`;
  await sql`VACUUM ANALYZE chat_sessions`;
}
