import type { Page } from '@playwright/test';
import type { ChatMessage } from 'contracts/chat';
import { expect, expectAccessible, keepScreen, sizes, test, unreached } from '../product.ts';

const log = (page: Page) => page.getByRole('log');

const REPLY = `### For tonight

Breathe **slowly**, *as if* nobody waits. See [my bank](https://example.org/a) and https://example.com/tea.

1. Water
2. A window
   - cold air

> Nobody has to be fine.

| Hz | Good for | When | How long | And then | Where it comes from |
|---|---|---|---|---|---|
| 528 | letting go of the day | evening | ten minutes | sleep | somewhere |

\`\`\`js
const longLine = 'a line of code that is far too long for the screen of any telephone there is';
\`\`\`

<img src=x onerror=alert(1)> ![a cat](https://example.org/cat.png) [bad](javascript:alert(1))`;

test.beforeEach(({ member }) => expect(member.email).toContain('@'));

for (const [size, viewport] of Object.entries({ ...sizes, small: { width: 360, height: 640 } })) {
  test(`a reply's markdown is shown and stays inside the page, at ${size} size`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await withMessages(page, [message(0, { content: '**mine** stays' }), message(1, { content: REPLY })]);
    await page.goto('/chat');
    await expect(log(page).getByRole('heading', { name: 'For tonight' })).toBeVisible();
    await expect(log(page).getByText('**mine** stays')).toBeVisible();
    await expect(log(page).getByRole('table').getByRole('columnheader')).toHaveCount(6);
    const head = log(page).getByRole('table').getByRole('row').first();
    expect(await head.evaluate(({ clientHeight }) => clientHeight)).toBeLessThan(44);
    await expect(log(page).getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    const links = log(page).getByRole('link');
    await expect(links).toHaveText([
      'my bank (example.org)',
      'https://example.com/tea',
      'a cat (example.org)',
    ]);
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    const list = page.getByRole('region', { name: 'Messages' });
    expect(await list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true);
    await expectAccessible(page);
    await keepScreen(page, `chat-markdown-${size}`);
    expect(asked.filter((url) => url.includes('example.org'))).toEqual([]);
  });
}

test('markdown that arrives word by word is shown whole, and nothing of it is a mark', async ({ page }) => {
  await page.goto('/chat');
  await page.route('**/functions/v1/saathi-chat', (route) => {
    const events = [
      { type: 'accepted', intent: null },
      { type: 'delta', text: 'So **bo' },
      { type: 'delta', text: 'ld** it is.' },
    ];
    const body = events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('');
    return route.fulfill({ headers: { 'content-type': 'text/event-stream' }, body });
  });
  const rejoined = Promise.withResolvers<void>();
  await page.route('**/replies/*', async (route) => {
    await rejoined.promise;
    await route.abort();
  });
  await page.getByRole('textbox', { name: /Message to/ }).fill('Hello');
  await page.getByRole('textbox', { name: /Message to/ }).press('Enter');
  const live = page.locator('[aria-hidden="true"] [dir="auto"]');
  await expect(live.locator('strong')).toHaveText('bold');
  await expect(live).toHaveText('So bold it is.');
});

