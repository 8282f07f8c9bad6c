import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import * as z from 'zod';
import { startProblem } from '../server/start/start-problem.ts';

const Ready = z.object({ ready: z.literal(true), port: z.int() });
const RESTARTS = 5;

/** An embedded part in a process of its own, listening on a loopback port. */
export interface Part {
  port: number;
  stop: () => Promise<void>;
}

/** `name` as people read it; `env` is what the program gets beside the environment, for the port it is to take. */
export interface PartProgram {
  name: string;
  program: string;
  env: (port: number) => Record<string, string>;
}

/**
 * Starts a program that says `{"ready":true,"port":…}` once it listens. If it dies it is started again on the same port, a few
 * times at most; `onGivenUp` is called after the last.
 */
export async function startPart(part: PartProgram, onGivenUp: () => void): Promise<Part> {
  let child = launch(part, 0);
  const port = await readyPort(child, part.name);
  let told = false;
  let left = RESTARTS;
  const watch = (watched: ChildProcess) =>
    watched.once('exit', () => {
      if (told) return;
      if (left === 0) return onGivenUp();
      left -= 1;
      child = launch(part, port);
      watch(child);
    });
  watch(child);
  return {
    port,
    async stop() {
      told = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
    },
  };
}

// Detached, so that Ctrl-C reaches only the parent, which lets what is in flight end first. It ends with its stdin, so it
// never outlives the parent.
function launch({ program, env }: PartProgram, port: number): ChildProcess {
  return spawn(process.execPath, [program], {
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, ...env(port) },
  });
}

function readyPort(child: ChildProcess, name: string): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) =>
      reject(startProblem(`The ${name} did not start (code ${code}). Please start Saathi again.`)),
    );
    if (!child.stdout) return;
    createInterface({ input: child.stdout }).once('line', (line) =>
      resolve(Ready.parse(JSON.parse(line)).port),
    );
  });
}
