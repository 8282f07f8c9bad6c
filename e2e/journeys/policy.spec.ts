import type { Page } from '@playwright/test';
import type { Policy } from 'contracts/policy';
import { expect, test } from '../product.ts';

/** What the screens are told in place of the product's own numbers. */
const decided = {
  retention_hours: { open: 5, open_without_auto_delete: 30, saved: 6, copies: 2 },
  retention_days: { processing: 400, security: 60, logs: 30 },
  retention_months: { counts: 6 },
  smallest_count: 25,
  prices: { message_chat_credits: 3, photo_camera_credits: 2 },
  limits: { age_min: 15, age_adult: 21, ai_name_max: 12 },
  blocked_countries: ['AE'],
  gst_percent: 12,
  refund: { days: 14, chats: 9 },
  break_after_minutes: 0,
};

async function decideOtherwise(page: Page): Promise<void> {
  const policy: Policy = await (await page.request.get('/v1/policy')).json();
  const json = { ...policy, ...decided, limits: { ...policy.limits, ...decided.limits } };
  await page.route('/v1/policy', (route) => route.fulfill({ json }));
}

test('the texts tell the numbers that the server decides', async ({ page }) => {
  await decideOtherwise(page);
  const told: [string, string[]][] = [
    [
      '/privacy',
      [
        'erased 5 hours after its last message, or 30 hours if you switched Auto-delete off',
        'A chat that you save: erased after 6 hours.',
        'At the latest 2 hours after a chat was erased, no copy, log or backup of it can be read either',
        'answers with helplines given and declined in a month, without names: 6 months.',
        'Technical logs, without any text of yours: 30 days at most.',
        'the network it came from: 60 days, to find out about an attack.',
        'with a code in place of your name: 400 days, as the law in India asks',
        'Nobody under 15 can have an account. Under 21 there is no romantic companion',
      ],
    ],
    [
      '/safety',
      [
        'erased with it: at once when you delete it, 6 hours after you saved it, else 5 hours after its last message, or 30 if',
        'kept for 6 months. None below 25 is shown',
        'Nobody under 15 can have an account. From 15 to 20 there is no romantic companion',
        'anything romantic to somebody under 21',
      ],
    ],
    ['/refunds', ['You have 14 days, as long as you used fewer than 9 chats', 'within 14 days of paying']],
    ['/shipping', ['It is not offered in the United Arab Emirates.']],
    [
      '/terms',
      [
        'at least 15 years old',
        'Under 21, please talk with a parent',
        'not offered in the United Arab Emirates',
        '12% GST',
        'A reply that arrives costs 3 chat credits, a photo 2 camera credits.',
      ],
    ],
    [
      '/pricing',
      [
        'The price and 12% GST, nothing else.',
        'within 14 days if you have used fewer than 9 chats',
        '3 credits bring one reply from your companion.',
        '2 credits bring one photo of your homework',
        'erased 5 hours after its last message, a saved one after 6 hours',
      ],
    ],
  ];
  for (const [path, sentences] of told) {
    await page.goto(path);
    for (const sentence of sentences) await expect(page.getByRole('main')).toContainText(sentence);
  }
});

test('a companion’s name and a long visit keep to the server’s limits', async ({ page, member }) => {
  expect(member).toBeTruthy();
  await decideOtherwise(page);
  await page.goto('/categories');
  await page.getByRole('button', { name: /Mentor/ }).click();
  await expect(page.getByLabel('AI name')).toHaveAttribute('maxlength', '12');
  await page.goto('/chat');
  await expect(page.getByText('You have been here for 0 minutes.')).toBeVisible();
});
