import { firstLoads, publicVisits, withProduct } from './first-load.ts';
import { ToolFailed } from './tool.ts';

/** First-load JavaScript, gzip, cold, everything of the federation included, in kilobytes of 1000 bytes (docs/decisions/0004). */
const PUBLIC = 160;
const CHAT = 185;

/** Opens each page of the built product in a fresh browser and adds up the scripts it loads. Throws on a page over its budget. */
export async function checkBudgets(): Promise<void> {
  const loads = await withProduct(async (browser, url) =>
    firstLoads(browser, url, [...(await publicVisits(url)), { path: '/chat', signedIn: true }]),
  );
  const rows = loads.map(({ visit, scripts }) => ({
    path: visit.path,
    kilobytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000,
    limit: visit.signedIn ? CHAT : PUBLIC,
  }));
  for (const { path, kilobytes, limit } of rows)
    process.stdout.write(`    ${path.padEnd(18)} ${kilobytes.toFixed(1).padStart(6)} KB of ${limit}\n`);
  const over = rows.filter(({ kilobytes, limit }) => kilobytes > limit);
  if (over.length > 0)
    throw new ToolFailed(`Over the JavaScript budget: ${over.map(({ path }) => path).join(', ')}.`);
}