test('a chat of 300 messages is read to its beginning, and what is being read stays where it is', async ({
  page,
  expectErrors,
}) => {
  expectErrors(unreached('before='));
  const all = Array.from({ length: 300 }, (_, i) =>
    message(i, { content: `Message ${i}. ${'So it is. '.repeat(i % 17)}` }),
  );
  const server = await withPages(page, all);
  await page.goto('/chat');
  const list = page.getByRole('region', { name: 'Messages' });
  const line = (i: number) => page.getByText(`Message ${i}.`);
  await expect(line(299)).toBeInViewport();
  await expect(line(249)).toHaveCount(0);

  const topOf = (i: number) => line(i).evaluate((element) => element.getBoundingClientRect().top);
  server.hold();
  await list.evaluate((element) => element.scrollTo({ top: 120 }));
  await expect(page.getByRole('button', { name: 'Loading…' })).toBeVisible();
  const before = await topOf(251);
  server.release();
  await expect(line(249)).toBeAttached();
  expect(Math.abs((await topOf(251)) - before)).toBeLessThan(1);
  await expect(line(251)).toBeInViewport();
  await expectAccessible(page);

  server.fail();
  await list.evaluate((element) => element.scrollTo({ top: 0 }));
  await expect(page.getByRole('alert').getByText(/Earlier messages did not come\./)).toBeVisible();
  server.heal();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(line(199)).toBeAttached();
  const more = page.getByRole('button', { name: 'Earlier messages' });
  await expect(more).toBeFocused();
  // A press may bring the button into view, and so one page more than it asks for.
  await expect(async () => {
    await page.keyboard.press('Enter');
    expect(await line(0).count()).toBe(1);
  }).toPass();
  await expect(more).toHaveCount(0);
  await expect(list.getByText(/^Message \d+\./)).toHaveCount(300);
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(10_000);
  await list.evaluate((element) => element.scrollTo({ top: 0 }));
  await expect(line(0)).toBeInViewport();
  await page.getByRole('button', { name: 'Jump to latest' }).click();
  await expect(line(299)).toBeInViewport();
});

const composer = (page: Page) => page.getByRole('textbox', { name: /Message to/ });

test('a message is copied by keyboard', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await withMessages(page, [message(0), message(1, { content: 'So **it** is.' })]);
  await page.goto('/chat');
  const copy = log(page).getByRole('button', { name: 'Copy' });
  await expect(copy).toHaveCount(2);
  await copy.nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Copied', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('So **it** is.');
});

test('a reply is read aloud, one at a time, and stops when the page is left', async ({ page }) => {
  await page.addInitScript(() => {
    const said: string[] = [];
    class Utterance {
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    }
    const voice = {
      speak: (utterance: Utterance) => said.push(utterance.text),
      cancel: () => said.push('cancel'),
      pause: () => said.push('pause'),
      resume: () => said.push('resume'),
    };
    Object.defineProperty(window, 'speechSynthesis', { value: voice });
    Object.assign(window, { SpeechSynthesisUtterance: Utterance, said });
  });
  const said = () => page.evaluate(() => Reflect.get(window, 'said') as string[]);
  await withMessages(page, [message(1, { content: 'So **it** is.' }), message(3, { content: 'Rest.' })]);
  await page.goto('/chat');
  await log(page).getByRole('button', { name: 'Read aloud' }).first().click();
  await log(page).getByRole('button', { name: 'Pause reading' }).click();
  await log(page).getByRole('button', { name: 'Go on reading' }).click();
  await log(page).getByRole('button', { name: 'Read aloud' }).click();
  await expect(log(page).getByRole('button', { name: 'Pause reading' })).toHaveCount(1);
  expect((await said()).filter((words) => !/cancel|resume/.test(words))).toEqual([
    'So it is.',
    'pause',
    'Rest.',
  ]);
  const before = (await said()).length;
  await page.getByRole('button', { name: 'Back to companions' }).click();
  await expect(page).toHaveURL(/categories/);
  await expect.poll(async () => (await said()).slice(before)).toContain('cancel');
});

