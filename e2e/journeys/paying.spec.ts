import type { Page } from '@playwright/test';
import { answered, expect, expectAccessible, keepScreen, sizes, test, unreached } from '../product.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Complete Payment' });
const sandboxOf = (page: Page) => page.frameLocator('iframe[title="Payment sandbox"]');
const lite = (page: Page) => page.getByRole('button', { name: 'Buy Now' }).first();

/** Presses Buy Now on Lite and fills in what the invoice asks. */
async function choose(page: Page) {
  await page.goto('/pricing');
  await lite(page).click();
  await dialogOf(page).getByLabel('State').selectOption('Maharashtra');
}

/** From the page of prices into the provider's window. */
async function goToCheckout(page: Page) {
  await choose(page);
  await dialogOf(page).getByRole('button', { name: 'Pay ₹93.22' }).click();
  await expect(sandboxOf(page).getByText('₹93.22')).toBeVisible();
}

const press = (page: Page, name: string) =>
  sandboxOf(page).getByRole('button', { name, exact: true }).click();

const chatCredits = async (page: Page) =>
  (await (await page.request.get('/v1/credits')).json()).chat_credits as number;

for (const [size, viewport] of Object.entries(sizes)) {
  test(`a pack is bought on a ${size}, with keys alone, and the chat comes`, async ({
    page,
    context,
    member,
  }) => {
    expect(member).toBeTruthy();
    await page.setViewportSize(viewport);
    const other = await context.newPage();
    await other.goto('/about');
    await expect(other.getByText('0/10 free').filter({ visible: true })).toBeVisible();
    await page.goto('/about');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
    await lite(page).press('Enter');
    const dialog = dialogOf(page);
    for (const words of ['₹79', 'GST (18%)', '₹14.22', '200 conversations', '20 camera uploads'])
      await expect(dialog.getByText(words, { exact: true })).toBeVisible();
    await expect(dialog.getByText('One-time payment • Credits never expire')).toBeVisible();
    await expect(
      dialog.getByText('Secured by a card payment provider • GST Invoice will be emailed'),
    ).toBeVisible();
    await expect(dialog.getByLabel('Name')).toHaveValue('Asha');
    if (size === 'phone') await expectAccessible(page);
    await keepScreen(page, `payment-${size}`);

    await dialog.getByRole('button', { name: 'Pay ₹93.22' }).press('Enter');
    await expect(dialog.getByText('Please choose your State.')).toBeVisible();
    await dialog.getByLabel('State').selectOption('Maharashtra');
    await dialog.getByRole('button', { name: 'Pay ₹93.22' }).press('Enter');
    await expect(sandboxOf(page).getByText('no money moves')).toBeVisible();
    await expect(dialog).toBeHidden();
    await keepScreen(page, `payment-checkout-${size}`);
    await sandboxOf(page).getByRole('button', { name: 'Pay successfully' }).press('Enter');

    const said = 'Payment successful! You have 225 chat and 25 camera credits now.';
    await expect(page.getByText(said).first()).toBeVisible();
    await expect(page).toHaveURL(/\/chat/);
    await expect(other.getByText('225 credits').filter({ visible: true })).toBeVisible();
    // The page of the chat is a document of its own: nothing of the provider stands in it.
    await expect(page.getByText(said).first()).toBeVisible();
    expect(await page.evaluate(() => 'Razorpay' in window)).toBe(false);
  });
}

test('a payment that fails, and one that is given up, cost nothing', async ({ page, member }) => {
  expect(member).toBeTruthy();
  await page.setViewportSize(sizes.phone);
  let orders = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/create-payment')) orders += 1;
  });
  const key = () => page.evaluate(() => JSON.parse(localStorage.getItem('saathi_purchase') ?? '{}').key);
  await goToCheckout(page);
  const first = await key();
  await press(page, 'Payment fails');
  await expect(sandboxOf(page).getByRole('status')).not.toBeEmpty();
  const failure = await sandboxOf(page).getByRole('status').innerText();
  await page.goBack();
  await press(page, 'Cancel');
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('alert')).toHaveText(`Payment failed: ${failure}`);
  await keepScreen(page, 'payment-failed');
  await dialog.getByRole('button', { name: 'Pay ₹93.22' }).dblclick();
  await expect(sandboxOf(page).getByText('₹93.22')).toBeVisible();
  // However often Pay is pressed, it is one purchase and one order.
  expect(await key()).toBe(first);
  expect(orders).toBe(2);
  await press(page, 'Cancel');
  await expect(dialog.getByRole('button', { name: 'Pay ₹93.22' })).toBeEnabled();
  await expect(dialog.getByRole('alert')).toBeHidden();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(lite(page)).toBeFocused();
  expect(await chatCredits(page)).toBe(25);
});

