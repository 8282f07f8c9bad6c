import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { startProblem } from '../../server/start/start-problem.ts';

/** The account a Postgres process runs under. Absent: the account this process already has. */
export interface Account {
  uid: number;
  gid: number;
}

const CANDIDATES = ['postgres', 'saathi', 'nobody'];

/**
 * Which account Postgres runs under. Postgres refuses to run as root, so there it is the owner of the data if there is
 * any, else an unprivileged account of the machine. Throws a start problem when the machine has none.
 */
export function chooseAccount(dataDir: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  return ownerOf(dataDir) ?? existingAccount() ?? createAccount();
}

/** Whether the account can do with `path` what `test` says: `-x` a program, `-w` a folder. */
export function canReach(path: string, account: Account | undefined, test: '-x' | '-w' | '-r'): boolean {
  if (!account) return true;
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
