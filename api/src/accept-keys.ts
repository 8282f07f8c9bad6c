import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { acceptKeys, planAcceptance } from './chat/keys/check-keys.ts';
import { createGenerations } from './chat/keys/generations.ts';
import { createKeyFolder } from './chat/keys/key-folder.ts';
import { readSettings } from './server/settings/read-settings.ts';
import { loadSecrets } from './server/settings/secrets.ts';
import { prepareDataDirectory } from './server/start/data-directory.ts';
import { lockFolder } from './server/start/lock.ts';
import { openDatabase } from './server/start/open-database.ts';
import { isStartProblem } from './server/start/start-problem.ts';
import { createStops } from './server/start/stops.ts';

// `npm run accept-keys`, for when keys are lost (README, Lost keys): the next start takes the ones there are now. Says first what that
// does, and asks; a script says `-- --yes`.
const SIGNED_OUT: Record<string, string> = { AUTH_SECRET: ': everybody has to sign in anew' };

const stops = createStops(fail);

try {
  const settings = readSettings();
  if (!settings.production) prepareDataDirectory(settings.dataDir);
  if (!settings.databaseUrl) stops.add(lockFolder(settings.dataDir));
  const { sql } = await openDatabase(settings, stops);
  const secrets = loadSecrets(settings);
  const generations = createGenerations(createKeyFolder(settings.keyDir), secrets.masterKeys);
  const deps = { sql, secrets, generations };
  say(['This would:', ...whatItDoes(await planAcceptance(deps))].join('\n'));
  const sure = await isSure();
  const lost = sure ? await acceptKeys(deps) : 0;
  await stops.run();
  if (!sure) fail('Nothing was changed. To do so: npm run accept-keys -- --yes');
  say(
    lost > 0
      ? 'Accepted. The chats whose keys are lost cannot be opened any more; their people can delete them.'
      : 'Accepted. No chat was lost.',
  );
} catch (error) {
  await stops.run();
  if (!isStartProblem(error)) throw error;
  fail(error.message);
}

function whatItDoes({ exchanged, lost, taken }: Awaited<ReturnType<typeof planAcceptance>>): string[] {
  const lines = [
    ...exchanged.map((name) => `- take ${name} as it is now${SIGNED_OUT[name] ?? ''}`),
    ...(lost.length > 0
      ? ['- give up keys that are not there: the chats they open cannot be opened by anybody any more']
      : []),
    ...(taken
      ? [
          `- take KEY_DIR ${taken} from another database, WHICH CANNOT START WITH IT ANY MORE. Right only if that database was moved here;` +
            ' for a copy choose an empty folder with KEY_DIR',
        ]
      : []),
  ];
  return lines.length > 0 ? lines : ['- change nothing: the keys are the ones of this database'];
}

async function isSure(): Promise<boolean> {
  if (process.argv.includes('--yes')) return true;
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // Ctrl-C and Ctrl-D close it without an answer: what was started here has to be stopped all the same.
  const closed = once(terminal, 'close').then(() => '');
  const answer = await Promise.race([terminal.question('Do it? (yes/no) ').catch(() => ''), closed]);
  terminal.close();
  return answer.trim().toLowerCase() === 'yes';
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function fail(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
