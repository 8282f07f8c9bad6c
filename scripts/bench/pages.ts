import type { Browser, BrowserContext, Page } from 'playwright';
import { createPerson } from '../../e2e/testing/new-person.ts';
import { memberVisits, openPage, publicVisits, type Visit, withProduct } from '../first-load.ts';
import type { Report } from './report.ts';

const RUNS = 3;

/** Slow 4G as Lighthouse defines it, in bytes a second and ms; a phone four times slower than this machine. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_638_400 / 8,
  uploadThroughput: 768_000 / 8,
};
const SLOWER = 4;
const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

/** What the browser saw of one visit: ms until the first and the largest paint, and the sum of layout shifts. */
interface Seen {
  first: number;
  largest: number;
  shift: number;
}

/** First paint, largest paint and layout shift of every page with an empty cache, each the median of three visits. */
export async function bench(): Promise<Report> {
  return withProduct(async (browser, url) => {
    const session = await signIn(browser, url);
    const figures = [];
    for (const visit of [...(await publicVisits(url)), ...(await memberVisits(url))])
      figures.push(...figuresOf(visit, await visitThrice(browser, url, visit, session)));
    return { title: 'Pages at 360 px, CPU × 4, slow 4G, cold cache, median of 3', figures };
  });
}

async function signIn(browser: Browser, url: string): Promise<Session> {
  const context = await browser.newContext();
  await createPerson(context.request, url);
  const session = await context.storageState();
  await context.close();
  return session;
}

async function visitThrice(browser: Browser, url: string, visit: Visit, session: Session): Promise<Seen> {
  const seen: Seen[] = [];
  while (seen.length < RUNS) {
    const storageState = visit.signedIn ? session : undefined;
    const context = await browser.newContext({ ...phone, storageState, serviceWorkers: 'block' });
    seen.push(await look(await context.newPage(), url + visit.path));
    await context.close();
  }
  const of = (key: keyof Seen) => median(seen.map((one) => one[key]));
  return { first: of('first'), largest: of('largest'), shift: of('shift') };
}

async function look(page: Page, address: string): Promise<Seen> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', network);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await openPage(page, address);
  await page.waitForLoadState('networkidle');
  return page.evaluate(readPaints);
}

/** Runs in the page: what the browser kept of its paints and shifts. */
async function readPaints(): Promise<Seen> {
  const kept = (type: string) =>
    new Promise<PerformanceEntry[]>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
      // An observer of something that never happened is never called.
      setTimeout(resolve, 1000, []);
    });
  const [paints, largest, shifts] = await Promise.all(
    ['paint', 'largest-contentful-paint', 'layout-shift'].map(kept),
  );
  return {
    first: paints?.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.NaN,
    largest: largest?.at(-1)?.startTime ?? Number.NaN,
    shift: shifts?.reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0) ?? 0,
  };
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function figuresOf({ path }: Visit, { first, largest, shift }: Seen) {
  return [
    { name: `${path} first paint`, value: first, unit: 'ms', bar: { words: '≤ 1,500', met: first <= 1500 } },
    { name: `${path} largest paint`, value: largest, unit: 'ms' },
    { name: `${path} shift`, value: shift, unit: '', bar: { words: '≤ 0.02', met: shift <= 0.02 } },
  ];
}
