import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { CLIENT_ADDRESS } from './start-product.ts';
import { createPerson, type NewPerson } from './testing/new-person.ts';

export { expect };

/** A private address nobody else of this run has. */
function someAddress(): string {
  const [a, b, c] = crypto.getRandomValues(new Uint8Array(3));
  return `10.${a}.${b}.${c}`;
}

interface Fixtures {
  /** A person who went through onboarding, verified their e-mail and opened a chat with Meera; the page is signed in. */
  member: NewPerson;
  /**
   * Fails the test when the page logs an error or throws. A test that provokes one names it, any time before it ends: a
   * pattern of the text with the address it is about, and how often it comes: at least once unless told, or 'perhaps' where that is
   * a matter of who is first. Another that was named and never came fails the test as well.
   */
  expectErrors: (pattern: RegExp, times?: number | 'perhaps') => void;
}

/** A balance that could not be read is read again in a moment, whatever else a test is about. */
const BALANCE = /\/v1\/credits\)$/;

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
  baseURL: async ({}, use) => use(process.env.PRODUCT_URL),
  // Each test is a visitor from an address of its own, or the limits of one address would hold them all back together.
  // biome-ignore lint/correctness/noEmptyPattern: as above
  extraHTTPHeaders: async ({}, use) => use({ [CLIENT_ADDRESS]: someAddress() }),
  member: async ({ context, baseURL }, use) => use(await createPerson(context.request, baseURL ?? '')),
  expectErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      const named: { pattern: RegExp; times?: number | 'perhaps' }[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
      });
      await use((pattern, times) => void named.push({ pattern, times }));
      for (const { pattern, times } of named) {
        // The page may log what happened after it has shown it.
        const came = expect.poll(
          () => errors.filter((error) => pattern.test(error)).length,
          `errors like ${pattern}`,
        );
        if (times === undefined) await came.toBeGreaterThan(0);
        else if (times !== 'perhaps') await came.toBe(times);
      }
      const unexpected = errors.filter((error) => !named.some(({ pattern }) => pattern.test(error)));
      expect(unexpected.filter((error) => !BALANCE.test(error))).toEqual([]);
    },
    { auto: true },
  ],
});

/** What the page logs when a call to `path` was answered with `status`, for `expectErrors`. */
export function answered(status: number, path: string): RegExp {
  return new RegExp(`status of ${status} .*${path}`);
}

/** What the page logs when a call to `path` got no answer: offline, cut off or aborted. */
export function unreached(path: string): RegExp {
  return new RegExp(`net::ERR_.*${path}`);
}

/** The two widths every screen is looked at. */
export const sizes = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
};

/** Keeps a screenshot of the screen in e2e/screens, in both themes, for people to look at. */
export async function keepScreen(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: join(import.meta.dirname, 'screens', `${name}-${colorScheme}.png`) });
  }
}

/** Expects that axe finds nothing against WCAG 2.2 AA on the screen, in both themes: they differ in nothing but their colours. */
export async function expectAccessible(page: Page): Promise<void> {
  await atFullHeight(page, async () => {
    expect(await violations(page, 'light', standard), 'in the light theme').toEqual([]);
    expect(await violations(page, 'dark', colours), 'in the dark theme').toEqual([]);
  });
}

const standard: axe.RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
};
const colours: axe.RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

async function violations(
  page: Page,
  colorScheme: 'light' | 'dark',
  runOnly: axe.RunOnly,
): Promise<string[]> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (rules) => {
    const { violations: found } = await window.axe.run({ runOnly: rules, resultTypes: ['violations'] });
    return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
  }, runOnly);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Does `work` with the whole page in view: to axe, a link that is scrolled halfway beneath a fixed bar is too small. */
async function atFullHeight<T>(page: Page, work: () => Promise<T>): Promise<T> {
  const size = page.viewportSize();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  if (!size || height <= size.height) return work();
  await page.setViewportSize({ ...size, height });
  const result = await work();
  await page.setViewportSize(size);
  return result;
}
