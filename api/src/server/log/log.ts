import { pino } from 'pino';
import type { Settings } from '../settings/settings.ts';

/** Where the process writes what it does: JSON lines on stdout, without anything a person said, wrote or is called. */
export type Log = Pick<pino.Logger, 'fatal' | 'error' | 'warn' | 'info' | 'debug'>;

export function createLog(level: Settings['logLevel'], destination?: pino.DestinationStream): Log {
  return pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    destination,
  );
}
