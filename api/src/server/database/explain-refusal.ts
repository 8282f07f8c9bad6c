import { startProblem } from '../start/start-problem.ts';

const REASONS: Record<string, string> = {
  '42501':
    'The database user may not create tables. Run "npm run migrate" under a role that may, or grant it CREATE on the database and on its public schema, then start again.',
  '25006':
    'The database is read-only for this user or at this address (a standby?). Set DATABASE_URL to one that may write, then start again.',
  '53100': 'The disk of the database is full. Free some space and start again.',
};

/** Turns what a database refused while Saathi prepared it into one line; every other error is returned as it is. */
export function explainRefusal(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = REASONS[code];
  return reason ? startProblem(reason, error) : error;
}
