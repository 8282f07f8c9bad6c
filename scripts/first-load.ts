import { gzipSync } from 'node:zlib';
import { RemotesFile } from 'contracts/remote';
import { type Browser, chromium, type Page, type Response } from 'playwright';
import { createPerson } from '../e2e/testing/new-person.ts';
import { chromiumArgs, findChromium } from './chromium.ts';
import { startProduct } from './product.ts';

/** A page as somebody opens it for the first time. */
export interface Visit {
  path: string;
  signedIn?: true;
}

/** One script that a visit loads: its path, and its size in bytes of gzip. */
export interface LoadedScript {
  path: string;
  bytes: number;
}

/** Starts the built product and a browser, and ends both when the work is done. */
export async function withProduct<T>(work: (browser: Browser, url: string) => Promise<T>): Promise<T> {
  const product = await startProduct();
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs });
  try {
    return await work(browser, product.url);
  } finally {
    await browser.close();
    await product.stop();
  }
}

/** Every page that anybody may open: one address for each that has code of its own, and the shell's own page of help. */
export async function publicVisits(url: string): Promise<Visit[]> {
  const paths = await pathsOf(url, ({ access }) => access === 'public');
  return [...paths, '/care'].map((path) => ({ path }));
}

/** Every page that needs somebody who is signed in, one address for each that has code of its own. */
export async function memberVisits(url: string): Promise<Visit[]> {
  const paths = await pathsOf(url, ({ access }) => access !== 'public');
  return paths.map((path) => ({ path, signedIn: true }));
}

type PublishedPage = RemotesFile['remotes'][number]['pages'][number];

async function pathsOf(url: string, wanted: (page: PublishedPage) => boolean): Promise<string[]> {
  const { remotes } = RemotesFile.parse(await (await fetch(`${url}/remotes.json`)).json());
  const pages = remotes.flatMap((remote) => remote.pages).filter(wanted);
  // The first address of each page wins, in the order in which they are listed.
  return [
    ...new Map(pages.toReversed().map(({ path, preload }) => [preload.join(), path])).values(),
  ].reverse();
}

export interface Load {
  visit: Visit;
  scripts: LoadedScript[];
}

/** How many pages are open at a time: more make one another slow. */
const AT_ONCE = 3;

/** The scripts that each visit loads in a browser with an empty cache, all of the federation included. */
export async function firstLoads(browser: Browser, url: string, visits: Visit[]): Promise<Load[]> {
  const waiting = visits.entries();
  const loads: Load[] = [];
  const lane = async () => {
    for (const [i, visit] of waiting) loads[i] = { visit, scripts: await firstLoad(browser, url, visit) };
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return loads;
}

async function firstLoad(browser: Browser, url: string, visit: Visit): Promise<LoadedScript[]> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  try {
    if (visit.signedIn) await createPerson(context.request, url);
    return await scriptsOf(await context.newPage(), url + visit.path);
  } finally {
    await context.close();
  }
}

async function scriptsOf(page: Page, address: string): Promise<LoadedScript[]> {
  const responses: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') responses.push(response);
  });
  await openPage(page, address);
  await page.waitForLoadState('networkidle');
  return Promise.all(
    responses.map(async (response) => ({
      path: new URL(response.url()).pathname,
      bytes: gzipSync(await response.body(), { level: 9 }).length,
    })),
  );
}

/** Opens an address and waits until its page stands there. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('main h1, main [role="log"]').first().waitFor();
}
