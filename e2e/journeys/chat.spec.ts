import { type BrowserContext, type Page, request } from '@playwright/test';
import type { ChatMessage } from 'contracts/chat';
import {
  answered,
  expect,
  expectAccessible,
  keepScreen,
  sizes,
  unreached,
  test as withNewcomer,
} from '../product.ts';
import { createPerson } from '../testing/new-person.ts';

type Kept = Awaited<ReturnType<BrowserContext['storageState']>>;

let asha: Promise<Kept> | undefined;

/** Somebody new without a chat: what the browser keeps of being signed in. */
async function createAsha(): Promise<Kept> {
  const context = await request.newContext();
  const url = process.env.PRODUCT_URL ?? '';
  const { sessionId } = await createPerson(context, url);
  await context.delete(`${url}/v1/chat-sessions/${sessionId}`, { headers: { origin: url } });
  const kept = await context.storageState();
  await context.dispose();
  return kept;
}

/**
 * Most of it needs no new person: one for the whole file, and an empty chat with Meera for each test. Their messages together have
 * to stay within a day's ten.
 */
const test = withNewcomer.extend<{ chat: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
  storageState: async ({}, use) => {
    asha ??= createAsha();
    await use(await asha);
  },
  chat: [
    async ({ page, baseURL }, use) => {
      const headers = { origin: baseURL ?? '' };
      await page.request.post('/v1/chat-sessions', { data: meera, headers });
      const { chat_sessions: chats } = await (await page.request.get('/v1/chat-sessions')).json();
      await use(chats[0].id);
      const { chat_sessions: left } = await (await page.request.get('/v1/chat-sessions')).json();
      for (const { id } of left) await page.request.delete(`/v1/chat-sessions/${id}`, { headers });
      const { daily } = await (await page.request.get('/v1/credits')).json();
      expect(daily.used, 'messages of the person whom the tests of this file share').toBeLessThan(
        daily.limit,
      );
    },
    { auto: true },
  ],
});

const meera = {
  category: 'heart_to_heart',
  subcategory: null,
  ai_name: 'Meera',
  ai_gender: 'female',
  voice_style: 'soft',
  addressed_as: 'female',
};

const composer = (page: Page) => page.getByRole('textbox', { name: /Message to/ });
const log = (page: Page) => page.getByRole('log');
/** The reply that is arriving. */
const live = (page: Page) => page.locator('[aria-hidden="true"] [dir="auto"] p');
const words = 'I got the results today. I feel like I let everyone at home down.';

/** Opens the newcomer's chat with Meera. */
async function openChat(page: Page) {
  await page.goto('/chat');
  await expect(page.getByRole('heading', { level: 1, name: 'Meera' })).toBeVisible();
}

async function say(page: Page, text: string) {
  await composer(page).fill(text);
  await composer(page).press('Enter');
}

/** Says something and waits until the whole reply stands in the log. */
async function talk(page: Page, text: string, replies: number) {
  await say(page, text);
  await expect(log(page).getByText('Meera: ')).toHaveCount(replies);
}

const credits = async (page: Page) => (await page.request.get('/v1/credits')).json();

/** Uses up the day's ten messages by the same call the chat makes. */
async function useUpTheDay(page: Page, chat: string, baseURL = '') {
  const { person } = await (await page.request.get('/v1/session')).json();
  for (let sent = 0; sent < 10; sent++) {
    const response = await page.request.post('/functions/v1/saathi-chat', {
      headers: { origin: baseURL },
      data: {
        message: 'Hello',
        category: 'heart_to_heart',
        ai_name: 'Meera',
        user_id: person.id,
        conversation_history: [],
        chat_session_id: chat,
        message_id: crypto.randomUUID(),
      },
    });
    expect(response.ok(), await response.text()).toBe(true);
  }
}

