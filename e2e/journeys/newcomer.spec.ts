import type { Locator, Page } from '@playwright/test';
import { statements } from 'contracts/personality';
import { expect, expectAccessible, keepScreen, sizes, test, unreached } from '../product.ts';
import { verificationPath } from '../testing/new-person.ts';

const PASSWORD = 'a quiet evening';
const newAddress = () => `asha.${crypto.randomUUID().slice(0, 8)}@example.com`;

test.describe('From the welcome page to the first reply', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('it takes at most 34 taps, 24 of them the test', async ({ page, baseURL }) => {
    let taps = 0;
    const tap = async (what: Locator) => {
      await what.tap();
      taps += 1;
    };
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    /** Typing is no tap, and neither is going into the field: whatever is asked, four fields are typed into. */
    const type = async (field: string, text: string) => {
      await page.getByLabel(field, { exact: true }).tap();
      await page.keyboard.type(text);
    };
    const email = newAddress();

    await page.goto('/');
    await tap(page.getByRole('checkbox'));
    await tap(button('Get Started'));
    await type('Email', email);
    await type('Password', PASSWORD);
    await tap(button('Create Account'));
    await expect(page).toHaveURL('/country-language');
    await tap(button('Continue'));
    await expect(page).toHaveURL('/user-info');
    await type('Name', 'Asha');
    await page.getByLabel('Birthday').fill('1999-04-12');
    await tap(page.getByRole('radio', { name: 'Female' }));
    await tap(button('Continue'));
    for (const { text } of statements) {
      await expect(page.getByRole('group', { name: text })).toBeVisible();
      await tap(page.getByRole('radio', { name: 'Agree', exact: true }));
    }
    await tap(button('Create Profile'));
    await expect(page).toHaveURL('/categories');
    await tap(button('Talk now'));
    await expect(
      page.getByRole('dialog', { name: 'Verify your email: 25 free chats are waiting' }),
    ).toBeVisible();
    await page.goto(await verificationPath(page.request, baseURL ?? '', email));
    await tap(button('Confirm my email'));
    await expect(page).toHaveURL('/chat/heart_to_heart');
    await tap(page.getByRole('list', { name: 'Ways to begin' }).getByRole('button').first());
    await expect(page.getByRole('log')).toContainText('Guide: ');
    expect(taps).toBeLessThanOrEqual(34);
  });
});

/** Somebody who has everything but a verified e-mail. */
async function finishUnverified(page: Page, url = ''): Promise<string> {
  const email = newAddress();
  const send = (method: string, path: string, data: unknown) =>
    page.request.fetch(path, { method, data, headers: { origin: url } });
  await send('POST', '/auth/v1/sign-up/email', { email, password: PASSWORD, name: 'Asha' });
  const known = { country: 'IN', language: 'en', name: 'Asha', dob: '1999-04-12', gender: 'female' };
  await send('PATCH', '/v1/profile', known);
  await send('PUT', '/v1/traits', { answers: Array.from({ length: 24 }, (_, i) => (i % 5) + 1) });
  return email;
}

for (const [size, viewport] of Object.entries(sizes)) {
  test.describe(`Without a verified e-mail, at ${size} size`, () => {
    test.use({ viewport });
    const waiting = 'Verify your email: 25 free chats are waiting';

    test('what waits is said before a companion is named, and its chat opens after the mail', async ({
      page,
      context,
      baseURL,
    }) => {
      const email = await finishUnverified(page, baseURL);
      for (const path of ['/categories', '/dashboard', '/ai-prefs']) {
        await page.goto(path);
        await expect(page.getByText(waiting)).toBeVisible();
        await expect(page.getByRole('main')).not.toContainText(/pack|credit|upgrade|plans/i);
        await expectAccessible(page);
        await keepScreen(page, `${size}-unverified-${path.slice(1)}`);
        if (path === '/categories') {
          await page.getByText('Mentor', { exact: true }).click();
          await expect(page.getByRole('dialog', { name: waiting })).toContainText(email);
          await expectAccessible(page);
          await keepScreen(page, `${size}-unverified-dialog`);
        }
      }
      await page.goto('/categories');
      await page.getByText('Mentor', { exact: true }).click();
      const mail = await context.newPage();
      await mail.goto(await verificationPath(page.request, baseURL ?? '', email));
      await mail.getByRole('button', { name: 'Confirm my email' }).click();
      await expect(mail).toHaveURL('/ai-prefs');
      await expect(mail.getByText('Mentor · step 1 of 2')).toBeVisible();
      await expect(mail.getByText('Your email is verified.')).toBeVisible();
      await mail.getByRole('button', { name: 'Continue' }).click();
      await mail.getByRole('button', { name: 'Start Chat' }).click();
      await expect(mail.getByLabel('Message to Guide')).toBeVisible();
      await page.bringToFront();
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect(page.getByRole('dialog')).toBeHidden();
    });
  });
}

