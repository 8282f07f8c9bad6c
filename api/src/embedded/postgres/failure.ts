import { startProblem } from '../../server/start/start-problem.ts';

/** Puts what initdb or postgres printed before it ended into one line that says what to do. */
export function explainFailure(output: string, data: string): Error {
  const known = KNOWN.find(([pattern]) => pattern.test(output));
  const last = output.trim().split('\n').at(-1)?.trim() || 'it said nothing';
  return startProblem(
    known
      ? known[1](data)
      : `The embedded Postgres did not start: ${last}. Set DATABASE_URL to use another Postgres.`,
    output,
  );
}

const KNOWN: [RegExp, (data: string) => string][] = [
  [
    /No space left on device|could not extend file|Disk quota exceeded/i,
    (data) =>
      `The disk is full, so the database in ${data} cannot start. Free some space and start again; nothing was lost.`,
  ],
  [
    /wrong ownership|data directory .* has invalid permissions/i,
    (data) =>
      `The database in ${data} belongs to another user. Start Saathi as that user, or set DATA_DIR to a new folder.`,
  ],
  [
    /Permission denied|Operation not permitted/i,
    (data) => `No permission to use ${data}. Make that folder writable, or set DATA_DIR to one that is.`,
  ],
  [
    /database files are incompatible with server/i,
    (data) =>
      `The database in ${data} was made by another version of Postgres. Move that folder away to start afresh, or set DATABASE_URL.`,
  ],
  [
    /could not (map|create|resize) (anonymous )?shared memory/i,
    () =>
      'There is not enough shared memory for the embedded Postgres. Free some memory, or set DATABASE_URL.',
  ],
  [
    /error while loading shared libraries|Library not loaded/i,
    () =>
      'The embedded Postgres cannot run on this system (a system library is missing). Set DATABASE_URL to a Postgres of your own.',
  ],
];
