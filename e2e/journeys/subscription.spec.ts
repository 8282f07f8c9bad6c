import type { Page } from '@playwright/test';
import { expect, expectAccessible, keepScreen, sizes, test } from '../product.ts';

const entitlements = {
  exports: true,
  priority: true,
  full_insights: true,
  weekly_reflection: true,
  hands_free: true,
  covered_daily: null,
  messages_per_minute: 20,
};
const pro = {
  plan: 'pro',
  name: 'Pro',
  period: 'yearly',
  total: 129_900,
  currency: 'INR',
  state: 'active',
  paid_until: '2027-11-22T10:00:00Z',
  runs_until: '2027-11-26T10:00:00Z',
  renews_at: '2027-11-22T10:00:00Z',
  pay_url: null,
};
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
const note = {
  ...invoice,
  kind: 'credit_note',
  number: 'C26-27-000001',
  corrects: invoice.number,
  refund: null,
};
const refunded = { state: 'pending', message: 'Your refund is on its way. It takes 5 to 7 business days.' };

const answer = (page: Page, path: string, json: object) =>
  page.route(path, (route) => route.fulfill({ json }));

test('a subscription is cancelled, and a purchase refunded', async ({ page, member }) => {
  expect(member).toBeTruthy();
  await page.setViewportSize(sizes.phone);
  await answer(page, '**/v1/subscription', { subscription: pro, entitlements });
  await answer(page, '**/v1/subscription/cancel', {
    subscription: { ...pro, state: 'cancelled', renews_at: null },
    entitlements,
  });
  await answer(page, '**/v1/invoices', { invoices: [invoice] });
  await answer(page, '**/v1/refunds', { credit_note: note.number, refund: refunded });
  await page.goto('/profile');
  await page.getByRole('button', { name: 'My subscription' }).click();
  await expect(page.getByText('₹1,299 a year')).toBeVisible();
  await expect(page.getByText('Renews on 22 November 2027.')).toBeVisible();
  await expect(page.getByRole('link', { name: invoice.number })).toHaveAttribute(
    'href',
    `/v1/invoices/${invoice.number}`,
  );
  await expectAccessible(page);
  await keepScreen(page, 'subscription');

  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Pro goes on until 22 November 2027');
  await dialog.getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(page.getByText('Cancelled. Everything goes on until 22 November 2027')).toBeVisible();

  await page.getByRole('button', { name: `Refund ${invoice.number}` }).click();
  await answer(page, '**/v1/invoices', { invoices: [note, { ...invoice, refund: refunded }] });
  await dialog.getByRole('button', { name: 'Ask for the refund' }).click();
  await expect(page.getByText(`Credit note for ${invoice.number}`)).toBeVisible();
  await expect(page.getByText(refunded.message).first()).toBeVisible();
  await expect(page.getByRole('button', { name: `Refund ${invoice.number}` })).toBeHidden();
});

test('a renewal that failed leads to where it can be paid, and a refusal of a refund is said', async ({
  page,
  member,
  expectErrors,
}) => {
  expect(member).toBeTruthy();
  expectErrors(/409 .*refunds/, 1);
  await answer(page, '**/v1/subscription', {
    subscription: { ...pro, state: 'pending', pay_url: 'https://pay.example/renewal' },
    entitlements,
  });
  await answer(page, '**/v1/invoices', { invoices: [invoice] });
  const message = 'You have used 5 chats of it, so it cannot be refunded.';
  await page.route('**/v1/refunds', (route) =>
    route.fulfill({ status: 409, json: { code: 'used', message } }),
  );
  await page.goto('/subscription');
  await expect(page.getByRole('link', { name: 'Pay now' })).toHaveAttribute(
    'href',
    'https://pay.example/renewal',
  );
  await page.getByRole('button', { name: `Refund ${invoice.number}` }).click();
  await page.getByRole('button', { name: 'Ask for the refund' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(message);
});
