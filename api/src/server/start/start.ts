import { createApp } from '../../app.ts';
import { prepareKeys } from '../../chat/keys/prepare-keys.ts';
import { createDeps } from '../../create-deps.ts';
import type { Ai } from '../../deps.ts';
import { startCompanion } from '../../embedded/companion/start-companion.ts';
import { startRetention } from '../../retention/start-retention.ts';
import { createLog } from '../log/log.ts';
import type { Settings } from '../settings/settings.ts';
import { prepareDataDirectory } from './data-directory.ts';
import { checkPort, listen } from './listen.ts';
import { lockFolder } from './lock.ts';
import { openDatabase } from './open-database.ts';
import type { Stops } from './stops.ts';

const IN_FLIGHT_MS = 10_000;

/** Starts every part that the settings ask for, in order; what was started is in `stops` even when a later part fails. */
export async function start(settings: Settings, stops: Stops): Promise<void> {
  if (!settings.production) prepareDataDirectory(settings.dataDir);
  // The lock is for the embedded Postgres; with DATABASE_URL several processes may run.
  if (!settings.databaseUrl) stops.add(lockFolder(settings.dataDir));
  await checkPort(settings);
  const log = createLog(settings.logLevel);
  const sql = await openDatabase(settings, stops);
  const ai = settings.ai ? { ...settings.ai, demo: false } : await demoCompanion(stops);
  const deps = createDeps({ settings, sql, log, ai, clock: () => new Date() });
  await prepareKeys(deps);
  stops.add(deps.mail.settled);
  stops.add(await startRetention(deps));
  const server = await listen(createApp(deps).fetch, settings);
  stops.add(async () => {
    await Promise.all([server.stop(IN_FLIGHT_MS), deps.runs.drain(IN_FLIGHT_MS)]);
  });
}

async function demoCompanion(stops: Stops): Promise<Ai> {
  const companion = await startCompanion(() =>
    stops.fail(
      'The demo companion keeps failing. Connect a model instead (AI_BASE_URL, AI_API_KEY, AI_MODEL).',
    ),
  );
  stops.add(companion.stop);
  return companion.ai;
}

/** What the terminal says once everything is up: where to go, and which parts are only stand-ins. */
export function readyLines({ publicUrl, ai, smtpUrl }: Settings): string[] {
  return [
    `Saathi is ready: ${publicUrl}`,
    ...(ai
      ? []
      : ['Demo companion: connect a model for real conversations (AI_BASE_URL, AI_API_KEY, AI_MODEL)']),
    ...(smtpUrl ? [] : [`Mail: ${publicUrl}/dev/mail`]),
  ];
}
