import { firstLoads, type Load, type LoadedScript, publicVisits, withProduct } from '../first-load.ts';
import type { Report } from './report.ts';

const PUBLIC_GOAL = 155;
const CHAT_GOAL = 180;

/** The parts of the product by the addresses of their scripts; the first that fits has the script. */
const parts: [name: string, address: RegExp][] = [
  ['entry', /\/remote-entry\.js$/],
  ['page', /^\/remotes\/|^\/static\/async\//],
  ['router', /^\/static\/lib-router\./],
  ['contracts, ky and zod', /^\/static\/lib-contracts\./],
  ['shell and federation', /^\/static\/index\./],
  ['react and jotai', /^\/static\//],
];

/** First-load JavaScript of each public page and the signed-in chat, gzip, cold, in KB of 1000 bytes, by the part it belongs to. */
export async function bench(): Promise<Report> {
  const loads = await withProduct(async (browser, url) =>
    firstLoads(browser, url, [...(await publicVisits(url)), { path: '/chat', signedIn: true }]),
  );
  return {
    title: 'First-load JavaScript, gzip, cold cache',
    figures: loads.flatMap((load) => [total(load), ...byPart(load)]),
  };
}

function total({ visit, scripts }: Load) {
  const goal = visit.signedIn ? CHAT_GOAL : PUBLIC_GOAL;
  const value = kilobytes(scripts);
  return { name: visit.path, value, unit: 'KB', bar: { words: `goal ${goal}`, met: value <= goal } };
}

function byPart({ visit, scripts }: Load) {
  return parts
    .map(([part]) => ({
      name: `${visit.path} ${part}`,
      value: kilobytes(scripts.filter((script) => partOf(script) === part)),
      unit: 'KB',
    }))
    .filter(({ value }) => value > 0);
}

function partOf({ path }: LoadedScript): string | undefined {
  return parts.find(([, address]) => address.test(path))?.[0];
}

function kilobytes(scripts: LoadedScript[]): number {
  return scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
}
