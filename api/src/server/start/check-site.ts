import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '../settings/settings.ts';
import { startProblem } from './start-problem.ts';

/**
 * Throws a start problem when there is no built site to serve. At one's own desk that is fine as long as nobody named a folder: the
 * development servers bring their own pages.
 */
export function checkSite({ siteDir, siteDirGiven, production }: Settings): void {
  if (!(production || siteDirGiven) || existsSync(join(siteDir, 'index.html'))) return;
  throw startProblem(
    siteDirGiven
      ? `SITE_DIR ${siteDir} holds no built site (no index.html). Build it with "npm run build" and name the folder it is in.`
      : `There is no built site in ${siteDir}. Build it first with "npm run build".`,
  );
}
