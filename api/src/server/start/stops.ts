import { setTimeout as wait } from 'node:timers/promises';
import { describeError } from '../log/describe-error.ts';

const PATIENCE_MS = 20_000;

/** What has to be undone at the end, newest first. */
export interface Stops {
  /** What is added while everything is being undone is undone at once: it was on its way when the signal came. */
  add: (stop: () => unknown) => void;
  /** Undoes everything once, however often it is called. */
  run: () => Promise<void>;
  /** Ends the process in good order because a part of it failed. */
  fail: (message: string) => void;
}

/** `exit` ends the process after a failure. A part that takes longer than `patience` ms to stop is left behind. */
export function createStops(exit: (message: string) => void, patience = PATIENCE_MS): Stops {
  const stops: (() => unknown)[] = [];
  let running: Promise<void> | undefined;
  const undoAll = async () => {
    for (let stop = stops.pop(); stop; stop = stops.pop()) await undo(stop, patience);
  };
  const run = () => {
    running ??= undoAll();
    return running;
  };
  return {
    add: (stop) => {
      stops.push(stop);
      running = running?.then(undoAll);
    },
    run,
    fail: (message) => {
      if (!running) run().then(() => exit(message));
    },
  };
}

async function undo(stop: () => unknown, patience: number): Promise<void> {
  const over = new AbortController();
  const late = wait(patience, 'late', { signal: over.signal }).catch(() => {});
  try {
    if ((await Promise.race([Promise.resolve().then(stop), late])) === 'late')
      report({ error: 'a part did not stop in time' });
  } catch (error) {
    // The others still have to stop.
    report({ error: describeError(error) });
  } finally {
    over.abort();
  }
}

function report(what: object): void {
  process.stderr.write(`${JSON.stringify({ level: 'error', ...what })}\n`);
}
