import { describeError } from '../log/describe-error.ts';

/** What has to be undone at the end, newest first. */
export interface Stops {
  add: (stop: () => unknown) => void;
  /** Undoes everything once, however often it is called. */
  run: () => Promise<void>;
  /** Ends the process in good order because a part of it failed. */
  fail: (message: string) => void;
}

/** `exit` ends the process after a failure. */
export function createStops(exit: (message: string) => void): Stops {
  const stops: (() => unknown)[] = [];
  let running: Promise<void> | undefined;
  const run = () => {
    running ??= undo(stops);
    return running;
  };
  return {
    add: (stop) => stops.push(stop),
    run,
    fail: (message) => {
      if (!running) run().then(() => exit(message));
    },
  };
}

async function undo(stops: (() => unknown)[]): Promise<void> {
  for (const stop of stops.reverse()) {
    try {
      await stop();
    } catch (error) {
      // The others still have to stop.
      process.stderr.write(`${JSON.stringify({ level: 'error', error: describeError(error) })}\n`);
    }
  }
}
