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
}

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
