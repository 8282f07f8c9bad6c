import { startJobs, stopJobs } from './jobs/jobs.ts';
import { createLog } from './server/log/log.ts';
import { readDatabaseUrl } from './server/settings/read-settings.ts';
import { explainStart } from './server/start/explain-start.ts';
import { openDatabase } from './server/start/open-database.ts';
import { createStops } from './server/start/stops.ts';

// Needs no setting but DATABASE_URL, so that whoever may make tables need not know the secrets.
const stops = createStops(() => {});
try {
  const databaseUrl = readDatabaseUrl();
  const { sql } = await openDatabase({ databaseUrl, dataDir: '' }, stops);
  await stopJobs(await startJobs(sql, createLog('warn'), { recurring: false }));
  process.stdout.write(`The database at ${new URL(databaseUrl).host} is up to date.\n`);
} catch (error) {
  process.stderr.write(`${explainStart(error)}\n`);
  process.exitCode = 1;
}
await stops.run();
