import { connect, type Sql } from '../../../api/src/server/database/connect.ts';
import { idOf, type Operation, operations, personOf } from './operations.ts';

/** A statement as production's driver sends it. */
export interface Statement {
  text: string;
  parameters: Parameter[];
}

export interface Parameter {
  /** What Postgres takes it for. */
  type: string;
  value: string;
  /** Set where it is another for every message: what stands before the message's id, or its person's. */
  varies?: { before: string; by: 'message' | 'person' };
}

/** What every operation sends, taken from one real run of each on the messages from number `base` on. */
export async function captureStatements(url: string, base: number): Promise<Map<Operation, Statement>> {
  const sql = connect(url, { max: 1 });
  await sql`SELECT`; // A new connection asks for the types first.
  const [hold] = operations;
  const statements = new Map<Operation, Statement>();
  for (const [index, operation] of operations.entries()) {
    const n = base + index;
    if (operation !== hold) await hold?.run(sql, n);
    statements.set(operation, await capture(sql, operation, n));
  }
  await sql.end();
  return statements;
}

async function capture(sql: Sql, { name, run }: Operation, n: number): Promise<Statement> {
  const sent: { text: string; values: unknown[] }[] = [];
  sql.options.debug = (_, text, values) => void sent.push({ text, values });
  await run(sql, n);
  sql.options.debug = false;
  const [statement] = sent;
  if (!statement || sent.length > 1) throw new Error(`"${name}" is not one statement.`);
  const [prepared] = await sql<{ types: string[] }[]>`
    SELECT parameter_types::text[] AS types FROM pg_prepared_statements WHERE statement = ${statement.text}`;
  const parameters = statement.values.map((value, index) =>
    parameter(prepared?.types[index] ?? 'text', asText(value), n),
  );
  return { text: statement.text, parameters };
}

function parameter(type: string, value: string, n: number): Parameter {
  for (const [by, text] of [
    ['message', idOf(n)],
    ['person', personOf(n)],
  ] as const) {
    if (value.endsWith(text)) return { type, value, varies: { by, before: value.slice(0, -text.length) } };
  }
  return { type, value };
}

/** The value as Postgres reads it. */
function asText(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  if (Buffer.isBuffer(value)) return `\\x${value.toString('hex')}`;
  return String(value);
}
