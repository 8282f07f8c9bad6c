import { randomUUID } from 'node:crypto';
import type { Sql } from '../server/database/connect.ts';

/** A bare, verified account, for tests that need no more than somebody to own rows. Returns its id. */
export async function insertPerson(sql: Sql): Promise<string> {
  const id = randomUUID();
  await sql`
    INSERT INTO auth_user (id, name, email, email_verified, updated_at)
    VALUES (${id}, 'Asha', ${`${id}@example.test`}, true, now())`;
  return id;
}
