import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endWithParent } from '../api/src/server/start/end-with-parent.ts';

/** The folder of the repository. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

interface Options {
  cwd?: string;
  env?: Record<string, string>;
  quiet?: boolean;
}

/**
 * Runs one of the installed tools and waits for it. Resolves with its output; rejects with the tool's name when it fails,
 * after showing what it said.
 */
export function tool(
  name: string,
  args: string[],
  { cwd = root, env = {}, quiet = false }: Options = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(name, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    });
    const forget = passSignals(child);
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('exit', (code) => {
      if (forget()) return reject(new Interrupted());
      if (code === 0) return resolve(output);
      process.stderr.write(output);
      reject(new ToolFailed(`${name} ${args.join(' ')} failed (exit ${code}).`));
    });
  });
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Passes signals on to `child` until the result is called, which tells whether one came. */
function passSignals(child: ChildProcess): () => boolean {
  let came = false;
  const pass = (signal: NodeJS.Signals) => {
    came = true;
    child.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, pass);
  return () => {
    for (const signal of SIGNALS) process.off(signal, pass);
    return came;
  };
}

/**
 * Runs a part of the product in the pinned Node until it ends; resolves with its exit code. A signal to us is one to it, and if we
 * are killed outright it learns of that from the channel between us. Rejects when somebody else killed it: it could not say a word
 * itself.
 */
export async function part(args: string[]): Promise<number> {
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  const forget = passSignals(child);
  const [code, signal] = await once(child, 'exit');
  if (forget() && code !== 0) throw new Interrupted();
  if (signal) throw new ToolFailed(`Saathi was ended by ${signal}${WHY[signal] ?? ''}. ${AGAIN}`);
  return code;
}

const WHY: Record<string, string> = { SIGKILL: ', which a system short of memory sends' };
const AGAIN = 'Please start it again; nothing saved is lost.';

/** Somebody stopped the work; whoever did needs no explanation. */
class Interrupted extends Error {}

/** A tool that failed; its own output has already said why. */
export class ToolFailed extends Error {}

/**
 * Runs a script's work: a failed tool ends it with one line and exit code 1, a signal without one, anything else is a bug and shows
 * its stack.
 */
export async function script(work: () => Promise<void>): Promise<void> {
  endWithParent();
  try {
    await work();
  } catch (error) {
    if (error instanceof Interrupted) return process.exit(130);
    const full = error instanceof Error && 'code' in error && error.code === 'ENOSPC';
    if (!full && !(error instanceof ToolFailed)) throw error;
    process.stderr.write(
      full ? 'The disk is full. Free some space, then run the command again.\n' : `${error.message}\n`,
    );
    process.exitCode = 1;
  }
}

/** Path below the repository's root. */
export function at(...parts: string[]): string {
  return join(root, ...parts);
}
