import type { Page } from '@playwright/test';
import { answered, expect, expectAccessible, keepScreen, sizes, test } from '../product.ts';

const POLICIES = [
  { path: '/privacy', tab: 'Privacy', title: 'Privacy Policy' },
  { path: '/refunds', tab: 'Refunds', title: 'Refund Policy' },
  { path: '/refund', tab: 'Refunds', title: 'Refund Policy' },
  { path: '/shipping', tab: 'Delivery', title: 'Delivery Policy' },
  { path: '/terms', tab: 'Terms', title: 'Terms of Use' },
];

for (const [size, viewport] of Object.entries(sizes)) {
  test(`tells what Saathi is on a ${size}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'An AI companion for emotional support, self-reflection and growth.',
    );
    for (const point of ['Zero chat storage', 'Clear boundaries', 'Your language, your home']) {
      await expect(page.getByRole('heading', { name: point })).toBeVisible();
    }
    await expectAccessible(page);
    await keepScreen(page, `about-${size}`);
  });

  test(`shows a policy on a ${size}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/privacy');
    await expect(page.getByRole('link', { name: '@' })).toBeVisible();
    await expectAccessible(page);
    await keepScreen(page, `privacy-${size}`);
  });

  test(`tells how Saathi keeps people safe on a ${size}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await countedSince(page, 2);
    await page.goto('/safety');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('How Saathi keeps you safe');
    await expect(page.getByRole('link', { name: 'Call 14416' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('link', { name: 'Call 112' })).toHaveAttribute('href', 'tel:112');
    await expect(page.getByRole('table', { name: 'Counted, by month' })).toContainText('October 2026');
    await expect(page.getByRole('link', { name: '@' })).toBeVisible();
    await expectAccessible(page);
    await keepScreen(page, `safety-${size}`);
    for (const [place, heading] of Object.entries({
      levels: 'What happens then',
      counted: 'What is counted',
      measured: 'How well it works',
    })) {
      await page.getByRole('heading', { name: heading }).evaluate((element) => element.scrollIntoView());
      await keepScreen(page, `safety-${place}-${size}`);
    }
  });
}

/** What the server has counted since so many months before the running one. */
async function countedSince(page: Page, months: number): Promise<void> {
  const counts = { care_referrals: 120, care_not_meant: null, chats_erased: 4310, accounts_deleted: 20 };
  const json = {
    months: Array.from({ length: months + 1 }, (_, ago) => ({
      month: new Date(Date.UTC(2026, 10 - ago, 1)).toISOString().slice(0, 7),
      running: ago === 0,
      ...counts,
    })),
  };
  await page.route('/v1/transparency', (route) => route.fulfill({ json }));
}

test.describe('The safety page', () => {
  test('is reached from help, from the footer and from the policies that speak of it', async ({ page }) => {
    for (const path of ['/care', '/about', '/terms', '/privacy']) {
      await page.goto(path);
      await page.getByRole('link', { name: 'How Saathi keeps you safe' }).click();
      await expect(page).toHaveURL('/safety');
    }
    await page.goto('/contact');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Safety' }).click();
    await expect(page).toHaveURL('/safety');
  });

  test('has its headings in order, and the lines to call before all other links', async ({ page }) => {
    await page.goto('/safety');
    await expect(page.getByRole('link', { name: 'Call 14416' })).toBeVisible();
    const levels = await page
      .getByRole('main')
      .getByRole('heading')
      .evaluateAll((headings) => headings.map(({ tagName }) => tagName));
    expect(levels).toEqual(['H1', ...levels.slice(1).map(() => 'H2')]);
    await page.getByRole('heading', { level: 1 }).focus();
    const stops = ['Call 14416', 'Call 112', 'All lines, a breath and a safety plan'];
    for (const name of stops) {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name })).toBeFocused();
    }
  });

  test('has nothing for sale beside its lines', async ({ page }) => {
    await page.goto('/about');
    await expect(page.getByRole('complementary', { name: 'Advertisement' })).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Safety' }).click();
    await expect(page.getByRole('link', { name: 'Call 14416' })).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Advertisement' })).toHaveCount(0);
  });

  test('shows the lines of the country somebody chose', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('country', 'GB'));
    await page.goto('/safety');
    await expect(page.getByRole('link', { name: 'Call 999' })).toBeVisible();
  });

  test('shows three months of counts and keeps the earlier ones one tap away', async ({ page }) => {
    await countedSince(page, 4);
    await page.goto('/safety');
    const open = page.getByRole('table', { name: 'Counted, by month' });
    await expect(open).toContainText('November 2026, so far');
    await expect(open).toContainText(
      'Saathi answered herself120“That’s not what I meant”fewer than 10Chats erased4,310',
    );
    await expect(open).not.toContainText('August 2026');
    await page.getByText('Earlier months', { exact: true }).click();
    await expect(page.getByRole('table', { name: 'Counted in earlier months' })).toContainText('August 2026');
  });

  test('says so while nothing has been counted', async ({ page }) => {
    await page.route('/v1/transparency', (route) => route.fulfill({ json: { months: [] } }));
    await page.goto('/safety');
    await expect(page.getByText('Nothing has been counted yet.')).toBeVisible();
  });

  test('can be read without the counts, which can be asked for again', async ({ page, expectErrors }) => {
    expectErrors(answered(500, '/v1/transparency'), 1);
    await page.route('/v1/transparency', (route) =>
      route.fulfill({
        status: 500,
        json: { code: 'unexpected', message: 'Something went wrong. Please try again.' },
      }),
    );
    await page.goto('/safety');
    await expect(page.getByText('Something went wrong. Please try again.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'How well it works' })).toBeVisible();
    await page.getByText('Something went wrong. Please try again.').scrollIntoViewIfNeeded();
    await keepScreen(page, 'safety-counts-failed');
    await page.unroute('/v1/transparency');
    await countedSince(page, 0);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('table', { name: 'Counted, by month' })).toBeVisible();
  });
});

test('leads on from About Us, to help or to the start', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('main').getByRole('link', { name: 'Get help now' }).click();
  await expect(page).toHaveURL('/care');
  await page.goto('/about');
  await page.getByRole('main').getByRole('button', { name: 'Get Started' }).click();
  await expect(page).toHaveURL('/welcome');
});

for (const { path, tab, title } of POLICIES) {
  test(`${path} reaches its policy`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const tabs = page.getByRole('navigation', { name: 'Policies' });
    await expect(tabs.getByRole('link')).toHaveCount(4);
    await expect(tabs.locator('[aria-current="page"]')).toHaveText(tab);
    await expect(
      page.getByRole('complementary', { name: 'Questions? Write to us.' }).getByRole('link'),
    ).toHaveAttribute('href', /^mailto:.+@/);
  });
}

test('says where a person answers', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByRole('main')).toContainText('Bahadurgarh, Haryana, India');
  await expect(page.getByRole('main')).toContainText('typically respond within 24 hours');
  await expect(page.getByRole('link', { name: 'Open mail app' })).toHaveAttribute('href', /^mailto:.+@/);
  await expectAccessible(page);
});

test('the tabs lead from one policy to the next', async ({ page }) => {
  await page.goto('/privacy');
  const tabs = page.getByRole('navigation', { name: 'Policies' });
  for (const { path, tab, title } of POLICIES.filter((policy) => policy.path !== '/refund')) {
    await tabs.getByRole('link', { name: tab }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
});

test('the support address can be asked for again', async ({ page, expectErrors }) => {
  expectErrors(answered(500, '/v1/policy'), 1);
  await page.route('/v1/policy', (route) =>
    route.fulfill({
      status: 500,
      json: { code: 'unexpected', message: 'Something went wrong. Please try again.' },
    }),
  );
  await page.goto('/terms');
  const box = page.getByRole('complementary', { name: 'Questions? Write to us.' });
  await expect(box.getByText('Something went wrong. Please try again.')).toBeVisible();
  await page.unroute('/v1/policy');
  await box.getByRole('button', { name: 'Retry' }).click();
  await expect(box.getByRole('link')).toHaveAttribute('href', /^mailto:/);
});
