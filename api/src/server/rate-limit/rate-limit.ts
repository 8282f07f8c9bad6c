import type { SqlOrTransaction } from '../database/connect.ts';

/**
 * Counts one call under `key` and tells whether it is still within `max` per `seconds`. Counted in the database, so that all
 * API processes count together. `key` must not carry an address or a name in clear.
 */
export async function consumeRateLimit(
  sql: SqlOrTransaction,
  key: string,
  max: number,
  seconds: number,
): Promise<boolean> {
  const [row] = await sql<{ count: number }[]>`
    INSERT INTO rate_limit (key, count, ends_at) VALUES (${key}, 1, now() + make_interval(secs => ${seconds}))
    ON CONFLICT (key) DO UPDATE SET
      count = CASE WHEN rate_limit.ends_at <= now() THEN 1 ELSE rate_limit.count + 1 END,
      ends_at = CASE WHEN rate_limit.ends_at <= now() THEN excluded.ends_at ELSE rate_limit.ends_at END
    RETURNING count`;
  return row !== undefined && row.count <= max;
}

/** Whether one more call under `key` would be within `max`, without counting one. */
export async function isWithinRateLimit(sql: SqlOrTransaction, key: string, max: number): Promise<boolean> {
  const [row] = await sql`SELECT FROM rate_limit WHERE key = ${key} AND count >= ${max} AND ends_at > now()`;
  return row === undefined;
}

/** Takes back one counted call under each of `keys`: it turned out to be none that counts. */
export async function refundRateLimits(sql: SqlOrTransaction, keys: string[]): Promise<void> {
  await sql`UPDATE rate_limit SET count = count - 1 WHERE key = ANY(${keys}) AND count > 0`;
}

/** Forgets what was counted under `key` and under every key below it (`key:…`). */
export async function clearRateLimits(sql: SqlOrTransaction, key: string): Promise<void> {
  await sql`DELETE FROM rate_limit WHERE key = ${key} OR starts_with(key, ${`${key}:`})`;
}

/** Deletes the counters whose window is over. */
export async function deleteExpiredRateLimits(sql: SqlOrTransaction): Promise<void> {
  await sql`DELETE FROM rate_limit WHERE ends_at <= now()`;
}
