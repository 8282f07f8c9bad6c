import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { startProblem } from '../start/start-problem.ts';
import { parseDatabaseUrl, parseSettings, type Settings } from './settings.ts';

const DOT_ENV = join(import.meta.dirname, '../../../../.env');
// "?PORT" and "NULPNULONUL…": what text of UTF-16 looks like when it is read as UTF-8.
const UTF_16 = /^\ufffd|\0/;

/** The settings of this process: the environment, over the `.env` file at the root of the repository. */
export function readSettings(): Settings {
  return parseSettings(readEnvironment());
}

/** DATABASE_URL alone, for what needs nothing else. */
export function readDatabaseUrl(): string {
  return parseDatabaseUrl(readEnvironment());
}

function readEnvironment(): Record<string, string | undefined> {
  const file = existsSync(DOT_ENV) ? parseDotEnv(readFileSync(DOT_ENV, 'utf8')) : {};
  return { ...file, ...process.env };
}

/**
 * The names and values in the text of a `.env` file. A byte order mark, which some editors put first, is no part of the first name;
 * a file in UTF-16 is refused, or all of it would be overlooked.
 * @internal
 */
export function parseDotEnv(text: string): Record<string, string | undefined> {
  if (UTF_16.test(text))
    throw startProblem('.env is not written in UTF-8. Save it as UTF-8, then start again.');
  return parseEnv(text.replace(/^\ufeff/, ''));
}
