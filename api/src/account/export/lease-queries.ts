import type { SqlOrTransaction } from '../../server/database/connect.ts';

/** An export under way: `person` is a keyed hash, `holder` the one call that makes it. */
export interface ExportLease {
  person: string;
  holder: string;
}

/** Takes the lease for some seconds. False while another call holds it. */
export async function takeExport(
  sql: SqlOrTransaction,
  { person, holder }: ExportLease,
  seconds: number,
): Promise<boolean> {
  const { count } = await sql`
    INSERT INTO export_leases (person, holder, until) VALUES (${person}, ${holder}, now() + make_interval(secs => ${seconds}))
    ON CONFLICT (person) DO UPDATE SET holder = excluded.holder, until = excluded.until
    WHERE export_leases.until <= now()`;
  return count === 1;
}

/** Holds the lease for some seconds from now. False when somebody else has it, or nobody any more. */
export async function renewExport(
  sql: SqlOrTransaction,
  { person, holder }: ExportLease,
  seconds: number,
): Promise<boolean> {
  const { count } = await sql`
    UPDATE export_leases SET until = now() + make_interval(secs => ${seconds})
    WHERE person = ${person} AND holder = ${holder}`;
  return count === 1;
}

/** Gives the lease back, unless somebody else has it. */
export async function releaseExport(sql: SqlOrTransaction, { person, holder }: ExportLease): Promise<void> {
  await sql`DELETE FROM export_leases WHERE person = ${person} AND holder = ${holder}`;
}

/** Forgets leases that nobody gave back: their process died, or their reader stands still. */
export async function deleteExpiredExports(sql: SqlOrTransaction): Promise<void> {
  await sql`DELETE FROM export_leases WHERE until <= now()`;
}
