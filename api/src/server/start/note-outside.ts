import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The file in DATA_DIR that says where the rest of the data is. */
export const NOTE = 'database-is-elsewhere.txt';

/**
 * Says in DATA_DIR, and returns for the terminal, that the database's `folder` lies outside of it: under root Postgres runs as
 * another account, which cannot enter a private home (docs/decisions/0011-embedded-postgres.md). Undefined when it is inside.
 */
export function noteOutside(dataDir: string, folder: string): string | undefined {
  if (!relative(dataDir, folder).startsWith('..')) return undefined;
  const line = `Data: the database is kept in ${folder}, where Postgres can reach it under root. "npm run remove-data" removes it.`;
  writeFileSync(join(dataDir, NOTE), `${line}\n`);
  return line;
}
