import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startProblem } from '../../server/start/start-problem.ts';

const PATIENCE_MS = 20_000;

/**
 * Stops a Postgres that an earlier run left behind on this very data directory (that run was killed outright). A pid file
 * whose number now belongs to some other program is only removed: that program is not ours to touch.
 */
export async function stopOrphan(data: string): Promise<void> {
  const file = join(data, 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  if (!isPostgresOf(pid, data)) return rmSync(file, { force: true });
  process.kill(pid, 'SIGINT');
  if (await ended(pid, PATIENCE_MS)) return;
  process.kill(pid, 'SIGQUIT');
  if (await ended(pid, PATIENCE_MS)) return;
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
