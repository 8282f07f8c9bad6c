import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startProblem } from '../../server/start/start-problem.ts';
import { explainFailure } from './failure.ts';
import { initialise } from './initialise.ts';
import { choosePostgresLocation, type PostgresLocation, program } from './location.ts';

/** A running Postgres: `url` names its `postgres` database, `stop` ends it and resolves once it has ended. */
export interface RunningPostgres {
  url: string;
  stop: () => Promise<void>;
  /** Resolves when the server ends without having been told to. */
  died: Promise<void>;
  /** Where it really keeps its data, for whoever removes it afterwards. */
  data: string;
}

const STOP_PATIENCE_MS = 15_000;
const ORPHAN_PATIENCE_MS = 20_000;
const ATTEMPTS = 5;

/**
 * Starts the packaged Postgres on a free loopback port, keeping its data under `folder`. `durable: false` gives up
 * surviving a crash for speed (tests). Throws a start problem in words when it cannot.
 */
export async function startPostgres(folder: string, { durable = true } = {}): Promise<RunningPostgres> {
  const location = choosePostgresLocation(folder);
  const password = initialise(location);
  await stopOrphan(location.data);
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort();
    const server = launch(location, port, durable);
    const failure = await readyOrFailure(server);
    if (failure === undefined) {
      return {
        url: `postgres://saathi:${password}@127.0.0.1:${port}/postgres`,
        data: location.data,
        ...lifeOf(server),
      };
    }
    if (attempt === ATTEMPTS || !PASSING.test(failure)) throw explainFailure(failure, location.data);
  }
}

// Another program took the port in between, or the last children of a killed server are still leaving.
const PASSING = /could not bind|Address already in use|pre-existing shared memory/i;

function launch({ binaries, data, account }: PostgresLocation, port: number, durable: boolean): ChildProcess {
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    max_connections: '200',
    // An error's detail quotes the row it is about, and a row may be what a person wrote: none of it reaches the log.
    log_min_messages: 'log',
    log_error_verbosity: 'terse',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // Detached: Ctrl-C in a terminal goes to every process of the group, and this one must outlive the requests in flight.
  return spawn(program(binaries, 'postgres'), ['-D', data, ...flags], {
    ...account,
    cwd: data,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, LC_ALL: 'C' },
  });
}

/** Resolves to undefined once the server answers, or to what it printed when it ended instead. */
function readyOrFailure(server: ChildProcess): Promise<string | undefined> {
  return new Promise((resolve) => {
    let output = '';
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-20_000);
      if (output.includes('ready to accept connections')) resolve(undefined);
    });
    server.once('error', (error) => resolve(error.message));
    server.once('close', () => resolve(output));
  });
}

function lifeOf(server: ChildProcess): Pick<RunningPostgres, 'stop' | 'died'> {
  const exit = once(server, 'exit');
  let told = false;
  return {
    died: exit.then(() => (told ? new Promise<void>(() => {}) : undefined)),
    async stop() {
      told = true;
      if (server.exitCode !== null || server.signalCode !== null) return;
      server.kill('SIGINT');
      const force = setTimeout(() => server.kill('SIGQUIT'), STOP_PATIENCE_MS);
      await exit;
      clearTimeout(force);
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/**
 * Stops a Postgres that an earlier run left behind on this very data directory (that run was killed outright). A pid file
 * whose number now belongs to some other program is only removed: that program is not ours to touch.
 * @internal
 */
export async function stopOrphan(data: string): Promise<void> {
  const file = join(data, 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  if (!isPostgresOf(pid, data)) return rmSync(file, { force: true });
  process.kill(pid, 'SIGINT');
  if (await ended(pid, ORPHAN_PATIENCE_MS)) return;
  process.kill(pid, 'SIGQUIT');
  if (await ended(pid, ORPHAN_PATIENCE_MS)) return;
  throw startProblem(
    `A Postgres of an earlier run (process ${pid}) does not stop. End it, then start again.`,
  );
}

function isPostgresOf(pid: number, data: string): boolean {
  if (!Number.isInteger(pid) || pid <= 1) return false;
  const command = existsSync(`/proc/${pid}/cmdline`)
    ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').join(' ')
    : spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout;
  return Boolean(command?.includes('postgres') && command.includes(data));
}

async function ended(pid: number, patience: number): Promise<boolean> {
  for (const deadline = Date.now() + patience; Date.now() < deadline; await wait(50)) {
    if (!isAlive(pid)) return true;
  }
  return false;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
