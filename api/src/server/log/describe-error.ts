/**
 * What may be written down about an error: its name, code, where it happened, and the table or constraint a database
 * names. Never its message: a database or a parser quotes the value it stumbled over, and that may be what a person wrote.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error };
  const { code, status, table_name, constraint_name } = error as Error & Record<string, unknown>;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    name: error.name,
    ...Object.fromEntries(
      Object.entries({ code, status, table: table_name, constraint: constraint_name }).filter(
        ([, value]) => typeof value === 'string' || typeof value === 'number',
      ),
    ),
    at: frames.slice(0, 12).map((line) => line.trim()),
    ...(error.cause ? { cause: describeError(error.cause) } : {}),
  };
}
