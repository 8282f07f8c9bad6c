import type { Page } from '@playwright/test';
import { expect, expectAccessible, keepScreen, sizes, test } from '../product.ts';
import { pressAt, subscribe } from '../testing/subscribe.ts';

const invoice = {
  kind: 'invoice',
  number: 'S26-27-000001',
  date: '2026-11-22',
  item: 'Saathi Lite, 200 chat and 20 camera credits',
  taxable: 7900,
  tax: 1422,
  total: 9322,
  currency: 'INR',
  corrects: null,
  refund: { state: 'possible', until: '2026-11-29T10:00:00Z' },
};
const answer = (page: Page, path: string, json: object) =>
  page.route(path, (route) => route.fulfill({ json }));

test('a subscription is cancelled, and its purchase refunded', async ({ page, member, baseURL }) => {
  expect(member).toBeTruthy();
  await page.setViewportSize(sizes.phone);
  await subscribe(page, baseURL ?? '', 'pro-yearly-inr-upgrade');
  await page.goto('/profile');
  await page.getByRole('button', { name: 'My subscription' }).click();
  await expect(page.getByText('₹1,299 a year')).toBeVisible();
  await expect(page.getByText(/^Renews on /)).toBeVisible();
  const invoiceLink = page.getByRole('link', { name: /^SI-/ });
  const number = await invoiceLink.innerText();
  await expect(invoiceLink).toHaveAttribute('href', `/v1/invoices/${number}`);
  await expectAccessible(page);
  await keepScreen(page, 'subscription');

  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Pro goes on until ');
  await dialog.getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(page.getByText(/^Cancelled. Everything goes on until /)).toBeVisible();

  await page.getByRole('button', { name: `Refund ${number}` }).click();
  await dialog.getByRole('button', { name: 'Ask for the refund' }).click();
  await expect(page.getByText(`Credit note for ${number}`)).toBeVisible();
  await expect(page.getByText(/₹1,299\S* (is on its way back to you|went back)/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: `Refund ${number}` })).toBeHidden();
  await expect(page.getByText('You have no subscription.')).toBeVisible();
  await keepScreen(page, 'subscription-refunded');
});

test('a renewal that failed leads to where it can be paid, and a refusal of a refund is said', async ({
  page,
  member,
  baseURL,
  expectErrors,
}) => {
  expect(member).toBeTruthy();
  expectErrors(/409 .*refunds/, 1);
  const payUrl = await subscribe(page, baseURL ?? '', 'pro-yearly-inr');
  await pressAt(page, payUrl, 'pending');
  await answer(page, '**/v1/invoices', { invoices: [invoice] });
  const message = 'You have used 5 chats of it, so it cannot be refunded.';
  await page.route('**/v1/refunds', (route) =>
    route.fulfill({ status: 409, json: { code: 'used', message } }),
  );
  await page.goto('/subscription');
  await expect(page.getByText(/^The last renewal did not go through, and is tried again/)).toBeVisible();
  await page.getByRole('button', { name: `Refund ${invoice.number}` }).click();
  await page.getByRole('button', { name: 'Ask for the refund' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(message);
  await page.getByRole('button', { name: 'Keep what I bought' }).click();
  await page.getByRole('link', { name: 'Pay now' }).click();
  await page.getByRole('button', { name: 'Pay successfully' }).click();
  await expect(page).toHaveURL('/subscription');
  await expect(page.getByText(/^Renews on /)).toBeVisible();
});
