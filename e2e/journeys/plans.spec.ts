import type { Page } from '@playwright/test';
import { expect, expectAccessible, keepScreen, sizes, test } from '../product.ts';

/** Holds the answer back until `release`. */
async function holdLink(page: Page) {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/payments-create-link', async (route) => {
    await held;
    await route.continue();
  });
  return { release };
}

for (const [size, viewport] of Object.entries(sizes)) {
  test(`a plan is chosen on a ${size}, and paid on the provider’s page`, async ({ page, member }) => {
    expect(member).toBeTruthy();
    await page.setViewportSize(viewport);
    const { release } = await holdLink(page);
    await page.goto('/plans');
    const starter = page.getByRole('heading', { level: 2, name: 'Starter' }).locator('../..');
    const pro = page.getByRole('heading', { level: 2, name: 'Pro' }).locator('../..');
    await expect(starter).toContainText('₹199 a month');
    await expect(pro).toContainText('₹999 a year');
    await expect(pro).toContainText('Most Popular');
    await expect(pro).not.toContainText(/crisis intervention/i);
    await expect(page.getByText('Cards, net banking, UPI and wallets.')).toBeVisible();
    if (size === 'phone') await expectAccessible(page);
    await keepScreen(page, `plans-${size}`);

    await page.getByRole('button', { name: 'Choose Pro' }).click();
    const dialog = page.getByRole('dialog', { name: 'Pro, ₹999 a year' });
    await expect(dialog).toContainText('It renews by itself every year until you cancel');
    await dialog.getByLabel('State').selectOption('Kerala');
    await keepScreen(page, `plans-invoice-${size}`);
    await dialog.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(pro.getByRole('button', { name: 'Creating...' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Choose Starter' })).toBeDisabled();
    release();
    await expect(page.getByText('This is a sandbox: no money moves')).toBeVisible();
    await expect(page.getByText('To pay: ₹999.00')).toBeVisible();
    await page.getByRole('button', { name: 'Payment fails' }).click();
    await expect(page.getByRole('status')).toHaveText(/declined by the bank/);
    await page.getByRole('button', { name: 'Pay successfully' }).click();
    await expect(page).toHaveURL('/subscription');
    await expect(page.getByText('₹999 a year')).toBeVisible();
    await expect(page.getByText(/^Renews on /)).toBeVisible();
    await expect(page.getByText('Saathi Pro: a year')).toBeVisible();
    await keepScreen(page, `plans-paid-${size}`);
  });
}

test('a link that could not be made is said, and the plan can be chosen again', async ({ page, member }) => {
  expect(member).toBeTruthy();
  await page.route('**/payments-create-link', (route) =>
    route.fulfill({ json: { ok: false, pay_url: '', error: null } }),
  );
  await page.goto('/payment');
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await page.getByRole('button', { name: 'Choose Starter' }).click();
  await page.getByLabel('State').selectOption('Kerala');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByText('Payment creation failed. Please try again.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose Starter' })).toBeEnabled();
});

test('where payments do not reach the page says so, and without a country it asks', async ({
  page,
  member,
}) => {
  expect(member).toBeTruthy();
  const offers = await (await page.request.get('/v1/offers')).json();
  const from = (country: string | null) =>
    page.route('**/v1/offers', (route) => route.fulfill({ json: { ...offers, country, served: false } }));
  await from('US');
  await page.goto('/payment-page');
  await expect(
    page.getByText(
      'Payment processing is not yet available in your country (the United States). You can still use the free version.',
    ),
  ).toBeVisible();
  await keepScreen(page, 'plans-not-served');
  await from(null);
  await page.reload();
  await page.getByRole('button', { name: 'Choose your country' }).click();
  await expect(page).toHaveURL('/country-language');
});

test('somebody anonymous is asked to login first', async ({ page, baseURL }) => {
  const headers = { origin: baseURL ?? '' };
  await page.request.post('/auth/v1/sign-in/anonymous', { data: {}, headers });
  await page.request.patch('/v1/profile', { data: { country: 'GB', language: 'en' }, headers });
  await page.goto('/plans');
  await expect(page.getByText('£4.99')).toBeVisible();
  await page.getByRole('button', { name: 'Choose Pro' }).click();
  await expect(page.getByText('Please login first').first()).toBeVisible();
  await expect(page).toHaveURL('/login');
});

test('the profile leads to Pro by the year, or by the month', async ({ page, member }) => {
  expect(member).toBeTruthy();
  await page.setViewportSize(sizes.phone);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Upgrade to Pro' }).click();
  await expect(page).toHaveURL('/upgrade');
  await expect(page.getByRole('radio', { name: 'Yearly' })).toBeChecked();
  await expect(page.getByText('₹108 per month, saves ₹489')).toBeVisible();
  await expect(page.getByText('₹1,299 a year')).toBeVisible();
  await expectAccessible(page);
  await keepScreen(page, 'upgrade');
  await page.getByRole('radio', { name: 'Monthly' }).check();
  await expect(page.getByText('₹149 a month').last()).toBeVisible();
  await page.getByRole('button', { name: 'Choose Pro' }).click();
  await expect(page.getByRole('dialog', { name: 'Pro, ₹149 a month' })).toBeVisible();
});
