import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { at } from '../../tool.ts';

/** A process of its own that listens on loopback. */
export interface Started {
  url: string;
  pid: number;
  stop: () => Promise<void>;
}

/** Starts a script of this folder that says its port on stdout (announce). */
export async function startScript(name: string, env: Record<string, string> = {}): Promise<Started> {
  const child = spawn(process.execPath, [at('scripts', 'bench', 'chat', `${name}.ts`)], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = await once(createInterface({ input: child.stdout }), 'line');
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** The memory a process holds at this moment, in KB. */
export function memoryOf(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }));
}