test('dictation writes into the composer, sends nothing, and says what went wrong', async ({ page }) => {
  await page.addInitScript(() => {
    class Recogniser {
      onend?: () => void;
      start() {
        Object.assign(window, { recogniser: this });
      }
      abort() {}
    }
    Object.assign(window, { SpeechRecognition: Recogniser });
  });
  const happens = (name: string, event: object) =>
    page.evaluate(([what, detail]) => Reflect.get(Reflect.get(window, 'recogniser'), what)(detail), [
      name,
      event,
    ] as const);
  await page.goto('/chat');
  await composer(page).fill('Today');
  await page.getByRole('button', { name: 'Dictate' }).click();
  await expect(page.getByText(/Listening\./)).toBeVisible();
  await keepScreen(page, 'chat-dictation');
  await expectAccessible(page);
  await happens('onresult', { results: [[{ transcript: 'Papa went' }]] });
  await happens('onresult', { results: [[{ transcript: 'Papa went quiet' }]] });
  await expect(composer(page)).toHaveValue('Today Papa went quiet');
  await happens('onerror', { error: 'not-allowed' });
  await happens('onend', {});
  await expect(page.getByText(/The microphone is not allowed here\./)).toBeVisible();
  await expect(composer(page)).toHaveValue('Today Papa went quiet');
  await expect(log(page).getByText('Papa')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Dictate' })).toBeVisible();
});

test('without speech in the browser there are no buttons for it', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['speechSynthesis', 'SpeechRecognition', 'webkitSpeechRecognition'])
      Reflect.deleteProperty(window, name);
    Reflect.deleteProperty(Window.prototype, 'speechSynthesis');
  });
  await withMessages(page, [message(1)]);
  await page.goto('/chat');
  await expect(log(page).getByRole('button', { name: 'Copy' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Read aloud|Dictate/ })).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: sizes.phone });

  test('Enter starts a line, and the composer stays above the keyboard', async ({ page }) => {
    await page.addInitScript(() => {
      const seen = Object.assign(new EventTarget(), { height: innerHeight, offsetTop: 0, scale: 1 });
      Object.defineProperty(window, 'visualViewport', { value: seen });
    });
    await withMessages(page, [message(0), message(1, { lang: 'hi', content: 'सब **ठीक** है।' })]);
    await page.goto('/chat');
    await composer(page).fill('one');
    await composer(page).press('Enter');
    await page.keyboard.type('two');
    await expect(composer(page)).toHaveValue('one\ntwo');
    await expect(log(page).getByText('one')).toHaveCount(0);
    await keepScreen(page, 'chat-actions-phone');
    await page.evaluate(() => {
      Object.assign(window.visualViewport ?? new EventTarget(), { height: 500 }).dispatchEvent(
        new Event('resize'),
      );
    });
    await expect
      .poll(() => composer(page).evaluate((element) => element.getBoundingClientRect().bottom))
      .toBeLessThan(500);
    await keepScreen(page, 'chat-keyboard-phone');
  });
});

/** A message of a made-up chat; every other one is the companion's. */
function message(i: number, part: Partial<ChatMessage> = {}): ChatMessage {
  return {
    id: `00000000-0000-4000-8000-${String(i).padStart(12, '0')}`,
    role: i % 2 === 0 ? 'user' : 'assistant',
    content: `Message ${i}.`,
    intent: null,
    reply_to: null,
    state: 'done',
    care: false,
    suggested_frequency: null,
    career_insights_used: false,
    lang: 'en',
    dir: 'ltr',
    created_at: '2026-11-21T10:00:00.000Z',
    ...part,
  };
}

/** Has the server's own answer carry other messages. */
async function withMessages(page: Page, messages: ChatMessage[]) {
  await page.route(/\/v1\/chat-sessions\/[^/]+$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), messages } });
  });
}

/** Has the server give these messages page by page, as it would those of a chat that is so long; pages can be held back and fail. */
async function withPages(page: Page, all: ChatMessage[]) {
  let failing = false;
  let held = Promise.withResolvers<void>();
  held.resolve();
  await page.route(/\/v1\/chat-sessions\/[^/]+$/, async (route) => {
    const url = new URL(route.request().url());
    const cursor = url.searchParams.get('before');
    await held.promise;
    if (cursor && failing) return route.abort();
    const end = cursor ? all.findIndex(({ id }) => id === cursor) : all.length;
    const start = Math.max(0, end - 50);
    const { session } = await (await page.request.get(url.pathname)).json();
    const before = start > 0 ? { before: all[start]?.id } : {};
    await route.fulfill({ json: { session, messages: all.slice(start, end), ...before } });
  });
  return {
    hold: () => {
      held = Promise.withResolvers<void>();
    },
    release: () => held.resolve(),
    fail: () => {
      failing = true;
    },
    heal: () => {
      failing = false;
    },
  };
}
