import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const STARTED = 19;

/**
 * When the process with this number started, in whatever words the system has for it, or undefined when there is none.
 * Numbers are used again; a number together with its start names one process.
 */
export function processStart(pid: number): string | undefined {
  if (existsSync('/proc/self/stat')) {
    if (!existsSync(`/proc/${pid}/stat`)) return undefined;
    // The second field is the program's name in brackets and may hold spaces: count from its end.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[STARTED];
  }
  const found = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
  return found.stdout?.trim() || undefined;
}
