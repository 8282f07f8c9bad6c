import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page } from 'playwright';
import { createPerson } from '../e2e/testing/new-person.ts';
import { chromiumArgs, findChromium } from './chromium.ts';
import { startProduct } from './product.ts';
import { ToolFailed } from './tool.ts';

interface Budget {
  path: string;
  kilobytes: number;
  signedIn?: true;
}

/** First-load JavaScript, gzip, cold, everything of the federation included (docs/decisions, Budgets). */
const BUDGETS: Budget[] = [
  { path: '/welcome', kilobytes: 160 },
  { path: '/about', kilobytes: 160 },
  { path: '/privacy', kilobytes: 160 },
  { path: '/pricing', kilobytes: 160 },
  { path: '/frequencies', kilobytes: 160 },
  { path: '/chat', kilobytes: 185, signedIn: true },
];

/** Opens each page of the built product in a fresh browser and adds up the scripts it loads. Throws on a page over its budget. */
export async function checkBudgets(): Promise<void> {
  const product = await startProduct();
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs });
  try {
    const rows = [];
    for (const budget of BUDGETS)
      rows.push({ ...budget, used: await firstLoad(browser, product.url, budget) });
    for (const { path, used, kilobytes } of rows) {
      process.stdout.write(`    ${path.padEnd(14)} ${used.toFixed(1).padStart(6)} KB of ${kilobytes}\n`);
    }
    const over = rows.filter(({ used, kilobytes }) => used > kilobytes);
    if (over.length > 0)
      throw new ToolFailed(`Over the JavaScript budget: ${over.map(({ path }) => path).join(', ')}.`);
  } finally {
    await browser.close();
    await product.stop();
  }
}

/** Kilobytes (1000 bytes) of JavaScript a first visit to a path loads, compressed with gzip. */
async function firstLoad(browser: Browser, url: string, { path, signedIn }: Budget): Promise<number> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    if (signedIn) await createPerson(context.request, url);
    return await scriptsOf(page, url + path);
  } finally {
    await context.close();
  }
}

async function scriptsOf(page: Page, address: string): Promise<number> {
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body());
  });
  await page.goto(address);
  await page.locator('main h1, main [role="log"]').first().waitFor();
  await page.waitForLoadState('networkidle');
  const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body, { level: 9 }).length);
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}
