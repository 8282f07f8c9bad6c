import type { Page } from '@playwright/test';
import { statements } from 'contracts/personality';
import { expect, expectAccessible, keepScreen, sizes, test } from '../product.ts';
import { verificationPath } from '../testing/new-person.ts';

// The other screens of this journey are checked for accessibility in onboarding.spec.ts and chat.spec.ts.
const FIRST = 'I got the results today. I feel like I let everyone at home down.';
const SECOND = 'पापा का। वो कुछ बोले नहीं, बस चुप हो गए।';

for (const [size, viewport] of Object.entries(sizes)) {
  test.describe(`At ${size} size`, () => {
    test.use({ viewport });

    test('a newcomer comes in, is known, talks, ends the chat and finds their day', async ({
      page,
      baseURL,
    }) => {
      const email = `asha.${crypto.randomUUID()}@example.com`;
      const look = async (name: string) => {
        await keepScreen(page, `journey-${size}-${name}`);
        await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'no-preference' });
      };

      await test.step('welcome', async () => {
        await page.goto('/');
        await expect(page.getByRole('button', { name: 'Get Started' })).toBeDisabled();
        await look('01-welcome');
        await page.getByRole('checkbox').check();
        await page.getByRole('button', { name: 'Get Started' }).click();
      });

      await test.step('sign-up', async () => {
        await page.getByLabel('Email').fill(email);
        await page.getByLabel('Password', { exact: true }).fill('a quiet evening');
        await look('02-sign-up');
        await page.getByRole('button', { name: 'Create Account' }).click();
        await expect(page.getByText('Account created! Please check your email to verify.')).toBeVisible();
        await expect(page).toHaveURL('/country-language');
      });

      await test.step('region', async () => {
        await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('India');
        await look('03-country-language');
        await page.getByRole('button', { name: 'Continue' }).click();
        await expect(page).toHaveURL('/user-info');
      });

      await test.step('about you', async () => {
        await expect(page.getByRole('button', { name: 'Please fill all fields' })).toBeDisabled();
        await page.getByLabel('Name').fill('Asha');
        await page.getByLabel('Birthday').fill('1999-04-12');
        await page.getByRole('radio', { name: 'Female' }).check();
        await look('04-user-info');
        await page.getByRole('button', { name: 'Continue' }).click();
        await expect(page).toHaveURL('/mbti');
      });

      await test.step('personality test', async () => {
        for (const [i, { text }] of statements.entries()) {
          await expect(page.getByText(text, { exact: true })).toBeVisible();
          if (i === 9) await look('05-mbti');
          await page
            .getByRole('radio')
            .nth(i % 5)
            .click();
        }
        await look('06-mbti-answered');
        await expectAccessible(page);
        await page.getByRole('button', { name: 'Create Profile' }).click();
        await expect(page).toHaveURL('/categories');
      });

      await test.step('verification by the mail', async () => {
        await page.goto('/chat');
        await expect(page.getByText('Please verify your email first')).toBeVisible();
        await page.getByRole('button', { name: 'Verify your email' }).click();
        await expect(page.getByText(email)).toBeVisible();
        await look('07-verify-email');
        await page.goto(await verificationPath(page.request, baseURL ?? '', email));
        await page.getByRole('button', { name: 'Confirm my email' }).click();
        await expect(page.getByText('Your email is verified.')).toBeVisible();
        await look('08-verified');
        await expectAccessible(page);
        await page.getByRole('button', { name: 'Continue' }).click();
      });

      await test.step('companions', async () => {
        await page.goto('/categories');
        await expect(page.getByRole('heading', { level: 1 })).toContainText('Asha');
        await look('09-categories');
        await page.getByText('Heart to heart', { exact: true }).click();
        await expect(page).toHaveURL('/ai-prefs');
      });

      await test.step('companion set-up', async () => {
        await page.getByLabel('AI name').fill('Meera');
        await page.getByRole('radio', { name: 'Female' }).first().check();
        await look('10-ai-prefs');
        await page.getByRole('button', { name: 'Continue' }).click();
        await page.getByRole('radio', { name: /^Soft/ }).check();
        await look('11-ai-prefs-voice');
        await page.getByRole('button', { name: 'Start Chat' }).click();
        await expect(page).toHaveURL(/\/chat/);
      });

      await test.step('a conversation, word by word', async () => {
        const message = page.getByLabel('Message to Meera');
        await expect(message).toBeVisible();
        await look('12-chat-empty');
        await message.fill(FIRST);
        const growing = watchReplyGrow(page);
        await message.press('Enter');
        expect((await growing).length).toBeGreaterThan(3);
        await expect(page.getByRole('button', { name: 'Send' })).toBeVisible();
        await message.fill(SECOND);
        await message.press('Enter');
        await expect(page.getByRole('log').locator('[lang=hi]')).toHaveCount(2);
        await expect(page.getByRole('button', { name: 'Send' })).toBeVisible();
        await look('13-chat');
        await page.reload();
        await expect(page.getByText(FIRST)).toBeVisible();
      });

      await test.step('ending it', async () => {
        await page.getByRole('button', { name: 'End', exact: true }).click();
        await look('14-end');
        await page.getByRole('button', { name: 'Delete', exact: true }).click();
        await expect(page).toHaveURL('/dashboard');
        await expect(page.getByRole('heading', { level: 1 })).toContainText('Asha');
        await page.getByRole('radio', { name: 'Even' }).check();
        await expect(page.getByText('You looked inside once this week.')).toBeVisible();
        await expect(page.getByRole('main').getByRole('link', { name: 'Plans' })).toBeVisible();
        await look('15-dashboard');
      });
    });
  });
}

/** Collects the lengths of the conversation while a reply is being written, until it is whole; each is longer than the one before. */
async function watchReplyGrow(page: Page): Promise<number[]> {
  return page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const lengths: number[] = [];
        const stopButton = () => document.querySelector('button[aria-label="Stop"]');
        let begun = false;
        const observer = new MutationObserver(() => {
          const length = document.querySelector('[aria-label=Messages]')?.textContent?.length ?? 0;
          begun ||= stopButton() !== null;
          if (length > (lengths.at(-1) ?? 0)) lengths.push(length);
          if (begun && stopButton() === null) {
            observer.disconnect();
            resolve(lengths);
          }
        });
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
  );
}
