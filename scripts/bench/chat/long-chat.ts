import { type Browser, chromium, type Page } from 'playwright';
import type { Sql } from '../../../api/src/server/database/connect.ts';
import { chromiumArgs, findChromium } from '../../chromium.ts';
import type { Figure } from '../report.ts';
import type { Chatter } from './people.ts';

const EXCHANGES = 150;
const PER_MINUTE = 20;
const NODES = 10_000;
const OPEN_MS = 1000;

/** A chat of 300 messages, each really sent and answered: how long its page takes to open and to show an earlier page, and what it holds. */
export async function longChatFigures(url: string, sql: Sql, chatter: Chatter): Promise<Figure[]> {
  await talk(sql, chatter);
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs });
  try {
    const page = await signedIn(browser, url, chatter);
    const [cold, warm] = [await open(page, url), await open(page, url)];
    const pages = await readToBeginning(page);
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
    return [
      { name: '300 messages, first visit', value: cold, unit: 'ms' },
      {
        name: '300 messages, opened again',
        value: warm,
        unit: 'ms',
        bar: { words: '≤ 1,000', met: warm <= OPEN_MS },
      },
      { name: '300 messages, slowest earlier page', value: Math.max(...pages), unit: 'ms' },
      {
        name: '300 messages, all read',
        value: nodes,
        unit: 'nodes',
        bar: { words: '≤ 10,000', met: nodes <= NODES },
      },
    ];
  } finally {
    await browser.close();
  }
}

async function talk(sql: Sql, chatter: Chatter): Promise<void> {
  for (let n = 0; n < EXCHANGES; n++) {
    // A conversation of days, in seconds.
    if (n % PER_MINUTE === 0) await sql`DELETE FROM rate_limit WHERE key LIKE 'message:%'`;
    const { url, headers, body } = chatter();
    const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
    const answer = await response.text();
    if (!answer.includes('"type":"done"')) throw new Error(`Message ${n} was not answered: ${answer}`);
  }
}

async function signedIn(browser: Browser, url: string, chatter: Chatter): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const cookies = chatter().headers.cookie?.split('; ') ?? [];
  await context.addCookies(
    cookies.map((cookie) => {
      const [name = '', ...value] = cookie.split('=');
      return { name, value: value.join('='), url };
    }),
  );
  return context.newPage();
}

const messages = (page: Page) => page.getByRole('region', { name: 'Messages' }).getByText('You: ');

/** Ms until the newest of its messages is there. */
async function open(page: Page, url: string): Promise<number> {
  const from = performance.now();
  await page.goto(`${url}/chat`);
  await messages(page).last().waitFor({ state: 'attached' });
  return performance.now() - from;
}

/** Scrolls up to the first message; the ms each page took from the scroll until it was drawn. */
async function readToBeginning(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (let seen = await messages(page).count(); seen < EXCHANGES; seen = await messages(page).count()) {
    const from = performance.now();
    await page.getByRole('region', { name: 'Messages' }).evaluate((list) => list.scrollTo({ top: 0 }));
    await messages(page).nth(seen).waitFor({ state: 'attached' });
    times.push(performance.now() - from);
  }
  return times;
}
