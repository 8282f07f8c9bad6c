import { randomUUID } from 'node:crypto';
import type { Sql } from '../../server/database/connect.ts';
import { type ExportLease, releaseExport, renewExport, takeExport } from './lease-queries.ts';

/**
 * Gives `bytes` on while no other export of this person is made, in whatever process: a row of the database is the lease, renewed
 * with each piece for `seconds` (docs/product/accounts.md, Export). Undefined while another one holds it. An export whose reader
 * stood still for longer may have lost it, and then fails.
 */
export async function leased(
  sql: Sql,
  { person, seconds }: { person: string; seconds: number },
  bytes: AsyncGenerator<Uint8Array>,
): Promise<AsyncGenerator<Uint8Array> | undefined> {
  const lease = { person, holder: randomUUID() };
  return (await takeExport(sql, lease, seconds)) ? whileHeld(sql, lease, seconds, bytes) : undefined;
}

async function* whileHeld(
  sql: Sql,
  lease: ExportLease,
  seconds: number,
  bytes: AsyncGenerator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  try {
    for await (const piece of bytes) {
      if (!(await renewExport(sql, lease, seconds))) throw new Error('Another export has taken over');
      yield piece;
    }
  } finally {
    await releaseExport(sql, lease);
  }
}
