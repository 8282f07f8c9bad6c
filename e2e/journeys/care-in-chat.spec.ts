import type { Page } from '@playwright/test';
import { expect, expectAccessible, keepScreen, sizes, test } from '../product.ts';

const composer = (page: Page) => page.getByRole('textbox', { name: /Message to/ });
const own = (page: Page) => page.getByRole('article', { name: 'Saathi' });

async function say(page: Page, message: string) {
  await page.goto('/chat');
  await expect(page.getByRole('heading', { level: 1, name: 'Meera' })).toBeVisible();
  await composer(page).fill(message);
  await composer(page).press('Enter');
}

for (const [size, viewport] of Object.entries({ ...sizes, small: { width: 360, height: 640 } })) {
  test.describe(`Care in the chat at ${size} size`, () => {
    test.use({ viewport });

    test('at a clear risk: words, then one line to call, without scrolling and by keyboard', async ({
      page,
      member,
    }) => {
      expect(member.sessionId).not.toBe('');
      await say(page, 'I want to kill myself');
      const call = own(page).getByRole('link', { name: 'Call 14416' });
      await expect(call).toBeInViewport({ ratio: 1 });
      await expect(call).toHaveAttribute('href', 'tel:14416');
      await expect(own(page).getByText(/^I’m glad you told me/)).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('log').getByRole('article', { name: 'Saathi' })).toBeVisible();
      await keepScreen(page, `care-clear-${size}`);
      await expectAccessible(page);

      await composer(page).focus();
      for (let back = 0; back < 12; back++) {
        if (await call.evaluate((link) => link === document.activeElement)) break;
        await page.keyboard.press('Shift+Tab');
      }
      await expect(call).toBeFocused();
      await expect(call).toBeInViewport({ ratio: 1 });
      await own(page).getByRole('link', { name: 'findahelpline.com' }).scrollIntoViewIfNeeded();
      await keepScreen(page, `care-clear-end-${size}`);
    });

    test('at a possible risk: the companion asks, and the lines stand small beside it', async ({
      page,
      member,
    }) => {
      expect(member.sessionId).not.toBe('');
      await say(page, 'what is the point of going on');
      const log = page.getByRole('log');
      await expect(log.getByText('Are you thinking of ending your life?')).toBeVisible();
      const beside = log.getByRole('complementary', { name: /people are there/ });
      await expect(beside.getByRole('link', { name: 'Call 14416' })).toBeInViewport({ ratio: 1 });
      await expect(beside.getByRole('link', { name: 'All lines' })).toHaveAttribute('href', '/care');
      await expect(own(page)).toHaveCount(0);
      await keepScreen(page, `care-possible-${size}`);
      await expectAccessible(page);
      await page.reload();
      await expect(beside.getByRole('link', { name: 'Call 14416' })).toBeVisible();
    });

    test('“That’s not what I meant” goes on with the companion', async ({ page, member }) => {
      expect(member.sessionId).not.toBe('');
      await say(page, 'I want to kill myself');
      await expect(own(page)).toBeVisible();
      await composer(page).fill('what I had begun');
      await own(page).getByRole('button', { name: 'That’s not what I meant' }).click();
      await expect(page.getByRole('log').getByText(/^Thank you for telling me, Asha/)).toBeVisible();
      await expect(composer(page)).toHaveValue('what I had begun');
      await expect(own(page).getByRole('button', { name: 'That’s not what I meant' })).toHaveCount(0);
      await keepScreen(page, `care-not-meant-${size}`);
      await expectAccessible(page);
    });
  });
}

test.describe('Care in the language of the message', () => {
  test.use({ viewport: sizes.phone });

  for (const [language, message, words, call] of [
    ['hindi', 'मैं मरना चाहता हूँ', /^अच्छा हुआ/, 'फ़ोन करें 14416'],
    ['hinglish', 'mujhe marna hai, aaj raat sab khatam', /^Accha hua/, 'Phone karein 14416'],
  ] as const) {
    test(`is ${language}`, async ({ page, member }) => {
      expect(member.sessionId).not.toBe('');
      await say(page, message);
      await expect(own(page).getByText(words)).toBeVisible();
      await expect(own(page).getByRole('link', { name: call })).toBeInViewport({ ratio: 1 });
      await keepScreen(page, `care-${language}`);
      await expectAccessible(page);
    });
  }

  test('has words for who helps somebody else, and the emergency number first in danger', async ({
    page,
    member,
  }) => {
    expect(member.sessionId).not.toBe('');
    await say(page, 'my friend says she wants to die');
    await expect(own(page).getByText(/^You did right to tell somebody/)).toBeVisible();
    await keepScreen(page, 'care-other');
    await composer(page).fill('my husband is hitting me right now');
    await composer(page).press('Enter');
    const last = own(page).last();
    await expect(last.getByRole('link').first()).toHaveAccessibleName('Call 112');
    await expect(last.getByRole('link', { name: 'Call 112' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Get help now' })).toBeInViewport({ ratio: 1 });
    await keepScreen(page, 'care-danger');
  });
});
