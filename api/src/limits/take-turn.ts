import type { SqlOrTransaction } from '../database/connect.ts';

/**
 * Counts one turn of `key` and tells whether it was still within `max` per `seconds`. Counted in the database, so that all
 * API processes count together. `key` must not carry an address or a name in clear.
 */
export async function takeTurn(
  sql: SqlOrTransaction,
  key: string,
  max: number,
  seconds: number,
): Promise<boolean> {
  const [row] = await sql<{ count: number }[]>`
    INSERT INTO turn (key, count, ends_at) VALUES (${key}, 1, now() + make_interval(secs => ${seconds}))
    ON CONFLICT (key) DO UPDATE SET
      count = CASE WHEN turn.ends_at <= now() THEN 1 ELSE turn.count + 1 END,
      ends_at = CASE WHEN turn.ends_at <= now() THEN excluded.ends_at ELSE turn.ends_at END
    RETURNING count`;
  return row !== undefined && row.count <= max;
}

/** Whether `key` still has a turn left, without taking it. */
export async function hasTurn(sql: SqlOrTransaction, key: string, max: number): Promise<boolean> {
  const [row] = await sql`SELECT FROM turn WHERE key = ${key} AND count >= ${max} AND ends_at > now()`;
  return row === undefined;
}

/** Forgets the turns whose time is over. */
export async function forgetTurns(sql: SqlOrTransaction): Promise<void> {
  await sql`DELETE FROM turn WHERE ends_at <= now()`;
}
