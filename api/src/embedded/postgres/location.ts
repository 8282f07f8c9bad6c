import { createHash, randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { startProblem } from '../../server/start/start-problem.ts';
import { type Binaries, program } from './binaries.ts';
import { type Account, canReach, chooseAccount } from './run-as.ts';

/** Where Postgres runs from (`binaries`), keeps its data (`data`) and under which account. */
export interface PostgresLocation {
  binaries: string;
  data: string;
  account: Account | undefined;
}

/**
 * Settles where the embedded Postgres lives. Normally that is `<folder>/data`. Under root Postgres runs as another
 * account, which cannot enter a private home: then data and programs move to a place that it can reach, and a note in
 * `folder` remembers where, so that removing `folder` really starts afresh.
 */
export function choosePostgresLocation(folder: string, packaged: Binaries): PostgresLocation {
  mkdirSync(folder, { recursive: true });
  const note = join(folder, 'elsewhere');
  const home = existsSync(note) ? readFileSync(note, 'utf8').trim() : folder;
  const account = chooseAccount(join(home, 'data'));
  if (!account) return { binaries: packaged.root, data: join(folder, 'data'), account };
  return {
    binaries: reachableBinaries(packaged, account),
    data: join(reachableHome(home, note, account), 'data'),
    account,
  };
}

function reachableHome(home: string, note: string, account: Account): string {
  mkdirSync(home, { recursive: true });
  chownSync(home, account.uid, account.gid);
  if (canReach(home, account, '-w')) return home;
  const elsewhere = join(persistentFolder(), `saathi-${randomBytes(6).toString('hex')}`);
  mkdirSync(elsewhere, { mode: 0o700 });
  chownSync(elsewhere, account.uid, account.gid);
  if (!canReach(elsewhere, account, '-w')) throw unreachable(home);
  writeFileSync(note, `${elsewhere}\n`);
  return elsewhere;
}

function reachableBinaries(packaged: Binaries, account: Account): string {
  if (canReach(program(packaged.root, 'postgres'), account, '-x')) return packaged.root;
  const key = createHash('sha256').update(`${packaged.version} ${process.arch}`).digest('hex').slice(0, 12);
  const copy = join(persistentFolder(), `saathi-postgres-${key}`);
  if (!isOurs(copy)) copyBinaries(packaged.root, copy);
  if (!canReach(program(copy, 'postgres'), account, '-x')) throw unreachable(copy);
  return copy;
}

function copyBinaries(from: string, to: string): void {
  const unfinished = `${to}.${randomBytes(4).toString('hex')}`;
  cpSync(from, unfinished, { recursive: true, verbatimSymlinks: true });
  chmodSync(unfinished, 0o755);
  rmSync(to, { recursive: true, force: true });
  renameSync(unfinished, to);
}

// A folder under a world-writable one may have been put there by somebody else: only root's own copy is run.
function isOurs(copy: string): boolean {
  const found = lstatSync(copy, { throwIfNoEntry: false });
  return found?.isDirectory() === true && found.uid === 0 && (found.mode & 0o022) === 0;
}

function persistentFolder(): string {
  return existsSync('/var/lib') ? '/var/lib' : '/var/tmp';
}

function unreachable(path: string): Error {
  return startProblem(
    `The account that Postgres runs under cannot reach ${path}. ` +
      'Start Saathi as an ordinary user, set DATA_DIR to a folder others can enter, or set DATABASE_URL.',
  );
}
