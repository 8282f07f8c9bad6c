import type { Page } from '@playwright/test';
import { expect, expectAccessible, keepScreen, sizes, test, unreached } from '../product.ts';

const small = { width: 360, height: 740 };
/** A name as long as one may be, without a place to break it. */
const LONG = 'Wolfeschlegelsteinhausenbergerdorffwelchevoraltern';

const composer = (page: Page) => page.getByRole('textbox', { name: /Message to/ });
const replies = (page: Page) => page.getByRole('log').getByText('Meera: ');

async function openChat(page: Page) {
  await page.goto('/chat');
  await expect(page.getByRole('heading', { level: 1, name: 'Meera' })).toBeVisible();
}

/** How far anything reaches over the right edge, in px. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Letters twice as large, as a person sets them in the browser: every rem counts double. */
async function largeLetters(page: Page) {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    });
  });
}

test.describe('A long word', () => {
  test.use({ viewport: small });

  test('pushes nothing off a phone, whoever typed it', async ({ page, member, baseURL }) => {
    const headers = { origin: baseURL ?? '' };
    await page.request.patch('/v1/profile', { headers, data: { name: LONG } });
    await page.request.post('/v1/chat-sessions', {
      headers,
      data: {
        category: 'mentor',
        subcategory: null,
        ai_name: LONG.slice(0, 40),
        ai_gender: 'female',
        voice_style: 'soft',
        addressed_as: 'female',
      },
    });
    expect(member.sessionId).not.toBe('');

    await page.goto('/chat/mentor');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await composer(page).fill('a'.repeat(52));
    expect(await overflow(page)).toBe(0);
    await expect(page.getByRole('button', { name: 'Send' })).toBeInViewport({ ratio: 1 });
    await composer(page).fill(`https://example.com/${'b'.repeat(300)}`);
    await composer(page).press('Enter');
    await expect(page.getByRole('button', { name: 'Send' })).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'End', exact: true }).click();
    expect(await overflow(page)).toBe(0);
    await keepScreen(page, 'people-long-words-chat');
    for (const path of ['/dashboard', '/profile', '/categories', '/settings']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await overflow(page), path).toBe(0);
    }
  });
});

for (const [size, viewport] of Object.entries(sizes)) {
  test.describe(`Help at ${size} size`, () => {
    test.use({ viewport });

    test('is one tap from a chat and from signing in, and first in the menu', async ({ page, member }) => {
      expect(member.sessionId).not.toBe('');
      await openChat(page);
      await keepScreen(page, `people-chat-help-${size}`);
      await page.getByRole('button', { name: 'Get help now' }).click();
      await expect(page.getByRole('link', { name: 'Call 112' })).toBeInViewport();
      await expect(page.getByRole('link', { name: 'Call 14416' })).toBeInViewport();
      await page.goto('/login');
      await page.getByRole('link', { name: 'In danger now? Get help' }).click();
      await expect(page).toHaveURL('/care');
      await page.goto('/pricing');
      await page
        .getByRole('button', { name: /Menu|More/ })
        .filter({ visible: true })
        .click();
      await expect(page.getByRole('dialog', { name: 'Menu' }).getByRole('link').first()).toHaveText(
        'Need help now?',
      );
    });
  });
}

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: small });

  test('the page has the numbers to call', async ({ page }) => {
    await page.goto('/chat');
    await expect(page.getByRole('link', { name: 'Call 112' })).toHaveAttribute('href', 'tel:112');
    await expect(page.getByRole('link', { name: 'Call 14416' })).toHaveAttribute('href', 'tel:14416');
    await page.screenshot({ path: 'screens/people-no-script.png' });
  });
});

test('The numbers to call stay when the connection breaks before the scripts arrive, and go when they do', async ({
  page,
  expectErrors,
}) => {
  await page.route('**/static/**/*.js', (route) => route.abort());
  await page.route('**/static/*.js', (route) => route.abort());
  await page.goto('/welcome');
  await expect(page.getByRole('link', { name: 'Call 112' })).toBeVisible();
  await page.unrouteAll();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Get Started' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Call 112' })).toHaveCount(0);
  expectErrors(unreached('/static/'));
});

test.describe('With a screen reader', () => {
  test.use({ viewport: sizes.phone });

  test('the next statement of the test is read out', async ({ page }) => {
    await page.goto('/mbti');
    await page.getByRole('radio').nth(3).click();
    await expect(page.getByRole('status').filter({ hasText: 'Statement 2 of 24: ' })).toHaveCount(1);
    await expect(page.getByRole('radio').first()).toBeFocused();
  });

  test('a new page is named, and the focus is on its heading', async ({ page }) => {
    await page.goto('/welcome');
    await page.getByRole('link', { name: 'About Us' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).toHaveTitle(/About.* · Saathi/);
    await expect(page.getByRole('status').filter({ hasText: /About.* · Saathi/ })).toHaveCount(1);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: /A companion for the hours/ })).toBeFocused();
  });
});

