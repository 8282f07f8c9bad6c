import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { FromReader, ToReader } from './messages.ts';

const PROGRAM = join(import.meta.dirname, 'program.ts');

/**
 * A photo on its way through a reader.
 * @internal
 */
export interface Reading {
  photo: ToReader;
  /** Ends the reading, and with it the process that reads. */
  signal: AbortSignal;
  /** Hears how far it is, in percent. */
  onProgress(percent: number): void;
}

type Read = Extract<FromReader, { type: 'text' }>;

/** A process that reads one photo at a time. It starts with the first, and again with the next after it died. */
export interface Reader {
  /** The words on a photo, empty when there are none. Rejects when the process dies of it, or was ended. */
  read(reading: Reading): Promise<string>;
  stop(): Promise<void>;
}

/** `onStart` hears of each process. */
export function createReader(onStart: (child: ChildProcess) => void = () => {}): Reader {
  let child: ChildProcess | undefined;
  const start = () => {
    const started = launch();
    onStart(started);
    started.once('exit', () => {
      if (child === started) child = undefined;
    });
    return started;
  };
  return {
    async read(reading) {
      reading.signal.throwIfAborted();
      child ??= start();
      const { text, worn } = await readWith(child, reading);
      if (worn && child) await end(child);
      return text;
    },
    async stop() {
      if (child) await end(child);
    },
  };
}

/** Without the API's settings and secrets, without its terminal, and in memory alone: Node lets it write no file. */
function launch(): ChildProcess {
  const child = fork(PROGRAM, {
    env: {},
    execArgv: ['--permission', '--allow-fs-read=*'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
  child.unref();
  child.channel?.unref();
  return child;
}

function readWith(child: ChildProcess, { photo, signal, onProgress }: Reading): Promise<Read> {
  return new Promise((resolve, reject) => {
    const done = (finish: () => void) => {
      child.off('message', onMessage).off('exit', onExit);
      signal.removeEventListener('abort', onAbort);
      finish();
    };
    const onMessage = (message: FromReader) => {
      if (message.type === 'progress') onProgress(message.percent);
      if (message.type === 'text') done(() => resolve(message));
    };
    const onExit = () => done(() => reject(new Error('The process that read a photo ended.')));
    const onAbort = () => child.kill('SIGKILL');
    child.on('message', onMessage).on('exit', onExit);
    signal.addEventListener('abort', onAbort);
    // It waits in the channel until the process is ready. That it cannot be sent is heard of as the process's end.
    child.send(photo, () => {});
  });
}

async function end(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}
