import { firstLoads, type Load, type LoadedScript, publicVisits, withProduct } from '../first-load.ts';
import type { Report } from './report.ts';

const PUBLIC_GOAL = 155;
const CHAT_GOAL = 180;

type Parts = Record<string, RegExp>;

/** The parts of the product by the addresses of their scripts. */
const inEveryPage: Parts = {
  'react and jotai': /^\/static\/(?!lib-|index|async)/,
  'shell and federation': /^\/static\/index\./,
  router: /^\/static\/lib-router\./,
  'contracts, ky and zod': /^\/static\/lib-contracts\./,
};
const ofOnePage: Parts = {
  entry: /\/remote-entry\.js$/,
  page: /\/async\//,
};

/** First-load JavaScript of each public page and the signed-in chat, gzip, cold, in KB of 1000 bytes, by the part it belongs to. */
export async function bench(): Promise<Report> {
  const loads = await withProduct(async (browser, url) =>
    firstLoads(browser, url, [...(await publicVisits(url)), { path: '/chat', signedIn: true }]),
  );
  const shell = loads.slice(0, 1).flatMap(({ scripts }) => byPart('every page', scripts, inEveryPage));
  const pages = loads.flatMap((load) => [total(load), ...byPart(load.visit.path, load.scripts, ofOnePage)]);
  return { title: 'First-load JavaScript, gzip, cold cache', figures: [...shell, ...pages] };
}

function total({ visit, scripts }: Load) {
  const goal = visit.signedIn ? CHAT_GOAL : PUBLIC_GOAL;
  const value = kilobytes(scripts);
  return { name: visit.path, value, unit: 'KB', bar: { words: `goal ${goal}`, met: value <= goal } };
}

function byPart(where: string, scripts: LoadedScript[], parts: Parts) {
  return Object.entries(parts)
    .map(([part, address]) => ({
      name: `${where}, ${part}`,
      value: kilobytes(scripts.filter(({ path }) => address.test(path))),
      unit: 'KB',
    }))
    .filter(({ value }) => value > 0);
}

function kilobytes(scripts: LoadedScript[]): number {
  return scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
}
