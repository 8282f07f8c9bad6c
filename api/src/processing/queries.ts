import type { SqlOrTransaction } from '../server/database/connect.ts';

/** That an operation processed a person's data; `person` is a keyed hash. */
export interface ProcessingRow {
  person: string;
  operation: string;
  at: Date;
}

export async function insertProcessing(sql: SqlOrTransaction, rows: ProcessingRow[]): Promise<void> {
  await sql`INSERT INTO processing_log ${sql(rows, 'person', 'operation', 'at')}`;
}

/** What is on record of one person, oldest first. */
export async function listProcessing(
  sql: SqlOrTransaction,
  person: string,
): Promise<Pick<ProcessingRow, 'operation' | 'at'>[]> {
  return sql<Pick<ProcessingRow, 'operation' | 'at'>[]>`
    SELECT operation, at FROM processing_log WHERE person = ${person} ORDER BY at`;
}
