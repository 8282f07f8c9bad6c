import { expect, expectAccessible, keepScreen, sizes, test } from '../product.ts';
import { createPerson } from '../testing/new-person.ts';

test('a chat that nobody can open stands among the others and can be deleted', async ({ page, baseURL }) => {
  const { sessionId } = await createPerson(page.request, baseURL ?? '');
  const path = `/v1/chat-sessions/${sessionId}`;
  // As the server lists a chat whose key is lost.
  await page.route('/v1/chat-sessions', async (route) => {
    const response = await route.fetch();
    const { chat_sessions: chats } = await response.json();
    const unreadable = {
      title: 'A chat that can no longer be opened',
      ai_name: 'Companion',
      unreadable: true,
    };
    await route.fulfill({
      json: { chat_sessions: chats.map((chat: object) => ({ ...chat, ...unreadable })) },
    });
  });
  await page.goto('/dashboard');
  const card = page.getByRole('listitem').filter({ hasText: 'A chat that can no longer be opened' });
  await expect(card).toContainText('Your other chats are as they were.');
  await expect(card.getByRole('button', { name: /Open|Export/ })).toHaveCount(0);
  for (const [size, viewport] of Object.entries(sizes)) {
    await page.setViewportSize(viewport);
    await expectAccessible(page);
    await keepScreen(page, `unreadable-chat-${size}`);
  }
  await card.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(card).toHaveCount(0);
  expect((await page.request.get(path)).status()).toBe(404);
});
