import { checkKeysBeside } from './chat/keys/check-keys.ts';
import { createGenerations } from './chat/keys/generations.ts';
import { createKeyFolder } from './chat/keys/key-folder.ts';
import { type Turned, turnGenerations } from './chat/keys/turn.ts';
import { readSettings } from './server/settings/read-settings.ts';
import { loadSecrets } from './server/settings/secrets.ts';
import { prepareDataDirectory } from './server/start/data-directory.ts';
import { lockFolder } from './server/start/lock.ts';
import { openDatabase } from './server/start/open-database.ts';
import { isStartProblem } from './server/start/start-problem.ts';
import { createStops } from './server/start/stops.ts';

// `npm run turn-keys`: begins a key generation now and wraps the key of every chat by it (README, Turn the keys by hand). Killed in
// the middle it has lost nothing: the next turn, by hand or of a server, goes on.
const stops = createStops(fail);

try {
  const settings = readSettings();
  if (!settings.production) prepareDataDirectory(settings.dataDir);
  if (!settings.databaseUrl) stops.add(lockFolder(settings.dataDir));
  const { sql } = await openDatabase(settings, stops);
  const secrets = loadSecrets(settings);
  const generations = createGenerations(createKeyFolder(settings.keyDir), secrets.masterKeys);
  await checkKeysBeside({ sql, secrets, generations });
  const turned = await turnGenerations({ sql, generations, clock: () => new Date() }, { now: true });
  await stops.run();
  process.stdout.write(`${inWords(turned)}\n`);
} catch (error) {
  await stops.run();
  if (!isStartProblem(error)) throw error;
  fail(error.message);
}

function inWords({ rewrapped, ended }: Turned): string {
  return `A new key has begun. It wraps the keys of ${rewrapped} ${rewrapped === 1 ? 'chat' : 'chats'} that others wrapped; ${ended} ${ended === 1 ? 'older key is' : 'older keys are'} destroyed.`;
}

function fail(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
