import type { Page } from '@playwright/test';
import { expect, sizes, test } from '../product.ts';

/** How much of the screen may move while a page arrives (docs/decisions: layout shift on every route). */
const BUDGET = 0.02;

const publicPages = [
  '/pricing',
  '/frequencies',
  '/about',
  '/contact',
  '/privacy',
  '/safety',
  '/care',
  '/welcome',
  '/login',
  '/country-language',
  '/user-info',
  '/mbti',
];
const pages = [
  '/dashboard',
  '/categories',
  '/profile',
  '/settings',
  '/chat',
  '/plans',
  '/upgrade',
  ...publicPages,
];

/** A small phone on a weak network, without a cache, where everything arrives late and after something else. */
async function onAWeakPhone(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  });
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** What moved by itself since the page was opened: how much, and which elements. */
function shifts(page: Page): Promise<{ sum: number; moved: string[] }> {
  return page.evaluate(
    () =>
      new Promise<{ sum: number; moved: string[] }>((resolve) => {
        new PerformanceObserver((list) => {
          const found = (list.getEntries() as LayoutShift[]).filter(({ hadRecentInput }) => !hadRecentInput);
          resolve({
            sum: found.reduce((sum, { value }) => sum + value, 0),
            moved: found.flatMap(({ value, sources }) =>
              sources.map(
                ({ node }) => `${value.toFixed(3)} ${node?.nodeName} ${node?.textContent?.slice(0, 40)}`,
              ),
            ),
          });
        }).observe({ type: 'layout-shift', buffered: true });
        // An observer with nothing to tell stays silent.
        setTimeout(() => resolve({ sum: 0, moved: [] }), 500);
      }),
  );
}

/** The pages of a list on which more moved than may, with what moved. */
async function jumps(page: Page, paths: string[]): Promise<string[]> {
  await onAWeakPhone(page);
  const found: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    const { sum, moved } = await shifts(page);
    if (sum > BUDGET) found.push(`${path} ${sum.toFixed(3)}`, ...moved);
  }
  return found;
}

// Each takes long, and most of it waits for a slow network.
test.describe.configure({ mode: 'parallel' });

for (const [size, viewport] of Object.entries({ ...sizes, phone: { width: 360, height: 740 } })) {
  test.describe(`At ${size} size`, () => {
    test.use({ viewport });

    test('nothing jumps when somebody who is signed in opens a page again', async ({ page, member }) => {
      expect(member.sessionId).not.toBe('');
      await page.goto('/dashboard');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await jumps(page, pages)).toEqual([]);
    });

    test('nothing jumps for a visitor', async ({ page }) => {
      expect(await jumps(page, publicPages)).toEqual([]);
    });
  });
}