test.describe('In forced colours', () => {
  test.use({ viewport: sizes.phone });

  test('buttons, switches and bubbles keep their edges', async ({ page, member }) => {
    expect(member.sessionId).not.toBe('');
    await page.emulateMedia({ forcedColors: 'active' });
    await openChat(page);
    await composer(page).fill('The results came today.');
    await composer(page).press('Enter');
    await expect(replies(page)).toHaveCount(1);
    for (const part of [
      page.getByRole('button', { name: 'End', exact: true }),
      page.getByRole('log').getByText('The results came today.').locator('xpath=ancestor::div[@dir][1]'),
    ])
      expect(
        Number.parseFloat(await part.evaluate((el) => getComputedStyle(el).borderTopWidth)),
      ).toBeGreaterThan(0);
    await page.screenshot({ path: 'screens/people-forced-chat.png' });
    await page.goto('/settings');
    const toggle = page.getByRole('switch').first();
    const looks = () =>
      toggle.evaluate((el) => {
        const { backgroundColor, borderTopWidth } = getComputedStyle(el, '::before');
        return `${backgroundColor} ${borderTopWidth}`;
      });
    await expect(toggle).toBeVisible();
    const before = await looks();
    expect(before).toContain('2px');
    await page.screenshot({ path: 'screens/people-forced-settings.png' });
  });
});

test('On paper stands the page, and no menu, footer or composer', async ({ page, member }) => {
  expect(member.sessionId).not.toBe('');
  await openChat(page);
  await composer(page).fill('The results came today.');
  await composer(page).press('Enter');
  await expect(replies(page)).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'End', exact: true })).toBeHidden();
  await expect(composer(page)).toBeHidden();
  await expect(page.getByText('The results came today.')).toBeVisible();
  await page.goto('/privacy');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
});

