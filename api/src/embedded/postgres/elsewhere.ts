import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const NOTE = 'elsewhere';
const OWNER = 'belongs-to';
const NAME = /^saathi-[0-9a-f]{12}$/;
const PROGRAMS = /^saathi-postgres-[0-9a-f]{12}$/;

/** Where data and programs go that Postgres cannot reach at home: a place every account can enter and that stays. */
export function persistentFolder(): string {
  return existsSync('/var/lib') ? '/var/lib' : '/var/tmp';
}

/** Where the data of `folder` went, if it went elsewhere. */
export function findElsewhere(folder: string): string | undefined {
  const note = join(folder, NOTE);
  return existsSync(note) ? readFileSync(note, 'utf8').trim() : undefined;
}

/** Writes down for data elsewhere, where a version before did not, that it is that of `folder`. */
export function claimElsewhere(folder: string, elsewhere: string): void {
  const owner = join(elsewhere, OWNER);
  if (elsewhere !== folder && !existsSync(owner)) writeFileSync(owner, `${folder}\n`);
}

/** Remembers on both sides that the data of `folder` is in `elsewhere`. */
export function rememberElsewhere(folder: string, elsewhere: string): void {
  writeFileSync(join(elsewhere, OWNER), `${folder}\n`);
  writeFileSync(join(folder, NOTE), `${elsewhere}\n`);
}

/** What is kept elsewhere for a folder that has gone or knows nothing of it any more. */
export function findAbandoned(): string[] {
  return namesIn(NAME).filter((path) => {
    const owner = join(path, OWNER);
    return existsSync(owner) && findElsewhere(readFileSync(owner, 'utf8').trim()) !== path;
  });
}

/**
 * What is kept elsewhere, and nothing says for whom: the data of versions that did not write that down, of a folder that may still
 * be there. None that a Postgres runs on.
 */
export function findUnclaimed(): string[] {
  return namesIn(NAME).filter((path) => !existsSync(join(path, OWNER)) && !isInUse(path));
}

function isInUse(path: string): boolean {
  const file = join(path, 'data', 'postmaster.pid');
  if (!existsSync(file)) return false;
  try {
    process.kill(Number(readFileSync(file, 'utf8').split('\n')[0]), 0);
    return true;
  } catch (error) {
    // Somebody else's process is one all the same.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** The copied programs, once nothing is left that runs them; `removed` is about to go. */
export function findUnusedPrograms(removed: string[]): string[] {
  return namesIn(NAME).every((path) => removed.includes(path)) ? namesIn(PROGRAMS) : [];
}

function namesIn(pattern: RegExp): string[] {
  const parent = persistentFolder();
  return readdirSync(parent)
    .filter((name) => pattern.test(name))
    .map((name) => join(parent, name));
}
