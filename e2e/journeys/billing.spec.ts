import { answered, expect, expectAccessible, keepScreen, sizes, test } from '../product.ts';

const PACKS = [
  { name: 'Free', price: '₹0', total: 'Forever', chats: '25', photos: '5', badge: null },
  { name: 'Lite', price: '₹79', total: '₹93.22 with GST', chats: '200', photos: '20', badge: 'Most Popular' },
  { name: 'Pro', price: '₹149', total: '₹175.82 with GST', chats: '500', photos: '50', badge: 'Best Value' },
  { name: 'Max', price: '₹249', total: '₹293.82 with GST', chats: '1000', photos: '80', badge: 'Premium' },
];

for (const [size, viewport] of Object.entries(sizes)) {
  test(`shows the four packs on a ${size}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/pricing');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Buy what you need. It never expires.');
    for (const { name, price, total, badge } of PACKS) {
      const card = page.getByRole('heading', { level: 2, name, exact: true }).locator('..');
      await expect(card.getByText(price, { exact: true })).toBeVisible();
      await expect(card.getByText(total)).toBeVisible();
      if (badge) await expect(card.getByText(badge)).toBeVisible();
    }
    await expectAccessible(page);
    await keepScreen(page, `pricing-${size}`);
  });
}

test('breaks the credits down in a table, and explains the tax', async ({ page }) => {
  await page.goto('/pricing');
  const table = page.getByRole('table');
  for (const column of ['Plan', 'Chat Credits', 'Camera Credits', 'Total Value']) {
    await expect(table.getByRole('columnheader', { name: column })).toBeVisible();
  }
  for (const { name, chats, photos } of PACKS) {
    const row = table.getByRole('row', { name: new RegExp(`^${name}`) });
    await expect(row.getByRole('cell').nth(0)).toHaveText(chats);
    await expect(row.getByRole('cell').nth(1)).toHaveText(photos);
  }
  await expect(page.getByRole('heading', { name: 'Everything You Get' })).toBeVisible();
  await expect(page.getByText('18% GST is added')).toBeVisible();
});

test('opens one question at a time, and closes it when pressed again', async ({ page }) => {
  await page.goto('/pricing');
  const answer = page.getByText('Credits never expire, and packs add up');
  const other = page.getByText('Every pack is a one-time payment');
  await page.getByText('Do credits expire?').click();
  await expect(answer).toBeVisible();
  await page.getByText('Is this a subscription?').click();
  await expect(other).toBeVisible();
  await expect(answer).toBeHidden();
  await page.getByText('Is this a subscription?').click();
  await expect(other).toBeHidden();
});

test('leads to support', async ({ page }) => {
  await page.goto('/pricing');
  await page.getByRole('button', { name: 'Contact Support' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Write to us. Somebody answers.');
});

test('a visitor starts free, or signs in to buy and the plan is remembered', async ({ page }) => {
  await page.goto('/pricing');
  await page.getByRole('button', { name: 'Start Free' }).click();
  await expect(page).toHaveURL('/login');

  await page.goto('/pricing');
  await page.getByRole('button', { name: 'Login & Buy' }).nth(1).click();
  await expect(page).toHaveURL('/login');
  const plan = await page.evaluate(() => JSON.parse(localStorage.getItem('selected_plan') ?? 'null'));
  expect(plan).toMatchObject({ id: 'pro', base: 14_900, gst: 2682, total: 17_582 });
});

test('a signed-in person is told when no payment provider is connected', async ({ page, member }) => {
  expect(member).toBeTruthy();
  await page.route('**/v1/payment-options', (route) => route.fulfill({ json: { provider: null } }));
  await page.goto('/pricing');
  const buy = page.getByRole('button', { name: 'Buy Now' });
  await expect(buy).toHaveCount(3);
  await buy.first().click();
  await expect(page.getByText('Payment gateway integration coming soon!').first()).toBeVisible();
  await page.getByRole('button', { name: 'Start Chatting' }).click();
  await expect(page).toHaveURL('/categories');
});

test('goes on with the chosen pack after sign-in, once', async ({ page, context, member }) => {
  await context.clearCookies();
  await page.goto('/pricing');
  await page.getByRole('button', { name: 'Login & Buy' }).first().click();
  await page.getByLabel('Email').fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/pricing');
  const dialog = page.getByRole('dialog', { name: 'Complete Payment' });
  await expect(dialog).toContainText('₹93.22');
  expect(
    await page.evaluate(() => ['selected_plan', 'saathi_prepared'].map((key) => localStorage.getItem(key))),
  ).toEqual([null, null]);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Buy Now' })).toHaveCount(3);
  await expect(dialog).toBeHidden();
});

test('offers Retry when the prices cannot be had', async ({ page, expectErrors }) => {
  expectErrors(answered(500, '/v1/policy'), 1);
  await page.route('/v1/policy', (route) =>
    route.fulfill({
      status: 500,
      json: { code: 'unexpected', message: 'Something went wrong. Please try again.' },
    }),
  );
  await page.goto('/pricing');
  await expect(page.getByText('Something went wrong. Please try again.')).toBeVisible();
  await page.unroute('/v1/policy');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('button', { name: 'Start Free' })).toBeVisible();
});
