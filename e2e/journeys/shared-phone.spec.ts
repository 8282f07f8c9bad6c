import type { Page } from '@playwright/test';
import { expect, sizes, test, unreached } from '../product.ts';
import { createPerson } from '../testing/new-person.ts';

const SAID = 'I have not told anybody this yet';
const UNSENT = 'and there is something else';
const OF_THE_OTHER = 'How was your day';

test.use({ viewport: sizes.phone });

const message = (page: Page) => page.getByRole('textbox', { name: 'Message to Meera' });

/** A tab whose page cannot ask who is here, as one that the phone put to sleep; resolves with what wakes it. */
async function sleep(tab: Page) {
  await tab.route('**/v1/session', (route) => route.abort());
  return async () => {
    await tab.unroute('**/v1/session');
    await tab.evaluate(() => dispatchEvent(new Event('online')));
  };
}

test('A tab that slept while somebody else signed in shows them nothing of the person before', async ({
  page,
  context,
  member: _,
  playwright,
  baseURL,
  expectErrors,
}) => {
  expectErrors(unreached('/v1/session'));
  const elsewhere = await playwright.request.newContext();
  const ravi = await createPerson(elsewhere, baseURL ?? '');
  await elsewhere.dispose();
  await page.goto('/chat');
  await message(page).fill(SAID);
  await message(page).press('Enter');
  await expect(page.getByRole('log').getByText('Meera: ')).toHaveCount(1);
  await message(page).fill(UNSENT);
  const wake = await sleep(page);

  const other = await context.newPage();
  await other.goto('/profile');
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(other).toHaveURL('/welcome');
  await other.goto('/login');
  await other.getByLabel('Email').fill(ravi.email);
  await other.getByLabel('Password', { exact: true }).fill(ravi.password);
  await other.getByRole('button', { name: 'Sign In' }).click();
  await expect(other).not.toHaveURL('/login');
  await other.goto('/chat');
  await message(other).fill(OF_THE_OTHER);

  await expect(page.getByText(SAID, { exact: true })).toBeVisible();
  await wake();
  await expect(message(page)).toHaveValue(OF_THE_OTHER);
  await expect(page.getByText(SAID)).toHaveCount(0);
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(kept).not.toContain(UNSENT);
});