for (const [size, viewport] of Object.entries(sizes)) {
  test.describe(`At ${size} size`, () => {
    test.use({ viewport });

    test('a companion is chosen, set up, talked with and deleted', async ({ page, chat: other }) => {
      await page.goto('/categories');
      await expect(
        page.getByRole('heading', { name: 'Who would you like to sit with, Asha?' }),
      ).toBeVisible();
      await expect(page.getByRole('main').getByRole('listitem').getByRole('button')).toHaveCount(9);
      await keepScreen(page, `categories-${size}`);
      await expectAccessible(page);

      await page.getByRole('button', { name: /Mentor/ }).click();
      await page.getByLabel('AI name').fill('Ravi');
      await keepScreen(page, `ai-prefs-1-${size}`);
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('radio', { name: /Calm/ }).check();
      await keepScreen(page, `ai-prefs-2-${size}`);
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Start Chat' }).click();

      await expect(page.getByText('Personalized for Asha').filter({ visible: true }).first()).toBeVisible();
      await expect(page.getByText('Ravi is an AI. Erased when you end this chat.')).toBeVisible();
      await expect(page.getByRole('list', { name: 'Ways to begin' }).getByRole('button')).toHaveCount(3);
      await keepScreen(page, `chat-empty-${size}`);
      await expectAccessible(page);

      await say(page, words);
      await expect(log(page).getByText('Ravi: ')).toHaveCount(1);
      await keepScreen(page, `chat-${size}`);
      await expectAccessible(page);

      const chat = await page.evaluate(() => localStorage.getItem('active_chat_session'));
      expect(chat).not.toBe(other);
      await page.getByRole('button', { name: 'End', exact: true }).click();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Delete' }).click();
      await expect(page).toHaveURL(/\/dashboard$/);
      expect((await page.request.get(`/v1/chat-sessions/${chat}`)).status()).toBe(404);
      await expect(page.getByText('Go on with')).toHaveCount(1);
    });

    test('the day begins with how it is inside', async ({ page }) => {
      await page.goto('/dashboard');
      await expect(page.getByRole('heading', { name: 'How is it inside, Asha?' })).toBeVisible();
      await page.getByRole('radio', { name: 'Light' }).check();
      await expect(page.getByText('You looked inside once this week.')).toBeVisible();
      await keepScreen(page, `dashboard-${size}`);
      await expectAccessible(page);
      await page.reload();
      await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked();
    });

    withNewcomer(
      'a crisis is answered with people to call, also when the day is used up',
      async ({ page, member, baseURL }) => {
        await useUpTheDay(page, member.sessionId, baseURL);
        await openChat(page);
        await expect(
          page.getByText('Daily limit reached! Please upgrade to Premium to continue.'),
        ).toBeVisible();
        await say(page, 'I want to kill myself');
        const care = page.getByRole('article', { name: 'Saathi' });
        await expect(care.getByRole('link', { name: 'Call 14416' })).toHaveAttribute('href', 'tel:14416');
        await expect(care.getByRole('link', { name: 'Call 14416' })).toBeInViewport();
        await keepScreen(page, `chat-care-${size}`);
        await expectAccessible(page);
        await care.getByRole('button', { name: 'That’s not what I meant' }).click();
        await expect(composer(page)).toBeFocused();
        await care.getByRole('link', { name: /Make a safety plan/ }).click();
        await expect(page).toHaveURL(/\/care#plan$/);
      },
    );
  });
}

withNewcomer('a reply arrives word by word', async ({ page, member }) => {
  expect(member.email).toContain('@');
  await openChat(page);
  await page.evaluate(() => {
    const seen = new Set<number>();
    new MutationObserver(() => {
      const live = document.querySelector('[aria-hidden="true"] [dir="auto"]');
      if (live) seen.add(live.textContent.length);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    Object.assign(window, { seenLengths: seen });
  });
  await talk(page, words, 1);
  expect(
    await page.evaluate(() => (window as unknown as { seenLengths: Set<number> }).seenLengths.size),
  ).toBeGreaterThan(5);
});

test('a reply goes on through a reload and in a second tab, and costs one credit', async ({
  page,
  context,
}) => {
  await openChat(page);
  const before = (await credits(page)).chat_credits;
  await say(page, words);
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  // Before its first word the server may not have the message, and a reload gives it back to the composer.
  await expect(live(page)).toBeVisible();
  const second = await context.newPage();
  await Promise.all([page.reload(), openChat(second)]);
  for (const tab of [page, second]) {
    await expect(log(tab).getByText('Meera: ')).toHaveCount(1);
    await expect(log(tab).getByText(words)).toHaveCount(1);
    await expect(tab.getByRole('button', { name: 'Send' })).toBeVisible();
  }
  expect((await credits(page)).chat_credits).toBe(before - 1);
});

test('a connection that breaks in the middle of a reply is taken up again', async ({
  page,
  chat,
  expectErrors,
}) => {
  expectErrors(unreached('/functions/v1/saathi-chat'), 1);
  const connection = await page.context().newCDPSession(page);
  await openChat(page);
  const before = (await credits(page)).chat_credits;
  await page.route('**/functions/v1/saathi-chat', async (route) => {
    // The server gets the message; its answer never does.
    await page.request.post(route.request().url(), { data: route.request().postDataJSON() });
    await route.abort('connectionreset');
  });
  const seen = Promise.withResolvers<void>();
  await page.route(`**/v1/chat-sessions/${chat}/replies/*`, async (route) => {
    await seen.promise;
    await route.continue();
  });
  await say(page, words);
  await expect(page.getByText('The connection broke. Coming back…')).toBeVisible();
  seen.resolve();
  await page.unroute('**/functions/v1/saathi-chat');
  await expect(log(page).getByText('Meera: ')).toHaveCount(1);
  await expect(log(page).getByText(words)).toHaveCount(1);
  expect((await credits(page)).chat_credits).toBe(before - 1);
  await connection.detach();
});

test('words that could not be sent are kept, through a reload too, and are sent once', async ({
  page,
  context,
  expectErrors,
}) => {
  expectErrors(unreached('/functions/v1/saathi-chat'));
  await openChat(page);
  await page.waitForLoadState('networkidle');
  const before = (await credits(page)).chat_credits;
  await context.setOffline(true);
  await say(page, words);
  await expect(page.getByText('The connection broke. Coming back…')).toBeVisible();
  const people = page.getByRole('region', { name: 'People to call' });
  await expect(people.getByRole('link', { name: 'Call 14416' })).toHaveAttribute('href', 'tel:14416');
  await expect(people.getByRole('link', { name: 'Call 112' })).toBeInViewport();
  await context.setOffline(false);
  await expect(log(page).getByText('Meera: ')).toHaveCount(1);
  expect((await credits(page)).chat_credits).toBe(before - 1);

  await context.setOffline(true);
  await say(page, 'He never shouts.');
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(composer(page)).toHaveValue('He never shouts.');
  await context.setOffline(false);
  await composer(page).fill('And then he left the room.');
  await page.reload();
  await expect(composer(page)).toHaveValue('And then he left the room.');
});

withNewcomer(
  'what a message is about stands under it at once, without a reload',
  async ({ page, member }) => {
    expect(member.email).toContain('@');
    await openChat(page);
    await say(page, 'So much stress, and the deadline is tomorrow');
    await expect(log(page).getByText('Stress', { exact: true })).toBeVisible();
    await expect(log(page).getByText('Meera: ')).toHaveCount(1);
    await expect(log(page).getByText('Stress', { exact: true })).toHaveCount(1);
  },
);

withNewcomer(
  'Hinglish gets Hinglish in Latin letters, and Devanagari gets Devanagari',
  async ({ page, member }) => {
    expect(member.email).toContain('@');
    await openChat(page);
    await talk(page, 'yaar bahut stress ho raha hai', 1);
    const reply = log(page).locator('[lang="hi-Latn"]', { hasText: 'Meera: ' });
    await expect(reply).toHaveCount(1);
    await expect(reply).not.toContainText(/\p{Script=Devanagari}/u);
    await talk(page, 'आज मन बहुत भारी है', 2);
    await expect(log(page).locator('[lang="hi"]', { hasText: 'Meera: ' })).toHaveCount(1);
  },
);

withNewcomer(
  'a message that wants a country leads to the choice of one and back, with its words',
  async ({ page, member, expectErrors }) => {
    expect(member.email).toContain('@');
    expectErrors(answered(403, '/functions/v1/saathi-chat'), 1);
    await openChat(page);
    await page.route('**/functions/v1/saathi-chat', (route) =>
      route.fulfill({
        status: 403,
        json: { code: 'country_needed', message: 'Please choose your country first.' },
      }),
    );
    await say(page, words);
    await page.getByRole('button', { name: 'Choose your country' }).click();
    await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('India');
    await page.unroute('**/functions/v1/saathi-chat');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(composer(page)).toHaveValue(words);
    await composer(page).press('Enter');
    await expect(log(page).getByText('Meera: ')).toHaveCount(1);
  },
);

test('a refused message comes back to the composer with the reason', async ({ page, expectErrors }) => {
  expectErrors(answered(402, '/functions/v1/saathi-chat'), 1);
  await openChat(page);
  await page.route('**/functions/v1/saathi-chat', (route) =>
    route.fulfill({
      status: 402,
      json: { code: 'no_credits', message: 'Insufficient chat credits! Please upgrade or buy more credits.' },
    }),
  );
  await say(page, words);
  await expect(
    page.getByText('Insufficient chat credits! Please upgrade or buy more credits.'),
  ).toBeVisible();
  await expect(composer(page)).toHaveValue(words);
  await expect(log(page).getByText(words)).toHaveCount(0);
  await page.reload();
  await expect(composer(page)).toHaveValue(words);
});

for (const [size, viewport] of Object.entries(sizes)) {
  test(`a server that fails leaves people to call, at ${size} size`, async ({ page, expectErrors }) => {
    expectErrors(answered(500, '/functions/v1/saathi-chat'), 1);
    await page.setViewportSize(viewport);
    await openChat(page);
    await page.route('**/functions/v1/saathi-chat', (route) =>
      route.fulfill({ status: 500, json: { code: 'unexpected', message: 'Something went wrong.' } }),
    );
    await say(page, words);
    const people = page.getByRole('region', { name: 'People to call' });
    await expect(people.getByRole('link', { name: 'Call 14416' })).toBeInViewport();
    await expect(composer(page)).toHaveValue(words);
    await keepScreen(page, `chat-unreached-${size}`);
    await expectAccessible(page);
    await page.unroute('**/functions/v1/saathi-chat');
    await composer(page).press('Enter');
    await expect(log(page).getByText('Meera: ')).toHaveCount(1);
    await expect(people).toHaveCount(0);
  });
}

withNewcomer('Stop keeps the part that arrived', async ({ page, member }) => {
  expect(member.email).toContain('@');
  await page.goto('/chat?category=wisdom_stories');
  await say(page, 'Please tell me a story.');
  await expect(live(page)).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('Stopped here')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Stopped here')).toBeVisible();
});

test('a chat is saved, read again, taken along as a file and deleted', async ({ page, expectErrors }) => {
  expectErrors(unreached('/v1/saved-chats'), 1);
  await openChat(page);
  await talk(page, words, 1);
  await page.getByRole('button', { name: 'End', exact: true }).click();
  await page.route('**/v1/saved-chats', (route) => route.abort());
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Failed to save chat. Please try again.')).toBeVisible();
  await page.unroute('**/v1/saved-chats');
  await page.getByRole('button', { name: 'Save' }).click();

  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText('Saved chat, 71 hours left.')).toBeVisible();
  await page.getByRole('button', { name: /^Rename/ }).click();
  const name = page.getByLabel('Name of this chat');
  await name.fill('Another');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Heart to heart Chat')).toBeVisible();
  await page.getByRole('button', { name: /^Rename/ }).click();
  await name.fill('आज की बात');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Rename आज की बात' })).toBeFocused();

  await page.getByRole('button', { name: 'Export' }).click();
  const exporting = page.getByRole('dialog');
  await expect(exporting).toContainText('with every credit pack (from ₹93.22 with GST, once)');
  await expect(exporting.getByRole('link', { name: 'Export my data in the settings' })).toBeVisible();
  await expectAccessible(page);
  await exporting.getByRole('button', { name: 'Not now' }).click();
  await page.getByRole('button', { name: 'Open the chat with Meera' }).click();
  await expect(page.getByText(words)).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Nobody is waiting, and nothing is kept')).toBeVisible();
});

test('after heavy days people to talk to are in sight, and who paid reads the look back', async ({
  page,
}) => {
  const paid = {
    ready: true,
    included: true,
    words: ['You looked inside on 3 days: heavy three times.', 'It was a heavy week.'],
    tone: { hz: 396, words: 'Nothing has to be solved tonight.' },
    help: true,
  };
  let reflection: object = { ...paid, included: false, words: [], tone: null };
  // As the server answers after a heavy week, first somebody who bought nothing.
  await page.route('**/v1/moods', async (route) => {
    const { days } = await (await route.fetch()).json();
    await route.fulfill({ json: { days, reflection } });
  });
  await page.goto('/dashboard');
  const help = page.getByRole('link', { name: 'People to talk to' });
  await expect(help).toBeVisible();
  await expect(page.getByRole('link', { name: 'See the plans' })).toBeVisible();
  reflection = paid;
  await page.reload();
  await expect(page.getByText('It was a heavy week.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Play 396 Hz' })).toBeVisible();
  for (const [size, viewport] of Object.entries({
    phone: { width: 360, height: 740 },
    desktop: sizes.desktop,
  })) {
    await page.setViewportSize(viewport);
    await help.scrollIntoViewIfNeeded();
    await expectAccessible(page);
    await keepScreen(page, `reflection-${size}`);
  }
  await help.click();
  await expect(page).toHaveURL('/care');
});

test('whoever bought a pack takes a saved chat along as a file', async ({ page }) => {
  // As the server answers somebody who paid.
  await page.route('**/v1/saved-chats', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ json: { ...(await response.json()), exports: true } });
  });
  await page.route('**/v1/saved-chats/*/export?format=markdown', (route) =>
    route.fulfill({
      body: '# A talk',
      headers: {
        'Content-Disposition': `attachment; filename="saathi.md"; filename*=UTF-8''saathi%20A%20talk.md`,
      },
    }),
  );
  const { request } = page;
  await openChat(page);
  const id = await page.evaluate(() => localStorage.getItem('active_chat_session'));
  const origin = new URL(page.url()).origin;
  await request.post('/v1/saved-chats', { data: { chat_session_id: id }, headers: { origin } });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Export' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'JSON, for programs' })).toBeVisible();
  await expectAccessible(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Markdown, for notes' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('saathi A talk.md');
  await expect(dialog).toBeHidden();
});

