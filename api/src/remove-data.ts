import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  findAbandoned,
  findElsewhere,
  findUnclaimed,
  findUnusedPrograms,
} from './embedded/postgres/elsewhere.ts';
import { readSettings } from './server/settings/read-settings.ts';
import type { Settings } from './server/settings/settings.ts';
import { explainStart } from './server/start/explain-start.ts';
import { lockFolder } from './server/start/lock.ts';
import { NOTE } from './server/start/note-outside.ts';

// By name, not the whole folder: it may be one that other things are kept in, too.
const OURS = ['postgres', 'mail', 'keys', 'secrets.json', NOTE];

try {
  const settings = readSettings();
  const said = [
    removeData(settings.dataDir, process.argv.includes('--yes')),
    ...sharedKeys(settings),
    ...unclaimed(settings.dataDir),
  ];
  process.stdout.write(`${said.join('\n')}\n`);
} catch (error) {
  process.stderr.write(`${explainStart(error)}\n`);
  process.exitCode = 1;
}

/** A line about keys that lie elsewhere: they may be those of a database on another machine, whose chats would be gone. */
function sharedKeys({ dataDir, keyDir }: Pick<Settings, 'dataDir' | 'keyDir'>): string[] {
  if (keyDir === join(dataDir, 'keys') || !existsSync(keyDir)) return [];
  return [`It leaves KEY_DIR ${keyDir}: other processes may share it. Remove it yourself when none does.`];
}

/** Lines about data that nothing says the owner of: it may be the one copy of what another folder of this machine keeps. */
function unclaimed(dataDir: string): string[] {
  const ours = findElsewhere(join(dataDir, 'postgres'));
  const found = findUnclaimed().filter((path) => path !== ours);
  if (found.length === 0) return [];
  return [
    'It leaves these, which no Saathi runs on and an earlier version made without saying for which folder. Start every Saathi of this',
    'machine once, and each claims its own; then remove the rest yourself:',
    ...found,
  ];
}

/** Removes everything Saathi keeps on this machine for `dataDir`, wherever it is, and what folders that have gone left behind. */
function removeData(dataDir: string, sure: boolean): string {
  const inside = OURS.map((name) => join(dataDir, name)).filter(existsSync);
  const outside = [...findAbandoned(), findElsewhere(join(dataDir, 'postgres')) ?? ''].filter(existsSync);
  const all = [...outside, ...findUnusedPrograms(outside), ...inside];
  if (all.length === 0) return 'Saathi keeps nothing here.';
  if (!sure) return `This would remove, for good:\n${all.join('\n')}\nTo do so: npm run remove-data -- --yes`;
  const unlock = existsSync(dataDir) ? lockFolder(dataDir) : () => {};
  for (const path of all) rmSync(path, { recursive: true, force: true });
  unlock();
  return `Removed:\n${all.join('\n')}`;
}
