import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { startProblem } from './start-problem.ts';

const FILE = 'running.json';
// Which field of /proc/<pid>/stat tells the start.
const START_FIELD = 19;
const Holder = z.object({ pid: z.int(), started: z.string() });

/**
 * Claims `folder` for this process; call the result to give it back. Throws a start problem while another live process
 * holds it. What a killed process left is recognised and taken over.
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, FILE);
  const holder = liveHolder(file);
  if (holder) throw taken(holder.pid, folder);
  rmSync(file, { force: true });
  claim(file, folder);
  return () => rmSync(file, { force: true });
}

/**
 * Whether a live process holds `folder`.
 * @internal
 */
export function isLocked(folder: string): boolean {
  return liveHolder(join(folder, FILE)) !== undefined;
}

function liveHolder(file: string): z.infer<typeof Holder> | undefined {
  const holder = readHolder(file);
  return holder && processStart(holder.pid) === holder.started ? holder : undefined;
}

function claim(file: string, folder: string): void {
  const me = { pid: process.pid, started: processStart(process.pid) ?? '' };
  try {
    writeFileSync(file, JSON.stringify(me), { flag: 'wx' });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    throw code === 'EEXIST' ? taken(undefined, folder) : error;
  }
}

function readHolder(file: string): z.infer<typeof Holder> | undefined {
  try {
    return Holder.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

function taken(pid: number | undefined, folder: string): Error {
  const who = pid ? ` (process ${pid})` : '';
  return startProblem(
    `Saathi is already running on ${folder}${who}. Stop it first, or give this one another DATA_DIR and PORT.`,
  );
}

/**
 * When the process with this number started, in whatever words the system has for it, or undefined when there is none.
 * Numbers are used again; a number together with its start names one process.
 */
function processStart(pid: number): string | undefined {
  if (existsSync('/proc/self/stat')) {
    if (!existsSync(`/proc/${pid}/stat`)) return undefined;
    // The second field is the program's name in brackets and may hold spaces: count from its end.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[START_FIELD];
  }
  const found = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
  return found.stdout?.trim() || undefined;
}