withNewcomer('no companion is chosen once the day is used up', async ({ page, member, baseURL }) => {
  await useUpTheDay(page, member.sessionId, baseURL);
  await page.goto('/categories');
  // The page asks how much is left; who taps before it knows is told by the chat instead.
  await expect(page.getByText('Daily limit reached! Please upgrade to Premium to continue.')).toBeVisible();
  await page.getByRole('button', { name: /Mentor/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Daily limit reached! Please upgrade to Premium to continue.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'See the packs' }).click();
  await expect(page).toHaveURL(/\/pricing$/);
});

withNewcomer('somebody under 18 is offered a friend and no romantic partner', async ({ page, member }) => {
  expect(member.email).toContain('@');
  await page.goto('/companion-choice');
  await expect(page.getByRole('button', { name: /Romantic Partner/ })).toBeVisible();
  await expectAccessible(page);
  const dob = `${new Date().getFullYear() - 15}-01-01`;
  await page.request.patch('/v1/profile', { data: { dob }, headers: { origin: new URL(page.url()).origin } });
  await page.reload();
  await expect(page.getByRole('button', { name: /Friend/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /Romantic Partner/ })).toHaveCount(0);
});

test('anger finds its target and goes back', async ({ page }) => {
  await page.goto('/stress-sub');
  await expect(page.getByRole('heading', { name: 'Who Are You Angry At?' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /Road Rage/ }).click();
  await expect(page).toHaveURL(/\/ai-prefs$/);
  expect(
    await page.evaluate(() => [localStorage.selected_category, localStorage.selected_subcategory]),
  ).toEqual(['anger_release', 'roadside']);
  await page.goto('/stress-sub');
  await page.getByRole('button', { name: 'Back to Categories' }).click();
  await expect(page).toHaveURL(/\/categories$/);
});

test('the teacher says what it is, and its chat is found again', async ({ page }) => {
  await page.goto('/categories');
  await page.getByRole('button', { name: /Teacher/ }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start learning' }).click();
  await expect(page.getByText('Teacher · AI')).toBeVisible();
  const first = await page.evaluate(() => localStorage.active_chat_session);
  await page.reload();
  await expect(page.getByText('Teacher · AI')).toBeVisible();
  expect(await page.evaluate(() => localStorage.active_chat_session)).toBe(first);
});

test('a suggested tone plays under the talk, one at a time', async ({ page, chat }) => {
  const suggested = [message(0, { suggested_frequency: 528 }), message(1, { suggested_frequency: 432 })];
  await withMessages(page, chat, suggested);
  await openChat(page);
  const [first, second] = [
    page.getByRole('button', { name: /528 Hz/ }),
    page.getByRole('button', { name: /432 Hz/ }),
  ];
  await first.click();
  await expect(first).toContainText('Playing...');
  await second.click();
  await expect(second).toContainText('Playing...');
  await expect(first).toContainText('Tap to play');
  await second.click();
  await expect(second).toContainText('Tap to play');
});

test('a tone that cannot be played says so', async ({ page, chat, expectErrors }) => {
  expectErrors(unreached('/functions/v1/audio-proxy/528hz.mp3'));
  await page.route('**/audio-proxy/*', (route) => route.abort());
  await withMessages(page, chat, [message(0, { suggested_frequency: 528 })]);
  await openChat(page);
  await page.getByRole('button', { name: /528 Hz, softly, while we talk/ }).click();
  await expect(page.getByText('Could not play 528Hz.')).toBeVisible();
});

test.describe('After a long visit', () => {
  const suggestion = (page: Page) => page.getByText(/^You have been here for/);

  /** Opens the chat as somebody who came so many minutes ago. */
  async function openAfter(page: Page, chat: string, minutes: number) {
    await page.evaluate(
      ([key = '', begun = '']) => sessionStorage.setItem(key, begun),
      [`saathi_sitting_${chat}`, String(Date.now() - minutes * 60_000)],
    );
    await page.reload();
    await expect(page.getByRole('timer')).toHaveText(new RegExp(`^${minutes}:`));
    await expect(
      page
        .getByText(/10 free/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
  }

  test('a break is suggested once, and not before its time', async ({ page, chat }) => {
    await openChat(page);
    await openAfter(page, chat, 43);
    await expect(suggestion(page)).toHaveCount(0);
    await openAfter(page, chat, 45);
    await expect(suggestion(page)).toContainText(
      'You have been here for 45 minutes. A glass of water, a window, a few steps? Meera keeps this place for you.',
    );
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect(suggestion(page)).toHaveCount(0);
    await openAfter(page, chat, 50);
    await expect(suggestion(page)).toHaveCount(0);
  });

  test('no break stands beside help', async ({ page, chat }) => {
    await openChat(page);
    await openAfter(page, chat, 45);
    await expect(suggestion(page)).toBeVisible();
    await say(page, 'I want to kill myself');
    await expect(page.getByRole('link', { name: 'Call 14416' })).toBeVisible();
    await expect(suggestion(page)).toHaveCount(0);
  });
});

test('a chat of 300 messages stays light and begins at its end', async ({ page, chat }) => {
  const messages = Array.from({ length: 300 }, (_, i) => message(i));
  await withMessages(page, chat, messages);
  await openChat(page);
  await expect(page.getByText('Message 299')).toBeInViewport();
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(10_000);
  await page.getByRole('region', { name: 'Messages' }).evaluate((list) => list.scrollTo({ top: 0 }));
  await page.getByRole('button', { name: 'Jump to latest' }).click();
  await expect(page.getByText('Message 299')).toBeInViewport();
});

test('a long Hindi name and markup in a message are only words', async ({ page, chat }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const content = '<img src=x onerror=alert(1)> **strong**\n- मेरे पास\n- दो बातें हैं';
  await withMessages(page, chat, [message(1, { content, lang: 'hi' })], 'मेरी प्यारी दोस्त मीरा जी');
  await page.goto('/chat');
  await expect(page.getByRole('heading', { level: 1, name: 'मेरी प्यारी दोस्त मीरा जी' })).toBeVisible();
  await expect(log(page).locator('img')).toHaveCount(0);
  await expect(log(page).getByRole('listitem')).toHaveCount(2);
  await expect(log(page).locator('strong')).toHaveText('strong');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(wide).toBe(false);
  await keepScreen(page, 'chat-hindi-small');
});

/** A message of a made-up chat; every other one is the companion's. */
function message(i: number, part: Partial<ChatMessage> = {}): ChatMessage {
  return {
    id: `00000000-0000-4000-8000-${String(i).padStart(12, '0')}`,
    role: i % 2 === 0 && part.suggested_frequency === undefined ? 'user' : 'assistant',
    content: `Message ${i}. It says a little of this and a little of that, and then it ends.`,
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

/** Has the server's own answer carry other messages, as a long or a strange chat would. */
async function withMessages(page: Page, chat: string, messages: ChatMessage[], aiName?: string) {
  await page.route(`**/v1/chat-sessions/${chat}`, async (route) => {
    const response = await route.fetch();
    const { session } = await response.json();
    await route.fulfill({
      response,
      json: { session: { ...session, ...(aiName && { ai_name: aiName }) }, messages },
    });
  });
}
