import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
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
  /** Fails the test when the page logs an error or throws; a test that provokes one on purpose empties the list. */
  errors: string[];
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
  baseURL: async ({}, use) => use(process.env.PRODUCT_URL),
  // Each test is a visitor from an address of its own, or the limits of one address would hold them all back together.
  // biome-ignore lint/correctness/noEmptyPattern: as above
  extraHTTPHeaders: async ({}, use) => use({ [CLIENT_ADDRESS]: someAddress() }),
  member: async ({ context, baseURL }, use) => use(await createPerson(context.request, baseURL ?? '')),
  errors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

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

/** Expects that axe finds nothing against WCAG 2.2 AA on the screen, in both themes. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      .analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual(
      [],
    );
  }
}