test('Somebody without an address reads that signing up brings the chats', async ({ page, baseURL }) => {
  await page.request.post('/auth/v1/sign-in/anonymous', { data: {}, headers: { origin: baseURL ?? '' } });
  await page.goto('/categories');
  await expect(page.getByText('Sign up: 25 free chats are waiting')).toBeVisible();
  await page.getByRole('button', { name: 'Talk now' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL('/login?mode=sign-up');
  await expect(page.getByText('open it before your first chat')).toBeVisible();
});

test.describe('What was entered', () => {
  test.use({ viewport: sizes.phone });

  async function answerAll(page: Page) {
    for (const { text } of statements) {
      await expect(page.getByRole('group', { name: text })).toBeVisible();
      await page.getByRole('radio', { name: 'Agree', exact: true }).click();
    }
    await page.getByRole('button', { name: 'Create Profile' }).click();
    await expect(page).toHaveURL('/categories');
  }

  const profile = async (page: Page) => (await page.request.get('/v1/profile')).json();

  test('first does not come back when the test is taken again', async ({ page, baseURL }) => {
    await page.goto('/country-language');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('Name').fill('Asha');
    await page.getByLabel('Birthday').fill('1999-04-12');
    await page.getByRole('radio', { name: 'Female' }).check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await answerAll(page);
    const newer = { name: 'Asha Rao', dob: '1999-05-13', language: 'hi', country: 'SG' };
    await page.request.patch('/v1/profile', { data: newer, headers: { origin: baseURL ?? '' } });

    await page.goto('/mbti');
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByLabel('Name')).toHaveValue('Asha Rao');
    await expect(page.getByLabel('Birthday')).toHaveValue('1999-05-13');
    await expect(page.getByText('Singapore · Hindi')).toBeVisible();
    await page.getByLabel('Name').fill('Asha R');
    await page.getByRole('button', { name: 'Continue' }).click();
    await answerAll(page);
    expect(await profile(page)).toMatchObject({ ...newer, name: 'Asha R' });
  });

  test('and could not be saved is saved after a reload', async ({ page, expectErrors }) => {
    expectErrors(unreached('/v1/profile'));
    await page.route('**/v1/profile', (route) => route.abort());
    await page.goto('/country-language');
    await page.getByRole('combobox', { name: 'Chat language' }).fill('hindi');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('We will save it later.')).toBeVisible();
    await expect(page).toHaveURL('/user-info');
    await page.unroute('**/v1/profile');
    await page.reload();
    await expect.poll(async () => (await profile(page)).language).toBe('hi');
    await expect(page.getByText('India · Hindi')).toBeVisible();
  });
});

test('Get Started takes somebody without a country to the region, and from there to where they were', async ({
  page,
  baseURL,
}) => {
  const headers = { origin: baseURL ?? '' };
  await page.request.post('/auth/v1/sign-in/anonymous', { data: {}, headers });
  await page.request.patch('/v1/profile', {
    data: { name: 'Asha', dob: '1999-04-12', gender: 'female' },
    headers,
  });
  const answers = Array.from({ length: 24 }, (_, i) => (i % 5) + 1);
  await page.request.put('/v1/traits', { data: { answers }, headers });
  await page.goto('/welcome');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Get Started' }).click();
  await expect(page).toHaveURL('/country-language');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/categories');
});