test('without the checkout’s script nothing is charged, and a refresh goes on', async ({
  page,
  member,
  expectErrors,
}) => {
  expect(member).toBeTruthy();
  expectErrors(unreached('/v1/checkout.js'), 1);
  await page.route('**/v1/checkout.js', (route) => route.abort());
  await choose(page);
  await dialogOf(page).getByRole('button', { name: 'Pay ₹93.22' }).click();
  await expect(dialogOf(page).getByRole('alert')).toContainText(
    'Razorpay script not loaded. Please refresh the page.',
  );
  await keepScreen(page, 'payment-no-script');
  await page.unroute('**/v1/checkout.js');
  await dialogOf(page).getByRole('button', { name: 'Refresh the page' }).click();
  await expect(dialogOf(page).getByText('You began this purchase before.')).toBeVisible();
  await expect(dialogOf(page).getByLabel('State')).toHaveValue('27');
  await dialogOf(page).getByRole('button', { name: 'Pay ₹93.22' }).click();
  await press(page, 'Pay successfully');
  await expect(page).toHaveURL(/\/chat/);
});

test('a session that ended meanwhile is said, and the payment is verified after sign-in', async ({
  page,
  member,
  expectErrors,
}) => {
  expectErrors(answered(401, '/functions/v1/verify-payment'), 1);
  await goToCheckout(page);
  await page.context().clearCookies();
  await press(page, 'Pay, but the webhooks are lost');
  const alert = dialogOf(page).getByRole('alert');
  await expect(alert).toContainText(
    'Session expired. Please login again. Your payment is kept, and your credits come by themselves. Payment ID: pay_',
  );
  await keepScreen(page, 'payment-session-expired');
  await dialogOf(page).getByRole('button', { name: 'Login' }).click();
  await page.getByLabel('Email').fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/chat/);
  expect(await chatCredits(page)).toBe(225);
});

test('without a country, and from the United States, nobody can pay', async ({ page, member }) => {
  expect(member).toBeTruthy();
  const session = await (await page.request.get('/v1/session')).json();
  const from = (country: string | null) =>
    page.route('**/v1/session', (route) =>
      route.fulfill({ json: { ...session, person: { ...session.person, country } } }),
    );
  await from('US');
  await page.goto('/pricing');
  await lite(page).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('alert')).toHaveText(
    'Payment processing is not yet available in your country (the United States). You can still use the free version.',
  );
  await expect(dialog.getByRole('button')).toHaveText(['Cancel']);
  await keepScreen(page, 'payment-not-served');
  await from(null);
  await page.reload();
  await lite(page).click();
  await dialog.getByRole('button', { name: 'Choose your country' }).click();
  await expect(page).toHaveURL('/country-language');
});

test('credits that could not be stored are said with the payment’s id, and asked for again', async ({
  page,
  member,
  expectErrors,
}) => {
  expect(member).toBeTruthy();
  expectErrors(answered(500, '/functions/v1/verify-payment'), 1);
  const message = 'Payment completed but credit allocation failed: … Payment ID: pay_1';
  await page.route('**/verify-payment', (route) =>
    route.fulfill({ status: 500, json: { code: 'credit_failed', message } }),
  );
  await goToCheckout(page);
  await press(page, 'Pay successfully');
  await expect(dialogOf(page).getByRole('alert')).toHaveText(message);
  await keepScreen(page, 'payment-credit-failed');
  await page.unroute('**/verify-payment');
  await dialogOf(page).getByRole('button', { name: 'Check again' }).click();
  await expect(page).toHaveURL(/\/chat/);
  expect(await chatCredits(page)).toBe(225);
});

test('a page that is closed after paying is gone on with: verified, said, and never charged twice', async ({
  page,
  context,
  member,
  expectErrors,
}) => {
  expect(member).toBeTruthy();
  expectErrors(/verify-payment/, 'perhaps');
  await page.route('**/verify-payment', () => undefined);
  await goToCheckout(page);
  const asked = page.waitForRequest('**/verify-payment');
  await press(page, 'Pay, but the webhooks are lost');
  await asked;
  await page.close();
  const next = await context.newPage();
  await next.goto('/pricing');
  await expect(next.getByText('Payment successful!').first()).toBeVisible();
  await expect(next).toHaveURL(/\/chat/);
  expect(await chatCredits(next)).toBe(225);
});
