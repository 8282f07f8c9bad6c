import type { Page } from '@playwright/test';
import { expect, expectAccessible, keepScreen, sizes, test } from '../product.ts';

const composer = (page: Page) => page.getByRole('textbox', { name: /Message to Meera/ });
const log = (page: Page) => page.getByRole('log');
const mine = (page: Page, words: string) => log(page).getByText(words, { exact: true });
const replies = (page: Page) =>
  log(page)
    .getByText(/^Meera: /)
    .locator('..');

/** Says something and waits until it is answered. */
async function say(page: Page, words: string) {
  await composer(page).fill(words);
  await composer(page).press('Enter');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
}

const left = (page: Page, words: string) => page.getByText(words).filter({ visible: true }).first();

test.beforeEach(({ member }) => expect(member.email).toContain('@'));

for (const [size, viewport] of Object.entries({ ...sizes, small: { width: 360, height: 640 } })) {
  test(`a reply is tried again, and the earlier one looked back at, at ${size} size`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/chat');
    await say(page, 'I planted marigolds today');
    const first = await replies(page).textContent();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(log(page).getByText('2/2')).toBeVisible();
    await expect(mine(page, 'I planted marigolds today')).toHaveCount(1);
    await expect(replies(page)).toHaveCount(1);
    await expectAccessible(page);
    await keepScreen(page, `chat-again-${size}`);
    await page.getByRole('button', { name: 'Earlier answer' }).click();
    await expect(log(page).getByText('1/2')).toBeVisible();
    await expect(log(page)).toContainText(first ?? '');
    await expect(log(page).getByText('An earlier answer. Meera goes on from the newest.')).toBeVisible();
    await keepScreen(page, `chat-earlier-answer-${size}`);
    for (const button of await log(page).getByRole('button').all()) {
      const box = await button.boundingBox();
      expect([box?.width, box?.height]).toEqual([44, 44]);
    }
    await page.reload();
    await expect(log(page).getByText('2/2')).toBeVisible();
    await expect(page.getByText('Personalized for Asha').first()).toBeVisible();
  });

  test(`the last message is edited, and takes its reply with it, at ${size} size`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/chat');
    await say(page, 'I planted marigolds today');
    await composer(page).fill('Half a thought');
    await mine(page, 'I planted marigolds today').hover();
    await page.getByRole('button', { name: 'Edit' }).click();
    await expect(composer(page)).toHaveValue('I planted marigolds today');
    await expect(composer(page)).toBeFocused();
    await expectAccessible(page);
    await keepScreen(page, `chat-edit-${size}`);
    await page.keyboard.press('Escape');
    await expect(composer(page)).toHaveValue('Half a thought');

    await page.getByRole('button', { name: 'Edit' }).click();
    await composer(page).fill('I planted roses today');
    await page.reload();
    await expect(page.getByText('Editing your last message.')).toBeVisible();
    await composer(page).press('Enter');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(mine(page, 'I planted roses today')).toBeVisible();
    await expect(log(page).getByText('marigolds')).toHaveCount(0);
    await expect(replies(page)).toHaveCount(1);
    await expect(composer(page)).toHaveValue('Half a thought');
  });
}

test('a reply that is tried again in vain leaves the earlier one, and the words in the composer', async ({
  page,
}) => {
  await page.goto('/chat');
  await say(page, 'I planted marigolds today');
  const first = await replies(page).textContent();
  await composer(page).fill('Half a thought');
  await page.route('**/functions/v1/saathi-chat', (route) => {
    const problem = {
      type: 'problem',
      code: 'reply_failed',
      message: 'Failed to send message. Credit refunded.',
      credits: null,
    };
    const body = [{ type: 'accepted', intent: null }, problem]
      .map((e) => `data: ${JSON.stringify(e)}\n\n`)
      .join('');
    return route.fulfill({ headers: { 'content-type': 'text/event-stream' }, body });
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Credit refunded. The earlier answer is where it was.')).toBeVisible();
  await expect(replies(page)).toHaveText(first ?? '');
  await expect(composer(page)).toHaveValue('Half a thought');
  await keepScreen(page, 'chat-again-failed');
});

test('another tab that tries the same again is told, and shows what there is now', async ({
  page,
  context,
  expectErrors,
}) => {
  expectErrors(/status of 409/, 'perhaps');
  await page.goto('/chat');
  await say(page, 'I planted marigolds today');
  const other = await context.newPage();
  await other.goto('/chat');
  await expect(other.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(log(page).getByText('2/2')).toBeVisible();
  await other.getByRole('button', { name: 'Try again' }).click();
  await expect(other.getByText(/This chat has gone on meanwhile/)).toBeVisible();
  await expect(log(other).getByText('2/2')).toBeVisible();
});

test('what is left to send follows every message, and what another device does', async ({ page }) => {
  await page.goto('/chat');
  await expect(left(page, '0/10 free')).toBeVisible();
  await say(page, 'I planted marigolds today');
  await expect(left(page, '1/10 free')).toBeVisible();
  await page.route('**/v1/credits', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      json: { ...(await response.json()), pack: 'lite', daily: null, chat_credits: 74 },
    });
  });
  await expect(left(page, '74 credits')).toBeVisible();
  await page.goto('/home');
  await expect(left(page, '74 credits')).toBeVisible();
  await page.unroute('**/v1/credits');
  await expect(left(page, '1/10 free')).toBeVisible();
});

test('a screen reader is told each new sentence once, when it is whole', async ({ page }) => {
  await page.goto('/chat');
  await expect(composer(page)).toBeVisible();
  await page.evaluate(listen);
  await say(page, 'I planted marigolds today');
  const first = (await replies(page).textContent()) ?? '';
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(log(page).getByText('2/2')).toBeVisible();
  const second = (await replies(page).textContent()) ?? '';
  const heard = await page.evaluate(() => Reflect.get(window, 'heard') as string[]);
  const times = (words: string) => heard.filter((one) => one.includes(words)).length;
  expect(times('You: ')).toBe(1);
  const sentences = [first, second].map((reply) => reply.replace('Meera: ', ''));
  for (const sentence of sentences) {
    expect(times(sentence)).toBe(sentences.filter((one) => one === sentence).length);
  }
});

/** Runs in the page: keeps what comes into a live region, as a screen reader would announce it. */
function listen() {
  const heard: string[] = [];
  Reflect.set(window, 'heard', heard);
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const region =
        target instanceof Element && target.closest('[aria-live], [role="log"], [role="status"]');
      if (!region || region.getAttribute('aria-live') === 'off') continue;
      for (const added of addedNodes) {
        const words = added.textContent?.trim();
        if (words) heard.push(words);
      }
    }
  }).observe(document.body, { childList: true, subtree: true });
}
