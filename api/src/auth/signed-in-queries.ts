import type { Fragment } from 'postgres';
import type { SqlOrTransaction } from '../server/database/connect.ts';
import type { SignedIn } from './person.ts';
import { oldestSession } from './session-lifetime.ts';

/** A sign-in session with its person, as the parts below select them. */
export interface SignedInRow {
  sign_in_id: string;
  sign_in_created_at: Date;
  sign_in_expires_at: Date;
  person_id: string;
  person_email: string;
  person_email_verified: boolean;
  person_is_anonymous: boolean | null;
  person_created_at: Date;
}

/**
 * The parts of a statement that find who is asking, so that whatever else a request needs joins in: `columns` to select,
 * and `tables` for its FROM, of which `person` is one. No row without a session that still lasts at `at`. The token may be a
 * column of a table that stands before them.
 */
export function signedInParts(sql: SqlOrTransaction, token: string | Fragment, at: Date) {
  const columns = sql`
    sign_in.id AS sign_in_id, sign_in.created_at AS sign_in_created_at, sign_in.expires_at AS sign_in_expires_at,
    person.id AS person_id, person.email AS person_email, person.email_verified AS person_email_verified,
    person.is_anonymous AS person_is_anonymous, person.created_at AS person_created_at`;
  const tables = sql`
    auth_session AS sign_in JOIN auth_user AS person
      ON person.id = sign_in.user_id AND sign_in.token = ${token} AND sign_in.expires_at > ${at}
        AND sign_in.created_at > ${oldestSession(at)}`;
  return { columns, tables };
}

/** Who is asking with this session token; undefined when its session is over. */
export async function findSignedIn(
  sql: SqlOrTransaction,
  token: string,
  at: Date,
): Promise<SignedIn | undefined> {
  const { columns, tables } = signedInParts(sql, token, at);
  const [row] = await sql<SignedInRow[]>`SELECT ${columns} FROM ${tables}`;
  return row && toSignedIn(row);
}

/** Puts the columns of signedInParts into words. */
export function toSignedIn(row: SignedInRow): SignedIn {
  const anonymous = row.person_is_anonymous === true;
  return {
    person: {
      id: row.person_id,
      email: anonymous ? null : row.person_email,
      emailVerified: row.person_email_verified,
      anonymous,
      createdAt: row.person_created_at,
    },
    session: {
      id: row.sign_in_id,
      createdAt: row.sign_in_created_at,
      expiresAt: row.sign_in_expires_at,
    },
  };
}
