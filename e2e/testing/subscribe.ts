import { expect, type Page } from '@playwright/test';

/** Has the page's person subscribe by the calls the screens make, and pay at the sandbox; returns the page of the provider. */
export async function subscribe(page: Page, baseURL: string, offer: string): Promise<string> {
  const { request } = page;
  const headers = { origin: baseURL };
  const { id } = (await (await request.get('/v1/session')).json()).person;
  const data = { user_id: id, plan_code: offer, recipient: { name: 'Asha', state_code: '32' } };
  const answer = await request.post('/functions/v1/payments-create-link', { data, headers });
  const { pay_url } = await answer.json();
  await pressAt(page, pay_url, 'success');
  return pay_url;
}

/** Presses a button of the provider's page for a subscription, and waits until the product knows. */
export async function pressAt(page: Page, payUrl: string, button: 'success' | 'pending'): Promise<void> {
  expect((await page.request.post(`${payUrl}/${button}`)).ok()).toBe(true);
  const state = button === 'success' ? 'active' : 'pending';
  await expect
    .poll(async () => (await (await page.request.get('/v1/subscription')).json()).subscription?.state)
    .toBe(state);
}