test.describe('On a touch screen', () => {
  test.use({ viewport: small, hasTouch: true, isMobile: true });

  test('the keyboard stays open from message to message', async ({ page, member }) => {
    expect(member.sessionId).not.toBe('');
    await openChat(page);
    await composer(page).tap();
    await composer(page).fill('The results came today.');
    await page.getByRole('button', { name: 'Send' }).tap();
    await expect(replies(page)).toHaveCount(1);
    await expect(composer(page)).toBeFocused();
  });

  test('Back closes a dialog and stays on the page', async ({ page, member }) => {
    expect(member.sessionId).not.toBe('');
    await page.goto('/dashboard');
    await page.goto('/chat');
    await page.getByRole('button', { name: 'End', exact: true }).tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL('/chat');
    await page.goBack();
    await expect(page).toHaveURL('/dashboard');
    await page.goto('/pricing');
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Privacy' }).tap();
    await expect(page).toHaveURL('/privacy');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('a double tap on Continue goes on by one step', async ({ page, member }) => {
    expect(member.sessionId).not.toBe('');
    await page.goto('/categories');
    await page.getByRole('button', { name: /Mentor/ }).tap();
    await page.getByLabel('AI name').fill('Ravi');
    const at = await page.getByRole('button', { name: 'Continue' }).boundingBox();
    for (let taps = 0; taps < 2; taps++) await page.touchscreen.tap((at?.x ?? 0) + 40, (at?.y ?? 0) + 20);
    await expect(page.getByText('step 2 of 2')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Start Chat' })).toBeVisible();
    const { chat_sessions: chats } = await (await page.request.get('/v1/chat-sessions')).json();
    expect(chats).toHaveLength(1);
  });
});

test.describe('With letters twice as large', () => {
  test.use({ viewport: small });

  test('the talk keeps most of a phone, also above its keyboard', async ({ page, member }) => {
    expect(member.sessionId).not.toBe('');
    await largeLetters(page);
    await openChat(page);
    await composer(page).fill('The results came today.');
    await composer(page).press('Enter');
    await expect(replies(page)).toHaveCount(1);
    const room = async () =>
      (await page.getByRole('region', { name: 'Messages' }).boundingBox())?.height ?? 0;
    await expect(page.getByRole('button', { name: 'Send' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Jump to latest' })).toHaveCount(0);
    await keepScreen(page, 'people-large-chat');
    await expectAccessible(page);
    expect(await room()).toBeGreaterThan(400);
    await page.setViewportSize({ width: 360, height: 420 });
    await composer(page).click();
    await keepScreen(page, 'people-large-chat-keyboard');
    expect(await room()).toBeGreaterThan(200);
    await expect(page.getByRole('button', { name: 'Get help now' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Send' })).toBeInViewport({ ratio: 1 });
    expect(await overflow(page)).toBe(0);
  });

  test('a call button is in sight after the message, above the keyboard, and on the care page', async ({
    page,
    member,
  }) => {
    expect(member.sessionId).not.toBe('');
    await largeLetters(page);
    await page.goto('/care');
    await expect(page.getByRole('link', { name: 'Call 112' })).toBeInViewport({ ratio: 1 });
    await keepScreen(page, 'people-large-care');
    await openChat(page);
    await page.setViewportSize({ width: 360, height: 420 });
    await composer(page).fill('I want to kill myself');
    await composer(page).press('Enter');
    await expect(page.getByRole('link', { name: 'Call 14416' })).toBeInViewport({ ratio: 1 });
    await keepScreen(page, 'people-large-care-message');
  });

  test('no word is broken inside', async ({ page, member }) => {
    expect(member.sessionId).not.toBe('');
    await largeLetters(page);
    for (const path of ['/dashboard', '/categories', '/care', '/safety', '/login', '/mbti', '/profile']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await page.screenshot({ path: `screens/people-large${path.replace('/', '-')}.png`, fullPage: true });
      expect(await brokenWords(page), path).toEqual([]);
      expect(await overflow(page), path).toBe(0);
    }
  });
});

/** The words on the screen that stand on more than one line. */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element?.checkVisibility() || getComputedStyle(element).position === 'absolute') continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{M}]{3,}/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(word);
      }
    }
    return found;
  });
}

test.describe('When the day is used up', () => {
  test.use({ viewport: small });

  test('the way on stands at the end of the talk and does not bury it', async ({ page, member }) => {
    expect(member.sessionId).not.toBe('');
    const credits = await (await page.request.get('/v1/credits')).json();
    const used = { ...credits.daily, used: credits.daily.limit };
    await page.route('**/v1/credits', (route) => route.fulfill({ json: { ...credits, daily: used } }));
    await openChat(page);
    await expect(page.getByText(/^Daily limit reached!/)).toBeInViewport();
    await expect(page.getByRole('button', { name: 'See the packs' })).toBeInViewport();
    const room = await page.getByRole('region', { name: 'Messages' }).boundingBox();
    expect(room?.height).toBeGreaterThan(450);
    await keepScreen(page, 'people-day-used-up');
  });
});

test.describe('In distress', () => {
  test.use({ viewport: sizes.phone });

  test('the breathing minute opens over the chat and leaves it as it was', async ({ page, member }) => {
    expect(member.sessionId).not.toBe('');
    await openChat(page);
    await composer(page).fill('I want to kill myself');
    await composer(page).press('Enter');
    const care = page.getByRole('article', { name: 'Saathi' });
    await expect(care.getByRole('link', { name: 'Call 14416' })).toBeInViewport({ ratio: 1 });
    await keepScreen(page, 'people-care-message');
    await composer(page).fill('what I had begun');
    await care.getByRole('button', { name: /Breathe with me/ }).click();
    await expect(page.getByText('Breathe in')).toBeVisible();
    await expect(page).toHaveURL('/chat');
    await keepScreen(page, 'people-breathe-over-chat');
    await page.goBack();
    await expect(page.getByText('Breathe in')).toHaveCount(0);
    await expect(composer(page)).toHaveValue('what I had begun');
    await expect(care).toBeVisible();
  });

  test('the care page has the ambulance beside the line to talk to', async ({ page }) => {
    await page.goto('/care');
    const [harmed, talk] = await Promise.all(
      ['Call 112', 'Call 14416'].map((name) => page.getByRole('link', { name }).boundingBox()),
    );
    expect(harmed?.y).toBe(talk?.y);
    expect(harmed?.x).toBeLessThan(talk?.x ?? 0);
    await keepScreen(page, 'people-care');
    await expectAccessible(page);
  });
});

test('A name of one letter is told what is wrong with it', async ({ page }) => {
  await page.goto('/user-info');
  const name = page.getByLabel('Name');
  await name.fill('A');
  await name.press('Tab');
  await expect(name).toHaveAccessibleDescription(/at least 2 letters/);
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await keepScreen(page, 'people-short-name');
  await name.fill('Ai');
  await expect(name).not.toHaveAttribute('aria-invalid');
});

test('What is wrong with a sign-in is said at its fields', async ({ page, expectErrors }) => {
  await page.goto('/login');
  const email = page.getByLabel('Email');
  const password = page.getByLabel('Password', { exact: true });
  await email.fill('nobody@example.com');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expect(email).not.toHaveAttribute('aria-invalid');
  await password.fill('not the one');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(email).toHaveAccessibleDescription(/Invalid email or password/);
  await expect(password).toHaveAccessibleDescription(/Invalid email or password/);
  await keepScreen(page, 'people-login-refused');
  expectErrors(/status of 401 .*sign-in/);
});

test('The companions have no footer, and a companion nobody knows is not found', async ({ page, member }) => {
  expect(member.sessionId).not.toBe('');
  for (const path of ['/categories', '/category-select']) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: /Mentor/ })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
  }
  await keepScreen(page, 'people-categories');
  await page.goto('/chat/nonsense');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.goto('/chat/teacher');
  await expect(composer(page)).toBeVisible();
});
