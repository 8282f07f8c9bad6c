import type { Page } from '@playwright/test';
import { answered, expect, expectAccessible, keepScreen, sizes, test } from '../product.ts';

const WORDS = 'The mango tree in our yard is in flower';

/** Ends every session of the person from another device. */
async function endElsewhere(page: Page) {
  const origin = new URL(page.url()).origin;
  const { sessions } = await (await page.request.get('/v1/sessions')).json();
  for (const { id } of sessions) await page.request.delete(`/v1/sessions/${id}`, { headers: { origin } });
}

/** Ends them while a call to `url` is on its way, so that it is the first to find out. */
async function endOnTheWay(page: Page, url: string) {
  await page.route(url, async (route) => {
    // Nor does a balance that is read meanwhile.
    await page.route('**/v1/credits', () => undefined);
    await endElsewhere(page);
    await route.continue();
  });
}

/** Opens the chat, and waits until it has everything that it asked the server for. */
async function openChat(page: Page) {
  await page.goto('/chat');
  const free = page.getByText('10/10 free').filter({ visible: true });
  await expect(free.first()).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** The network is back, and the page asks who is here. */
async function comeOnline(page: Page) {
  await page.evaluate(() => dispatchEvent(new Event('online')));
}

async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** What the device keeps of the person. */
const kept = (page: Page) => page.evaluate(() => Object.keys(localStorage).sort());

for (const [size, viewport] of Object.entries(sizes)) {
  test.describe(`At ${size} size`, () => {
    test.use({ viewport });

    test('a session that ends in the chat takes the words off the device, and gives them back', async ({
      page,
      member,
    }) => {
      await openChat(page);
      await page.getByLabel('Message to Meera').fill(WORDS);
      await endElsewhere(page);
      await comeOnline(page);
      await expect(page.getByRole('heading', { name: 'Please login to continue chatting' })).toBeVisible();
      expect(await kept(page)).toEqual(['saathi_signed_in']);
      await expectAccessible(page);
      await keepScreen(page, `${size}-session-ended-chat`);
      await page.getByRole('button', { name: 'Login' }).click();
      await signIn(page, member);
      await expect(page).toHaveURL('/chat');
      await expect(page.getByLabel('Message to Meera')).toHaveValue(WORDS);
    });
  });
}

test.describe('A session that was ended elsewhere', () => {
  test.use({ viewport: sizes.phone });

  test('is noticed with the message that is sent, whose words come back', async ({
    page,
    member,
    expectErrors,
  }) => {
    expectErrors(answered(401, '/functions/v1/saathi-chat'), 1);
    await openChat(page);
    const message = page.getByLabel('Message to Meera');
    await message.fill(WORDS);
    await endOnTheWay(page, '**/functions/v1/saathi-chat');
    await message.press('Enter');
    await page.getByRole('button', { name: 'Login' }).click();
    await signIn(page, member);
    await expect(page.getByLabel('Message to Meera')).toHaveValue(WORDS);
  });

  test('is noticed with Save, too, and leaves the chat as it was', async ({ page, member, expectErrors }) => {
    expectErrors(answered(401, '/v1/saved-chats'), 1);
    await page.goto('/chat');
    await page.getByLabel('Message to Meera').fill(WORDS);
    await page.getByRole('button', { name: 'End', exact: true }).click();
    await endOnTheWay(page, '**/v1/saved-chats');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Please login to continue chatting' })).toBeVisible();
    await page.getByRole('button', { name: 'Login' }).click();
    await signIn(page, member);
    await expect(page).toHaveURL('/chat');
    await expect(page.getByLabel('Message to Meera')).toHaveValue(WORDS);
  });

  test('leaves the way to sign in on the profile, not Retry', async ({ page, member }) => {
    await page.goto('/profile');
    await expect(page.getByText(member.email)).toBeVisible();
    await endElsewhere(page);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Please login again' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Login' }).click();
    await signIn(page, member);
    await expect(page).toHaveURL('/profile');
  });

  test('leaves every tab at once', async ({ page, context, member: _ }) => {
    const other = await context.newPage();
    await other.goto('/dashboard');
    await expect(other.getByRole('heading', { level: 1 })).toContainText('Asha');
    await openChat(page);
    await page.getByLabel('Message to Meera').fill(WORDS);
    await endElsewhere(page);
    await comeOnline(page);
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
    await expect(other.getByRole('heading', { name: 'Please login again' })).toBeVisible();
  });

  test('asks about the safety plan, and keeps it until that is answered', async ({
    page,
    member: _,
    expectErrors,
  }) => {
    // A page that asks for what is theirs before it hears that nobody is here.
    expectErrors(/status of 401/, 'perhaps');
    const plan = JSON.stringify(['the nights', '', '', '', '']);
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Asha');
    await page.evaluate((text) => localStorage.setItem('saathi_safety_plan', text), plan);
    await endElsewhere(page);
    await page.reload();
    const question = page.getByRole('dialog', { name: 'Keep the safety plan on this phone?' });
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await keepScreen(page, 'phone-safety-plan-question');
    await page.reload();
    await expect(question).toBeVisible();
    expect(await kept(page)).toContain('saathi_safety_plan');
    await question.getByRole('link', { name: 'Get help' }).click();
    await expect(page).toHaveURL('/care');
    await expect(question).toBeHidden();
    await page.goto('/welcome');
    await question.getByRole('button', { name: 'Erase it' }).click();
    await expect(question).toBeHidden();
    expect(await kept(page)).not.toContain('saathi_safety_plan');
  });
});
