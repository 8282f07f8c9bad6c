import type { Sql, SqlOrTransaction } from '../../server/database/connect.ts';

// Any number will do, as long as every Saathi uses the same one.
const LOCK = 7_224_285;
const FOREIGN_KEY_VIOLATION = '23503';

/** A generation of keys: when it began to wrap. */
export interface GenerationRow {
  id: string;
  started_at: Date;
}

/** Lets one process at a time look after the generations, until the transaction ends. */
export async function lockGenerations(tx: SqlOrTransaction): Promise<void> {
  await tx`SELECT pg_advisory_xact_lock(${LOCK})`;
}

/** What must not be lost in a crash once the files follow it: the disk is waited for, however the database is set. */
export async function waitForDisk(tx: SqlOrTransaction): Promise<void> {
  await tx`SELECT set_config('synchronous_commit', 'on', true)`;
}

/** The generations that something may be wrapped by, the newest first. */
export async function listGenerations(sql: SqlOrTransaction): Promise<GenerationRow[]> {
  return sql<GenerationRow[]>`SELECT id, started_at FROM key_generations ORDER BY seq DESC`;
}

export async function insertGeneration(tx: SqlOrTransaction, id: string, at: Date): Promise<void> {
  await tx`INSERT INTO key_generations (id, started_at) VALUES (${id}, ${at})`;
}

/** Ends generations. False, and nothing done, when something is still, or again, wrapped by one of them. */
export async function endGenerations(sql: Sql, ids: string[]): Promise<boolean> {
  try {
    await sql.begin(async (tx) => {
      await waitForDisk(tx);
      await tx`DELETE FROM key_generations WHERE id = ANY(${ids}::uuid[])`;
    });
    return true;
  } catch (error) {
    if (isGenerationGone(error)) return false;
    throw error;
  }
}

/** Whether a statement failed because what it wrapped, and by what, no longer fits: one of the two went meanwhile. */
export function isGenerationGone(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === FOREIGN_KEY_VIOLATION &&
    'constraint_name' in error &&
    error.constraint_name === 'chat_keys_generation'
  );
}

/** A conversation's key as it is stored, and by which generation it is wrapped: by none when it opens no more. */
export interface WrappedKeyRow {
  id: string;
  user_id: string;
  generation: string | null;
  wrapped: Buffer;
}

/** The stored key of one conversation, as it is now. */
export async function findWrappedKey(
  sql: SqlOrTransaction,
  sessionId: string,
): Promise<WrappedKeyRow | undefined> {
  const [row] = await sql<WrappedKeyRow[]>`
    SELECT id, user_id, generation, wrapped FROM chat_keys JOIN chat_sessions ON id = session_id
    WHERE session_id = ${sessionId}`;
  return row;
}

/**
 * Takes some of the keys that these generations wrapped, for the transaction alone. What somebody is erasing is passed over:
 * waiting for each other could end in a deadlock.
 */
export async function takeWrappedKeys(
  tx: SqlOrTransaction,
  generations: string[],
  limit: number,
): Promise<WrappedKeyRow[]> {
  return tx<WrappedKeyRow[]>`
    SELECT id, user_id, generation, wrapped FROM chat_keys JOIN chat_sessions ON id = session_id
    WHERE generation = ANY(${generations}::uuid[]) LIMIT ${limit} FOR UPDATE OF chat_keys SKIP LOCKED`;
}

/** Stores keys wrapped anew, all by `generation`. */
export async function storeWrappedKeys(
  tx: SqlOrTransaction,
  generation: string,
  keys: { sessionId: string; wrapped: Buffer }[],
): Promise<void> {
  const ids = keys.map(({ sessionId }) => sessionId);
  const wrapped = keys.map((key) => key.wrapped.toString('base64'));
  await tx`
    UPDATE chat_keys SET generation = ${generation}, master_key_id = NULL, wrapped = decode(fresh.wrapped, 'base64')
    FROM unnest(${ids}::uuid[], ${wrapped}::text[]) AS fresh (id, wrapped) WHERE session_id = fresh.id`;
}

/** Says of keys that nothing opens them any more. */
export async function giveUpKeys(tx: SqlOrTransaction, sessionIds: string[]): Promise<void> {
  await tx`UPDATE chat_keys SET generation = NULL WHERE session_id = ANY(${sessionIds}::uuid[])`;
}

/** Says of generations that their keys are lost: what they wrapped opens no more. */
export async function giveUpGenerations(tx: SqlOrTransaction, ids: string[]): Promise<void> {
  await tx`UPDATE chat_keys SET generation = NULL WHERE generation = ANY(${ids}::uuid[])`;
  await tx`DELETE FROM key_generations WHERE id = ANY(${ids}::uuid[])`;
}

/** What tells this database from every other one, a restored dump of it among them. */
export async function nameOfDatabase(sql: SqlOrTransaction): Promise<string> {
  const [row] = await sql<[{ name: string }]>`
    SELECT format('%s/%s', system_identifier, oid) AS name FROM pg_control_system(), pg_database
    WHERE datname = current_database()`;
  return row.name;
}
