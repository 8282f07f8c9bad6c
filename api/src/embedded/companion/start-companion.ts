import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import * as z from 'zod';
import type { Ai } from '../../deps.ts';
import { startProblem } from '../../server/start/start-problem.ts';

const PROGRAM = join(import.meta.dirname, 'server.ts');
const Ready = z.object({ ready: z.literal(true), port: z.int() });
const RESTARTS = 5;

/** The demo companion as a process of its own, speaking the OpenAI protocol on a loopback port. */
export interface Companion {
  ai: Ai;
  stop: () => Promise<void>;
}

/**
 * Starts the scripted demo companion. If it dies it is started again on the same port, a few times at most; `onGivenUp` is
 * called after the last.
 */
export async function startCompanion(onGivenUp: () => void): Promise<Companion> {
  const key = randomBytes(24).toString('base64url');
  let child = launch(key, 0);
  const port = await readyPort(child);
  let told = false;
  let left = RESTARTS;
  const watch = (watched: ChildProcess) =>
    watched.once('exit', () => {
      if (told) return;
      if (left === 0) return onGivenUp();
      left -= 1;
      child = launch(key, port);
      watch(child);
    });
  watch(child);
  return {
    ai: { baseUrl: `http://127.0.0.1:${port}/v1`, apiKey: key, model: 'saathi-demo', demo: true },
    async stop() {
      told = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
    },
  };
}

// Detached, so that Ctrl-C reaches only the parent, which lets replies in flight end first. It ends with its stdin, so it
// never outlives the parent.
function launch(key: string, port: number): ChildProcess {
  return spawn(process.execPath, [PROGRAM], {
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, COMPANION_PORT: String(port), COMPANION_KEY: key },
  });
}

function readyPort(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) =>
      reject(startProblem(`The demo companion did not start (code ${code}). Please start Saathi again.`)),
    );
    if (!child.stdout) return;
    createInterface({ input: child.stdout }).once('line', (line) =>
      resolve(Ready.parse(JSON.parse(line)).port),
    );
  });
}
