import { setTimeout as wait } from 'node:timers/promises';
import { readSettings } from './server/settings/read-settings.ts';
import { endWithParent } from './server/start/end-with-parent.ts';
import { explainStart } from './server/start/explain-start.ts';
import { readyLines, start } from './server/start/start.ts';
import { createStops } from './server/start/stops.ts';
import { tryNeighbours } from './server/start/try-neighbours.ts';

// One Ctrl-C arrives more than once: the terminal tells every process, and npm and our scripts pass it on.
const SAME_SIGNAL_MS = 1000;
// What is on its way when the signal comes (a Postgres that is being started) has to be there before it can be stopped.
const ON_ITS_WAY_MS = 15_000;

const stops = createStops((message) => fail(message));
let signalled: number | undefined;

try {
  const settings = readSettings();
  if (!process.argv.includes('--check')) {
    const starting = start(settings, stops);
    stopOnSignals(starting);
    const started = await starting;
    process.stdout.write(`${readyLines(settings, started).join('\n')}\n`);
    for (const line of await tryNeighbours(settings)) process.stderr.write(`${line}\n`);
  }
} catch (error) {
  // After a signal, what the start stumbles over is only that it was stopped.
  if (signalled === undefined) {
    await stops.run();
    fail(explainStart(error));
  }
}

function stopOnSignals(starting: Promise<unknown>): void {
  const onSignal = async () => {
    if (signalled !== undefined) {
      if (performance.now() - signalled > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    signalled = performance.now();
    await stops.run();
    await Promise.race([starting.catch(() => {}), wait(ON_ITS_WAY_MS)]);
    await stops.run();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
  endWithParent();
}

function fail(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
