import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { parseSettings, type Settings } from './settings.ts';

const DOT_ENV = join(import.meta.dirname, '../../../../.env');

/** The settings of this process: the environment, over the `.env` file at the root of the repository. */
export function readSettings(): Settings {
  const file = existsSync(DOT_ENV) ? parseEnv(readFileSync(DOT_ENV, 'utf8')) : {};
  return parseSettings({ ...file, ...process.env });
}
