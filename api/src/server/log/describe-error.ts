/**
 * What may be written down about an error: its name, code, where it happened, and the table or constraint a database
 * names. Never its message: a database or a parser quotes the value it stumbled over, and that may be what a person wrote.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (typeof error !== 'object' || error === null) return { name: typeof error };
  // The job queue hands on plain objects with an error's fields.
  const { code, status, table_name, constraint_name, stack, cause } = error as Record<string, unknown>;
  const frames = String(stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line));
  return {
    name: error instanceof Error ? error.name : 'object',
    ...Object.fromEntries(
      Object.entries({ code, status, table: table_name, constraint: constraint_name }).filter(
        ([, value]) => typeof value === 'string' || typeof value === 'number',
      ),
    ),
    at: frames.slice(0, 12).map((line) => line.trim()),
    ...(cause ? { cause: describeError(cause) } : {}),
  };
}
