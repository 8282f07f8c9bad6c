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
