import type { Page } from '@playwright/test';
import { answered, expect, expectAccessible, keepScreen, sizes, test, unreached } from '../product.ts';
import { CLIENT_ADDRESS } from '../start-product.ts';

test.use({ viewport: sizes.phone });

async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** A request that fails in the browser before it reaches anybody, as on a train. */
async function cutOff(page: Page, address: string) {
  await page.route(address, (route) => route.abort());
}

test.describe('My Profile', () => {
  test('says who the person is, how far they came and what is kept', async ({ page, member }) => {
    await page.goto('/profile');
    await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
    for (const text of ['Free Plan', member.email, '12 April 1999', 'Female', 'India', 'English']) {
      await expect(page.getByText(text, { exact: true })).toBeVisible();
    }
    const journey = page.locator('dl').filter({ hasText: 'Total sessions' });
    await expect(journey).toContainText('Frequency sessions');
    await expect(journey).toContainText('Favourite category');
    await expect(journey).toContainText('Days active');
    await expect(page.getByText('erased 24 hours after its last message')).toBeVisible();
    await expect(page.getByText('A chat you save stays 72 hours')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Communication style' })).toBeVisible();
    await expect(page.getByText('Yellow, Saffron, Light orange')).toBeVisible();
    await expect(page.locator('[lang=sa]').first()).toHaveText('ॐ गुरवे नमः');
    await page.route('**/v1/payment-options', (route) => route.fulfill({ json: { provider: null } }));
    await page.getByRole('button', { name: 'Upgrade to Pro' }).click();
    await expect(page.getByText('Payment gateway integration coming soon!')).toBeVisible();
  });

  test('makes a member of who subscribes, not of who bought a pack', async ({ page, member: _ }) => {
    const credits = { chat_credits: 500, camera_gallery_credits: 50, pack: 'pro', daily: null };
    const upgrade = page.getByRole('button', { name: 'Upgrade to Pro' });
    const answer = (subscription: object | null) =>
      page.route('**/v1/credits', (route) => route.fulfill({ json: { ...credits, subscription } }));
    await answer(null);
    await page.goto('/profile');
    await expect(page.getByText('Free Plan', { exact: true })).toBeVisible();
    await expect(upgrade).toBeVisible();
    await answer({ plan: 'pro' });
    await page.reload();
    await expect(page.getByText('PRO Member', { exact: true })).toBeVisible();
    await expect(upgrade).toBeHidden();
  });

  test('is edited: a wrong birthday is refused, a right one brings other numbers', async ({
    page,
    member,
  }) => {
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await expect(page.getByLabel('Email')).toHaveValue(member.email);
    await expect(page.getByLabel('Email')).not.toBeEditable();
    await page.getByLabel('Birthday').fill('08/01/2000');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Invalid date format. Please use YYYY-MM-DD format.')).toBeVisible();
    await page.getByLabel('Birthday').fill('2000-01-08');
    await page.getByLabel('Name').fill('आशा');
    await page.getByLabel('Country').selectOption('Singapore');
    await page.getByLabel('Chat language').selectOption('Hindi');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Profile updated successfully!')).toBeVisible();
    await expect(page.getByText('8 January 2000')).toBeVisible();
    await expect(page.getByText('11', { exact: true })).toBeVisible();
    await expect(page.getByText('a master number')).toBeVisible();
    await page.reload();
    await expect(page.getByText('आशा', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('Singapore')).toBeVisible();
  });

  test('offers fourteen countries, twelve languages and Hinglish, and the person’s own', async ({
    page,
    member,
    baseURL,
  }) => {
    expect(member.email).toBeTruthy();
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await expect(page.getByLabel('Country').locator('option')).toHaveCount(14);
    await expect(page.getByLabel('Country').locator('option').first()).toHaveText('India');
    await expect(page.getByLabel('Country').locator('option[value=US]')).toHaveCount(0);
    await expect(page.getByLabel('Chat language').locator('option')).toHaveCount(13);
    const own = { country: 'NP', language: 'ta' };
    await page.request.patch('/v1/profile', { data: own, headers: { origin: baseURL ?? '' } });
    await page.reload();
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await expect(page.getByLabel('Country')).toHaveValue('NP');
    await expect(page.getByLabel('Chat language')).toHaveValue('ta');
  });

  test('keeps an emptied birthday as it was, and Cancel changes nothing', async ({ page, member }) => {
    expect(member.email).toBeTruthy();
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await page.getByLabel('Name').fill('Somebody else');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('Somebody else')).toBeHidden();
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await page.getByLabel('Birthday').fill('');
    await expect(page.getByText('Left empty, it stays as you gave it before.')).toBeVisible();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Profile updated successfully!')).toBeVisible();
    await expect(page.getByText('12 April 1999')).toBeVisible();
  });

  test('says why it could not save, and keeps what was typed', async ({ page, member, expectErrors }) => {
    expectErrors(unreached('/v1/profile'), 1);
    expectErrors(answered(400, '/v1/profile'), 1);
    expect(member.email).toBeTruthy();
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await page.getByLabel('Name').fill('Asha Rao');
    await cutOff(page, '**/v1/profile');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(
      page.getByText('Failed to update profile: Network error. Please check your connection and try again.'),
    ).toBeVisible();
    await expect(page.getByLabel('Name')).toHaveValue('Asha Rao');
    await page.unroute('**/v1/profile');
    await page.getByLabel('Name').fill('A');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(
      page.getByText('Failed to update profile: Your name needs at least 2 characters.'),
    ).toBeVisible();
    await page.getByLabel('Name').fill('Asha Rao');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  });

  test('retries when it could not be loaded', async ({ page, member, expectErrors }) => {
    expectErrors(answered(500, '/v1/profile'), 1);
    expect(member.email).toBeTruthy();
    await page.route('**/v1/profile', (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto('/profile');
    await expect(page.getByText('Your profile is kept.')).toBeVisible();
    await page.unroute('**/v1/profile');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('12 April 1999')).toBeVisible();
  });

  test('leads somebody without a personality to the test', async ({ page, expectErrors }) => {
    expectErrors(answered(404, '/v1/traits'), 1);
    await page.goto('/country-language');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(/\/user-info$/);
    await page.goto('/profile');
    await expect(page.getByText('Not given')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sign up to keep what you entered' })).toBeVisible();
    await page.getByRole('button', { name: 'Take the personality test' }).click();
    await expect(page).toHaveURL(/\/mbti$/);
  });

  test('is for persons only, and Logout leads to the welcome page', async ({ page, member }) => {
    expect(member.email).toBeTruthy();
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/welcome$/);
    await page.goto('/settings');
    await expect(page).toHaveURL(/\/welcome$/);
  });
});

test.describe('Account Settings', () => {
  test('switch auto-delete at once, and back when the server could not follow', async ({
    page,
    member,
    expectErrors,
  }) => {
    expectErrors(unreached('/v1/profile'), 1);
    expect(member.email).toBeTruthy();
    await page.goto('/settings');
    const toggle = page.getByRole('switch', { name: 'Auto-delete chats' });
    await expect(toggle).toBeChecked();
    await expect(page.getByText('erased 24 hours after its last message')).toBeVisible();
    await toggle.uncheck();
    await expect(page.getByText('erased 72 hours after its last message')).toBeVisible();
    await expect
      .poll(async () => (await (await page.request.get('/v1/profile')).json()).auto_delete)
      .toBe(false);
    await page.reload();
    await expect(toggle).not.toBeChecked();
    await cutOff(page, '**/v1/profile');
    await toggle.click();
    await expect(page.getByText('Auto-delete is as it was.')).toBeVisible();
    await expect(toggle).not.toBeChecked();
  });

  test('have no notifications yet, and lead to a new password', async ({ page, member }) => {
    expect(member.email).toBeTruthy();
    await page.goto('/settings');
    await expect(page.getByRole('switch', { name: /Notifications/ })).toBeDisabled();
    await expect(page.getByText('Coming soon')).toBeVisible();
    await page.getByRole('button', { name: 'Change Password' }).click();
    await expect(page).toHaveURL(/\/forgot-password$/);
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Go Back' }).click();
    await expect(page).toHaveURL(/\/forgot-password$/);
  });

  test('show every place one is signed in, and end them', async ({ page, member, browser, baseURL }) => {
    const elsewhere = async () => {
      const context = await browser.newContext({
        baseURL,
        extraHTTPHeaders: { [CLIENT_ADDRESS]: '10.9.8.7' },
        userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      });
      const other = await context.newPage();
      await signIn(other, member);
      await expect(other).toHaveURL(/\/categories$/);
      return context;
    };
    const signedIn = async (context: { request: typeof page.request }) =>
      (await (await context.request.get('/v1/session')).json()).person !== null;

    const first = await elsewhere();
    await page.goto('/settings');
    const places = page.getByRole('listitem').filter({ hasText: /Active now|ago/ });
    await expect(places).toHaveCount(2);
    await expect(places.first()).toContainText('This device');
    await expect(places.last()).toContainText('Firefox');
    await page.getByRole('button', { name: /Sign out Firefox/ }).click();
    await expect(page.getByText(/Firefox.* is signed out\./)).toBeVisible();
    await expect(places).toHaveCount(1);
    expect(await signedIn(first)).toBe(false);

    const second = await elsewhere();
    await page.reload();
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await expect(page.getByText('You are signed out everywhere but here.')).toBeVisible();
    await expect(places).toHaveCount(1);
    expect(await signedIn(second)).toBe(false);
    expect(await signedIn(page)).toBe(true);
    await first.close();
    await second.close();
  });

  test('hand over everything as one archive', async ({ page, member, expectErrors }) => {
    expectErrors(answered(500, '/v1/account/export'), 1);
    expect(member.email).toBeTruthy();
    await page.goto('/settings');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export my data' }).click();
    expect((await download).suggestedFilename()).toBe('saathi-my-data.zip');
    await page.route('**/v1/account/export', (route) => route.fulfill({ status: 500, body: '' }));
    await page.getByRole('button', { name: 'Export my data' }).click();
    await expect(page.getByText('Your data is kept as it was.')).toBeVisible();
  });

  test('delete the account, with the password and after saying what goes', async ({
    page,
    member,
    expectErrors,
  }) => {
    expectErrors(answered(403, '/v1/account/delete'), 1);
    expectErrors(answered(401, '/auth/v1/sign-in/email'), 1);
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Delete Account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await expect(dialog.getByText('What goes, at once and for good:')).toBeVisible();
    await expect(dialog.getByText('What stays:')).toBeVisible();
    await expectAccessible(page);
    await keepScreen(page, 'delete-account-phone');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Delete Account' })).toBeFocused();

    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await expect(dialog.getByText('Please enter your password.')).toBeVisible();
    await dialog.getByLabel('Your password').fill('not the password');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Nothing was deleted.')).toBeVisible();
    await dialog.getByLabel('Your password').fill(member.password);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Your account is deleted.')).toBeVisible();
    await expect(page).toHaveURL(/\/welcome$/);
    await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
    await signIn(page, member);
    await expect(page.getByText('Invalid email or password')).toBeVisible();
  });

  test('ask nobody for a password they do not have', async ({ page, member }) => {
    expect(member.email).toBeTruthy();
    await page.route('**/v1/account', (route) =>
      route.fulfill({ json: { has_password: false, providers: ['village'] } }),
    );
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Delete Account' }).click();
    await expect(page.getByRole('button', { name: 'Delete for good' })).toBeEnabled();
    await expect(page.getByLabel('Your password')).toBeHidden();
  });
});

test.describe('sign-in providers', () => {
  test('are not there while the operator has none', async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
    await expect(page.getByRole('button', { name: /Continue with/ })).toHaveCount(0);
  });

  test('are a button each that leads to the provider, and back to the next step', async ({
    page,
    member,
  }) => {
    await page.context().clearCookies();
    await page.route('**/v1/sign-in-options', (route) =>
      route.fulfill({ json: { providers: [{ id: 'village', name: 'Village ID' }] } }),
    );
    const asked: unknown[] = [];
    await page.route('**/auth/v1/sign-in/oauth2', (route) => {
      asked.push(route.request().postDataJSON());
      return route.fulfill({ json: { url: '/about?provider', redirect: true } });
    });
    await page.goto('/login');
    await page.getByRole('button', { name: 'Continue with Village ID' }).click();
    await expect(page).toHaveURL(/\/about\?provider$/);
    expect(asked).toEqual([
      {
        providerId: 'village',
        callbackURL: '/login?signed-in',
        errorCallbackURL: '/login?error=provider',
      },
    ]);

    await signIn(page, member);
    await expect(page).toHaveURL(/\/categories$/);
    await page.goto('/login?signed-in');
    await expect(page).toHaveURL(/\/categories$/);
    await page.goto('/login?error=provider');
    await expect(page.getByText('Something went wrong. Please try again.')).toBeVisible();
    await expectAccessible(page);
  });
});

test('the profile is changed with the keyboard alone, and no field rests behind the bar', async ({
  page,
  member,
}) => {
  expect(member.email).toBeTruthy();
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' Rao');
  for (const label of ['Email', 'Birthday', 'Gender', 'Country', 'Chat language']) {
    await page.keyboard.press('Tab');
    const field = page.getByLabel(label);
    await expect(field).toBeFocused();
    expect(await field.evaluate(isOnTop), `${label} can be seen`).toBe(true);
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Save' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await expect(page.getByText('Asha Rao').first()).toBeVisible();
});

function isOnTop(field: Element): boolean {
  const { x, y, width, height } = field.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2) === field;
}

