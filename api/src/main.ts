import { readSettings } from './server/settings/read-settings.ts';
import { readyLines, start } from './server/start/start.ts';
import { isStartProblem } from './server/start/start-problem.ts';
import { createStops } from './server/start/stops.ts';

// One Ctrl-C arrives more than once: the terminal tells every process, and npm and our scripts pass it on.
const SAME_SIGNAL_MS = 1000;

const stops = createStops((message) => fail(message));

try {
  const settings = readSettings();
  if (!process.argv.includes('--check')) {
    const starting = start(settings, stops);
    stopOnSignals(starting);
    await starting;
    process.stdout.write(`${readyLines(settings).join('\n')}\n`);
  }
} catch (error) {
  await stops.run();
  fail(explain(error));
}

function stopOnSignals(starting: Promise<void>): void {
  let first: number | undefined;
  const onSignal = async () => {
    if (first !== undefined) {
      if (performance.now() - first > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    first = performance.now();
    // What is being started right now has to be there before it can be stopped.
    await starting.catch(() => {});
    await stops.run();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
}

function explain(error: unknown): string {
  if (isStartProblem(error)) return error.message;
  return `Saathi could not start. This is a defect: ${error instanceof Error ? error.stack : String(error)}`;
}

function fail(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
