import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { startProblem } from '../../server/start/start-problem.ts';
import { explainFailure } from './failure.ts';
import { type PostgresLocation, program } from './location.ts';

const MAJOR = '18';
const PASSWORD_FILE = 'saathi-password';

/**
 * Makes sure that `place.data` holds a finished data directory of this version and returns the superuser's password.
 * initdb works under a temporary name that is renamed at the end, so a half-made directory is never taken for a real one.
 */
export function initialise(location: PostgresLocation): string {
  removeUnfinished(location.data);
  if (!existsSync(join(location.data, 'PG_VERSION'))) create(location);
  const version = readFileSync(join(location.data, 'PG_VERSION'), 'utf8').trim();
  if (version !== MAJOR) {
    throw startProblem(
      `The database in ${location.data} was made by Postgres ${version}, and this Saathi brings Postgres ${MAJOR}. ` +
        'Move that folder away to start afresh, or set DATABASE_URL to a Postgres that can read it.',
    );
  }
  return readFileSync(join(location.data, PASSWORD_FILE), 'utf8').trim();
}

function create(location: PostgresLocation): void {
  const unfinished = `${location.data}.unfinished-${randomBytes(4).toString('hex')}`;
  try {
    const password = prepare(unfinished, location);
    runInitdb(unfinished, password, location);
    rmSync(location.data, { recursive: true, force: true });
    renameSync(unfinished, location.data);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (error instanceof Error && 'code' in error) throw explainFailure(error.message, location.data);
    throw error;
  }
}

function prepare(folder: string, { account }: PostgresLocation): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const password = randomBytes(24).toString('base64url');
  const file = join(folder, '..', `${basename(folder)}.password`);
  writeFileSync(file, `${password}\n`, { mode: 0o600 });
  if (account) for (const path of [folder, file]) chownSync(path, account.uid, account.gid);
  return file;
}

function runInitdb(
  folder: string,
  passwordFile: string,
  { binaries, account, data }: PostgresLocation,
): void {
  const result = spawnSync(
    program(binaries, 'initdb'),
    [
      `--pgdata=${folder}`,
      '--username=saathi',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
    ],
    { ...account, cwd: dirname(folder), encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } },
  );
  if (result.status !== 0) {
    rmSync(passwordFile, { force: true });
    throw explainFailure(result.error?.message ?? result.stderr, data);
  }
  renameSync(passwordFile, join(folder, PASSWORD_FILE));
}

function removeUnfinished(data: string): void {
  const parent = dirname(data);
  if (!existsSync(parent)) return;
  for (const name of readdirSync(parent)) {
    if (name.startsWith(`${basename(data)}.unfinished-`))
      rmSync(join(parent, name), { recursive: true, force: true });
  }
}
