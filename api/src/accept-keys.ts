import { acceptKeys } from './chat/keys/check-keys.ts';
import { createGenerations } from './chat/keys/generations.ts';
import { createKeyFolder } from './chat/keys/key-folder.ts';
import { readSettings } from './server/settings/read-settings.ts';
import { loadSecrets } from './server/settings/secrets.ts';
import { prepareDataDirectory } from './server/start/data-directory.ts';
import { lockFolder } from './server/start/lock.ts';
import { openDatabase } from './server/start/open-database.ts';
import { isStartProblem } from './server/start/start-problem.ts';
import { createStops } from './server/start/stops.ts';

// `npm run accept-keys`, for when keys are lost (README, Lost keys): the next start takes the ones there are now.
const stops = createStops(fail);

try {
  const settings = readSettings();
  if (!settings.production) prepareDataDirectory(settings.dataDir);
  if (!settings.databaseUrl) stops.add(lockFolder(settings.dataDir));
  const { sql } = await openDatabase(settings, stops);
  const secrets = loadSecrets(settings);
  const generations = createGenerations(createKeyFolder(settings.keyDir), secrets.masterKeys);
  const lost = await acceptKeys({ sql, secrets, generations });
  await stops.run();
  process.stdout.write(
    lost > 0
      ? 'Accepted. The chats whose keys are lost cannot be opened any more; their people can delete them.\n'
      : 'Accepted. No chat was lost.\n',
  );
} catch (error) {
  await stops.run();
  if (!isStartProblem(error)) throw error;
  fail(error.message);
}

function fail(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