test('the settings are used with the keyboard alone', async ({ page, member }) => {
  expect(member.email).toBeTruthy();
  await page.goto('/settings');
  const toggle = page.getByRole('switch', { name: 'Auto-delete chats' });
  await toggle.focus();
  await page.keyboard.press('Space');
  await expect(toggle).not.toBeChecked();
  for (const name of ['Change Password', 'Export my data', 'Delete Account']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Go Back' })).toBeFocused();
});

const screens = [
  { name: 'profile', path: '/profile' },
  { name: 'profile-edit', path: '/profile', press: 'Edit Profile' },
  { name: 'settings', path: '/settings' },
];
const views = {
  ...sizes,
  small: { width: 360, height: 640 },
  large: { width: 1680, height: 1000 },
};

for (const [size, viewport] of Object.entries(views)) {
  test(`profile and settings are accessible in both themes, ${size}`, async ({ page, member }) => {
    expect(member.email).toBeTruthy();
    await page.setViewportSize(viewport);
    for (const screen of screens) {
      await test.step(screen.name, async () => {
        await open(page, screen);
        await expectAccessible(page);
        await expectNothingBeyondTheEdge(page);
        await keepScreen(page, `${screen.name}-${size}`);
      });
    }
  });
}

test('profile and settings can be read with letters of twice the size', async ({ page, member, baseURL }) => {
  await page.request.patch('/v1/profile', {
    data: { name: 'Venkatanarasimharajuvaripeta Subrahmanyam' },
    headers: { origin: baseURL ?? '' },
  });
  expect(member.email).toBeTruthy();
  await page.setViewportSize(views.small);
  for (const screen of screens) {
    await test.step(screen.name, async () => {
      await open(page, screen);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      await expectNothingBeyondTheEdge(page);
      await keepScreen(page, `${screen.name}-letters`);
    });
  }
});

async function open(page: Page, { path, press }: { path: string; press?: string }) {
  await page.goto(path);
  await expect(page.getByText(/24 hours after its last message/)).toBeVisible();
  await expect(page.getByText(path === '/profile' ? 'Talent number' : 'This device')).toBeVisible();
  if (press) await page.getByRole('button', { name: press }).click();
}

async function expectNothingBeyondTheEdge(page: Page) {
  const beyond = await page
    .locator('main *')
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.getBoundingClientRect().right > innerWidth)
        .map((e) => e.outerHTML),
    );
  expect(beyond).toEqual([]);
}
