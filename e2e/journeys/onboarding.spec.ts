import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { answered, expect, expectAccessible, sizes, test, unreached } from '../product.ts';
import { createPersonWithoutCountry, verificationPath } from '../testing/new-person.ts';

const PASSWORD = 'a quiet evening';
const newAddress = () => `asha.${randomUUID().slice(0, 8)}@example.com`;

test.use({ viewport: sizes.phone });

async function signUp(page: Page, email: string) {
  await page.goto('/login?mode=sign-up');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create Account' }).click();
}

async function tellAboutYou(page: Page, { name = 'Asha', dob = '1999-04-12' } = {}) {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Birthday').fill(dob);
  await page.getByRole('radio', { name: 'Female' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Starts the page with things already on the device, as a former visit left them. */
async function withStored(page: Page, items: Record<string, string>) {
  await page.addInitScript((stored) => {
    if (sessionStorage.getItem('seeded')) return;
    sessionStorage.setItem('seeded', 'yes');
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, items);
}

const allAnswers = JSON.stringify(Array.from({ length: 24 }, (_, i) => (i % 5) + 1));

async function answerAll(page: Page) {
  const words = ['Agree', 'Strongly Disagree', 'Neutral', 'Disagree', 'Strongly Agree'];
  for (let i = 0; i < 24; i++) {
    await expect(page.getByText(`${i + 1} of 24`, { exact: true })).toBeVisible();
    await page.getByRole('radio', { name: words[i % 5], exact: true }).click();
    await expect(page.getByText(`${i + 1} of 24 answered`)).toBeVisible();
  }
}

test('a newcomer walks from the welcome page to the companions, by phone', async ({ page, baseURL }) => {
  const email = newAddress();
  await page.goto('/');
  const start = page.getByRole('button', { name: 'Get Started' });
  await expect(start).toBeDisabled();
  await page.getByRole('checkbox', { name: /I understand that Saathi is an AI/ }).check();
  await start.click();

  await expect(page).toHaveURL(/\/login\?mode=sign-up$/);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Account created! Please check your email to verify.')).toBeVisible();

  await expect(page).toHaveURL(/\/country-language$/);
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('India');
  await expect(page.getByRole('combobox', { name: 'Chat language' })).toHaveValue('English');
  await page.getByRole('combobox', { name: 'Chat language' }).fill('हिन्दी');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(page).toHaveURL(/\/user-info$/);
  await expect(page.getByText('Step 3 of 4')).toBeVisible();
  await expect(page.getByText('India · Hindi')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Please fill all fields' })).toBeDisabled();
  await tellAboutYou(page);

  await expect(page).toHaveURL(/\/mbti$/);
  await expect(page.getByRole('button', { name: '24 left' })).toBeDisabled();
  await answerAll(page);
  await page.getByRole('button', { name: 'Create Profile' }).click();
  await expect(page).toHaveURL(/\/categories$/);
  expect(
    await page.evaluate(() => [localStorage.getItem('mbti_answers'), localStorage.getItem('onboarded')]),
  ).toEqual([null, 'true']);

  await page.goto('/verify-email');
  await expect(page.getByText(email)).toBeVisible();
  await page.getByRole('button', { name: 'I opened the link' }).click();
  await expect(page.getByText('Not verified yet.')).toBeVisible();
  await page.goto(await verificationPath(page.request, baseURL ?? '', email));
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(page.getByRole('heading', { name: 'Your email is verified.' })).toBeVisible();
  await expect(page).toHaveURL(/\/verify-email$/);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/categories$/);
  const profile = await (await page.request.get('/v1/profile')).json();
  expect(profile).toMatchObject({
    name: 'Asha',
    dob: '1999-04-12',
    gender: 'female',
    country: 'IN',
    language: 'hi',
  });
});

test('a visitor without an account onboards as well, and signing up keeps everything', async ({ page }) => {
  await page.goto('/country-language');
  await page.getByRole('button', { name: 'Continue' }).click();
  await tellAboutYou(page, { name: 'Meera' });
  await expect(page).toHaveURL(/\/mbti$/);
  const before = (await (await page.request.get('/v1/session')).json()).person;
  expect(before).toMatchObject({ anonymous: true, name: 'Meera' });
  await signUp(page, newAddress());
  await expect(page).toHaveURL(/\/country-language$/);
  const after = (await (await page.request.get('/v1/session')).json()).person;
  expect(after).toMatchObject({ id: before.id, anonymous: false, name: 'Meera' });
});

test('the welcome page takes somebody with a session to their next step', async ({ page }) => {
  await signUp(page, newAddress());
  await expect(page).toHaveURL(/\/country-language$/);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/user-info$/);
  await page.goto('/welcome');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Get Started' }).click();
  await expect(page).toHaveURL(/\/user-info$/);
});

test('the welcome page says what Saathi is and is not, and where help is', async ({ page }) => {
  await page.goto('/welcome');
  await page.getByRole('button', { name: 'What Saathi is, and is not' }).click();
  await expect(page.getByText('Not a crisis service.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'In danger now? Get help' })).toHaveAttribute('href', '/care');
  await page.getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test.describe('signing in', () => {
  test('says what is missing before anybody is asked', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('Please enter email and password')).toBeVisible();
    await page.getByRole('link', { name: 'Sign up' }).click();
    await expect(page.getByText('Please enter email and password')).toBeHidden();
    // Before the page knows the policy, the server refuses instead, in words of its own.
    await expect(page.getByText('At least 6 characters')).toBeVisible();
    await page.getByLabel('Email').fill(newAddress());
    await page.getByLabel('Password', { exact: true }).fill('five5');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
  });

  test('says when the password is wrong, the address is taken or the mail unopened', async ({
    page,
    expectErrors,
  }) => {
    expectErrors(answered(422, '/auth/v1/sign-up/email'), 1);
    expectErrors(answered(401, '/auth/v1/sign-in/email'), 1);
    expectErrors(answered(403, '/auth/v1/sign-in/email'), 1);
    const email = newAddress();
    await signUp(page, email);
    await expect(page).toHaveURL(/\/country-language$/);
    await page.context().clearCookies();

    await signUp(page, email);
    await expect(page.getByText('This email is already registered. Please sign in.')).toBeVisible();
    await page.getByRole('link', { name: 'Sign in', exact: true }).click();
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('Invalid email or password')).toBeVisible();

    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('Please verify your email first')).toBeVisible();
    await page.getByRole('button', { name: 'Verify your email' }).click();
    await expect(page).toHaveURL(/\/verify-email$/);
    await expect(page.getByText(email)).toBeVisible();
    await page.getByRole('button', { name: 'Resend' }).click();
    await expect(page.getByText('A new link is on its way.')).toBeVisible();
  });

  test('leads back to where the person was going', async ({ page, member }) => {
    await page.context().clearCookies();
    await page.goto('/chat');
    await expect(page).toHaveURL(/\/welcome$/);
    await page.getByRole('link', { name: 'Log in' }).click();
    await page.getByLabel('Email').fill(member.email);
    await page.getByLabel('Password', { exact: true }).fill(member.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL(/\/chat$/);
  });
});

test('the forms ask for what the policy says, and refuse the countries it names', async ({ page }) => {
  await page.route('/v1/policy', async (route) => {
    const answer = await route.fetch();
    const policy = await answer.json();
    Object.assign(policy.limits, { password_min: 9, name_min: 4, name_max: 5 });
    await route.fulfill({ json: { ...policy, blocked_countries: ['NP'] } });
  });
  await page.goto('/login?mode=sign-up');
  await expect(page.getByText('At least 9 characters')).toBeVisible();
  await page.getByLabel('Email').fill(newAddress());
  await page.getByLabel('Password', { exact: true }).fill('eighteig');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Password must be at least 9 characters')).toBeVisible();

  await page.goto('/country-language');
  await page.getByRole('combobox', { name: 'Country' }).fill('nepal');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Continue' }).click();
  const modal = page.getByRole('dialog', { name: 'Region Not Available' });
  await expect(modal.getByText('Saathi is not available in Nepal right now.')).toBeVisible();

  await page.goto('/user-info');
  await page.getByLabel('Birthday').fill('1999-04-12');
  await page.getByRole('radio', { name: 'Female' }).check();
  await expect(page.getByLabel('Name')).toHaveAttribute('maxlength', '5');
  await page.getByLabel('Name').fill('Ash');
  await expect(page.getByRole('button', { name: 'Please fill all fields' })).toBeDisabled();
  await page.getByLabel('Name').fill('Asha');
  await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled();
});

test.describe('choosing the country', () => {
  test('finds countries and languages by the names people use', async ({ page }) => {
    await page.goto('/country-language');
    const country = page.getByRole('combobox', { name: 'Country' });
    await country.fill('bharat');
    await page.keyboard.press('Enter');
    await expect(country).toHaveValue('India');
    await country.fill('uk');
    await page.getByRole('option', { name: 'United Kingdom' }).click();
    await expect(country).toHaveValue('United Kingdom');
    const language = page.getByRole('combobox', { name: 'Chat language' });
    await language.fill('தமிழ்');
    await page.keyboard.press('Enter');
    await expect(language).toHaveValue(/^Tamil/);
  });

  test('tells somebody in the United States twice, and lets them change it', async ({ page }) => {
    await page.goto('/country-language');
    const country = page.getByRole('combobox', { name: 'Country' });
    const toTheUs = async () => {
      await country.fill('usa');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Continue' }).click();
    };
    await toTheUs();
    const modal = page.getByRole('dialog', { name: 'Region Not Available' });
    await expect(modal).toBeVisible();
    await expectAccessible(page);
    await modal.getByRole('button', { name: 'Change Country' }).click();
    await expect(country).toHaveValue('India');

    await toTheUs();
    await modal.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(/\/unavailable$/);
    await expect(
      page.getByText(
        'Saathi is not available in the United States right now. You can change your country to continue exploring our AI companions.',
      ),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Change Country' }).click();
    await expect(country).toHaveValue('India');
  });

  test('goes on when the server cannot be reached, and keeps the choice', async ({ page, expectErrors }) => {
    expectErrors(unreached('/v1/profile'));
    await page.route('**/v1/profile', (route) => route.abort());
    await page.goto('/country-language');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(/\/user-info$/);
    await expect(page.getByText('Your choice is kept on this device.')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('country'))).toBe('IN');
  });
});

test.describe('Tell Us About You', () => {
  test('kindly refuses a child', async ({ page, expectErrors }) => {
    expectErrors(answered(403, '/v1/profile'), 1);
    await page.goto('/user-info');
    const child = new Date().getFullYear() - 10;
    await tellAboutYou(page, { dob: `${child}-01-01` });
    await expect(page.getByRole('alert').filter({ hasText: '13' })).toBeVisible();
    await expect(page).toHaveURL(/\/user-info$/);
  });

  test('keeps what was typed through a reload, and the way to change the region', async ({ page }) => {
    await page.goto('/user-info');
    await page.getByLabel('Name').fill('आशा');
    await page.reload();
    await expect(page.getByLabel('Name')).toHaveValue('आशा');
    await expect(page.getByRole('button', { name: 'Please fill all fields' })).toBeDisabled();
    await page.getByRole('link', { name: 'Change country and language' }).click();
    await expect(page).toHaveURL(/\/country-language$/);
  });
});

test.describe('the personality test', () => {
  test('is answered with the keyboard, and is where it was after a reload', async ({ page }) => {
    await page.goto('/mbti');
    await page.getByRole('radio', { name: 'Strongly Disagree' }).focus();
    await page.keyboard.press('4');
    await expect(page.getByText('2 of 24', { exact: true })).toBeVisible();
    await page.keyboard.press('1');
    await expect(page.getByText('3 of 24', { exact: true })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('3 of 24 answered')).toBeVisible();
    await expect(page.getByText('3 of 24', { exact: true })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByText('4 of 24', { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByText('3 of 24 answered')).toBeVisible();
    await expect(page.getByText('4 of 24', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByRole('radio', { name: 'Strongly Disagree' })).toBeChecked();
    await expect(page.getByRole('button', { name: '21 left' })).toBeDisabled();
  });

  test('keeps the answers when the profile cannot be made', async ({ page, expectErrors }) => {
    expectErrors(answered(400, '/v1/traits'), 1);
    expectErrors(unreached('/v1/traits'), 1);
    await withStored(page, { name: 'Asha', dob: '1999-04-12', mbti_answers: allAnswers });
    await page.goto('/mbti-questions');
    await page.route('**/v1/traits', (route) => route.fulfill({ status: 400, body: '' }));
    await page.getByRole('button', { name: 'Create Profile' }).click();
    await expect(page.getByText('Failed to create profile. Please try again.')).toBeVisible();
    await page.unroute('**/v1/traits');
    await page.route('**/v1/traits', (route) => route.abort());
    await page.getByRole('button', { name: 'Create Profile' }).click();
    await expect(page.getByText('Network error. Please check your connection and try again.')).toBeVisible();
    await page.unroute('**/v1/traits');
    await page.getByRole('button', { name: 'Create Profile' }).click();
    await expect(page).toHaveURL(/\/categories$/);
  });

  for (const [name, away, status] of [
    ['that cannot write', '**/v1/traits', 503],
    ['that makes nobody anonymous', '**/auth/v1/sign-in/anonymous', 500],
  ] as const) {
    test(`is kept on the device by a server ${name}, and handed over later`, async ({
      page,
      expectErrors,
    }) => {
      expectErrors(answered(status, away.replace('**', '')), 1);
      await withStored(page, { name: 'Asha', dob: '1999-04-12', mbti_answers: allAnswers });
      await page.goto('/mbti');
      await page.route(away, (route) => route.fulfill({ status, body: '' }));
      await page.getByRole('button', { name: 'Create Profile' }).click();
      await expect(page.getByText('Your profile is kept on this device')).toBeVisible();
      await expect(page).toHaveURL(/\/categories$/);
      await page.unroute(away);
      await page.reload();
      await expect.poll(() => page.evaluate(() => localStorage.getItem('user_profile'))).toBeNull();
      expect(await (await page.request.get('/v1/profile')).json()).toMatchObject({
        name: 'Asha',
        dob: '1999-04-12',
      });
      expect((await page.request.get('/v1/traits')).status()).toBe(200);
    });
  }

  test('asks for the birthday when only that is missing', async ({ page }) => {
    await withStored(page, { name: 'Asha', mbti_answers: allAnswers });
    await page.goto('/onboarding');
    await page.getByRole('button', { name: 'Create Profile' }).click();
    await expect(page).toHaveURL(/\/user-info$/);
    await tellAboutYou(page);
    await expect(page.getByText('24 of 24 answered')).toBeVisible();
  });

  test('stands in for a name and a birthday that were both skipped', async ({ page }) => {
    await withStored(page, { mbti_answers: allAnswers });
    await page.goto('/mbti');
    await page.getByRole('button', { name: 'Create Profile' }).click();
    await expect(page).toHaveURL(/\/categories$/);
    const profile = await (await page.request.get('/v1/profile')).json();
    expect(profile).toMatchObject({ name: 'User', dob: '2000-01-01', gender: 'other' });
  });
});

test('the bypass of developers opens nothing in what is built for people', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('dev-bypass', 'true'));
  await page.goto('/categories');
  await expect(page).toHaveURL(/\/welcome$/);
  const scripts = await page.evaluate(() => [...document.scripts].map(({ src }) => src).filter(Boolean));
  for (const src of scripts) expect(await (await page.request.get(src)).text()).not.toContain('dev-bypass');
});

test('a verification link that no longer works says so and offers a new one', async ({
  page,
  expectErrors,
}) => {
  expectErrors(answered(400, '/auth/v1/confirm-email'), 1);
  await page.goto('/verify-email?token=broken');
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(page.getByText('This link no longer works')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Resend' })).toBeDisabled();
});

test.describe('waiting for the mail', () => {
  test('goes on by itself once the link is confirmed in this browser', async ({ page, context, baseURL }) => {
    await page.clock.install();
    const email = newAddress();
    await signUp(page, email);
    await expect(page).toHaveURL(/\/country-language$/);
    await page.goto('/verify-email');
    await expect(page.getByText(email)).toBeVisible();
    const mail = await context.newPage();
    await mail.goto(await verificationPath(page.request, baseURL ?? '', email));
    await mail.getByRole('button', { name: 'Confirm my email' }).click();
    await expect(mail.getByRole('heading', { name: 'Your email is verified.' })).toBeVisible();
    await page.bringToFront();
    await page.clock.runFor(10_000);
    await expect(page.getByRole('heading', { name: 'Your email is verified.' })).toBeVisible();
  });

  test('in another browser the link asks for the password, and here for a sign-in afterwards', async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.clock.install();
    const email = newAddress();
    await signUp(page, email);
    await expect(page).toHaveURL(/\/country-language$/);
    await page.goto('/verify-email');
    await expect(page.getByText(email)).toBeVisible();

    const phone = await browser.newContext({ baseURL });
    const mail = await phone.newPage();
    await mail.goto(await verificationPath(page.request, baseURL ?? '', email));
    await mail.getByRole('button', { name: 'Confirm my email' }).click();
    await expect(mail.getByText('This is another browser than the one you signed up in.')).toBeVisible();
    await expectAccessible(mail);
    await mail.getByLabel('Password', { exact: true }).fill('not the one');
    await mail.getByRole('button', { name: 'Confirm my email' }).click();
    await expect(mail.getByText('That is not the password of this account.')).toBeVisible();
    await mail.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await mail.getByRole('button', { name: 'Confirm my email' }).click();
    await expect(mail.getByRole('heading', { name: 'Your email is verified.' })).toBeVisible();
    await phone.close();

    await page.clock.runFor(10_000);
    await expect(page.getByRole('heading', { name: 'Please sign in here' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/login$/);
  });

  test('somebody who never signed up chooses a password of their own instead', async ({
    page,
    request,
    baseURL,
    expectErrors,
  }) => {
    expectErrors(answered(403, '/auth/v1/confirm-email'), 1);
    const email = newAddress();
    await request.post(`${baseURL}/auth/v1/sign-up/email`, {
      data: { email, password: PASSWORD },
      headers: { origin: baseURL ?? '' },
    });
    await page.goto(await verificationPath(request, baseURL ?? '', email));
    await page.getByRole('button', { name: 'Confirm my email' }).click();
    await page.getByRole('link', { name: 'Choose a new password' }).click();
    await expect(page).toHaveURL(/\/forgot-password$/);
  });
});

test.describe('a forgotten password', () => {
  test('is replaced through the mailed link, and the old one no longer works', async ({
    page,
    member,
    baseURL,
    expectErrors,
  }) => {
    expectErrors(answered(401, '/auth/v1/sign-in/email'), 1);
    await page.context().clearCookies();
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
    await page.getByLabel('Email').fill(member.email);
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await expect(page.getByRole('heading', { name: 'Email Sent Successfully!' })).toBeVisible();
    await expect(page.getByText('Please check your spam folder', { exact: false })).toBeVisible();

    const mails: { to: string; links: string[] }[] = await (await page.request.get('/dev/mail.json')).json();
    const links = mails.filter(({ to }) => to === member.email).flatMap((mail) => mail.links);
    const link = new URL(links.find((href) => href.includes('reset-password')) ?? '', baseURL);
    await page.goto(link.pathname + link.search);
    await page.getByLabel('New password').fill('abc');
    await expect(page.getByText('8+ characters recommended')).toBeVisible();
    await page.getByLabel('New password').fill('Evening rain 71');
    await expect(page.getByText('Strong password')).toBeVisible();
    await page.getByLabel('Confirm password').fill('Evening rain 72');
    await expect(page.getByText('Passwords do not match')).toBeVisible();
    await page.getByLabel('Confirm password').fill('Evening rain 71');
    await page.getByRole('button', { name: 'Update Password' }).click();
    await expect(page.getByText('Password updated successfully! You can now login.')).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);

    await page.getByLabel('Email').fill(member.email);
    await page.getByLabel('Password', { exact: true }).fill(member.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('Invalid email or password')).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill('Evening rain 71');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL(/\/categories$/);
  });

  test('needs a link', async ({ page }) => {
    await page.goto('/reset-password');
    await expect(page.getByRole('heading', { name: 'Reset Link Required' })).toBeVisible();
    await page.goto('/auth/v1/reset-password/broken?callbackURL=%2Freset-password');
    await expect(page.getByText('Invalid or expired link:')).toBeVisible();
    await page.getByRole('button', { name: 'Back to Login' }).click();
    await expect(page).toHaveURL(/\/login$/);
  });
});

const screens = [
  '/welcome',
  '/login',
  '/login?mode=sign-up',
  '/country-language',
  '/unavailable',
  '/user-info',
  '/mbti',
  '/verify-email',
  '/verify-email?token=any',
  '/forgot-password',
  '/reset-password',
  '/reset-password?token=any',
];

for (const [size, viewport] of Object.entries(sizes)) {
  test(`every screen is accessible in both themes on a ${size}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    for (const path of screens) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page);
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
        expect(sideways, `${path} scrolls sideways`).toBe(false);
      });
    }
  });
}

test('somebody without a country is led to choose one before a chat, and comes back to it', async ({
  page,
  baseURL,
  expectErrors,
}) => {
  expectErrors(answered(403, '/v1/chat-sessions'));
  await createPersonWithoutCountry(page.request, baseURL ?? '');
  await page.goto('/chat/mentor');
  await expect(page.getByText('Please choose your country first')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Choose your country' }).click();
  await expect(page).toHaveURL('/country-language');
  await page.getByRole('combobox', { name: 'Chat language' }).fill('Hinglish');
  await page.getByRole('option', { name: /Hinglish/ }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/chat/mentor');
  const composer = page.getByRole('textbox', { name: /Message to/ });
  await composer.fill('kal interview hai yaar');
  await composer.press('Enter');
  await expect(page.getByRole('log').locator('[lang="hi-Latn"]', { hasText: 'Guide: ' })).toHaveCount(1);
});
