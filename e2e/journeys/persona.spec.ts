import type { ReplyEvent } from 'contracts/chat';
import { expect, expectAccessible, keepScreen, sizes, test } from '../product.ts';
import { startHeldReply } from '../testing/held-reply.ts';

for (const [size, viewport] of Object.entries(sizes)) {
  test(`a companion is made personal, at ${size} size`, async ({ page, member }) => {
    expect(member.email).toContain('@');
    await page.setViewportSize(viewport);
    await page.goto('/companion-choice');
    await page.getByRole('button', { name: /Make it personal/ }).click();
    await expect(page.getByRole('heading', { name: 'Make it personal' })).toBeVisible();
    await expect(page.getByLabel('AI name')).toHaveCount(0);
    await expect(page.getByRole('radio', { name: /Neutral/ })).toBeVisible();
    await page.getByRole('radio', { name: /Girlfriend/ }).check();
    await expect(page.getByRole('group', { name: 'AI gender' })).toHaveCount(0);
    await page.getByRole('radio', { name: /Teacher/ }).check();
    await page.getByLabel('AI name').fill('');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Please give your companion a name.')).toBeVisible();
    await page.getByLabel('AI name').fill('Guru');
    await keepScreen(page, `persona-${size}`);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Guru' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'How should I prepare for my exam?' })).toBeVisible();
  });
}

test('a message in line is told its place, and a reply that reached its length goes on at a tap', async ({
  page,
  member,
}) => {
  expect(member.email).toContain('@');
  const held = await startHeldReply();
  try {
    await page.route('**/functions/v1/saathi-chat', (route) => route.continue({ url: held.url }));
    await page.goto('/chat');
    await page.getByRole('textbox', { name: /Message/ }).fill('Tell me a story');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect.poll(() => held.sent.length).toBe(1);
    held.say({ type: 'accepted', intent: null });
    held.say({ type: 'place', place: 3 });
    await expect(page.getByRole('status').getByText('You are third in line')).toBeVisible();
    await keepScreen(page, 'in-line');
    held.say({ type: 'place', place: 0 });
    await expect(page.getByText('Meera is thinking')).toBeVisible();
    held.say(cutReply(held.sent[0]?.message_id ?? ''));
    await expect(page.getByText('That is as much as one answer holds')).toBeVisible();
    await keepScreen(page, 'reply-cut');
    await expectAccessible(page);
    await page.getByRole('textbox', { name: /Message/ }).fill('And tomorrow');
    await page.getByRole('button', { name: 'Go on', exact: true }).click();
    await expect
      .poll(() => held.sent.map(({ message }) => message))
      .toEqual(['Tell me a story', 'Please go on.']);
    await expect(page.getByRole('log').getByText('Please go on.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: /Message/ })).toHaveValue('And tomorrow');
  } finally {
    await page.goto('about:blank');
    await held.close();
  }
});

function cutReply(messageId: string): ReplyEvent {
  return {
    type: 'done',
    credits: {
      chat_credits: 24,
      camera_gallery_credits: 5,
      pack: 'free',
      subscription: null,
      daily: { used: 1, limit: 10 },
    },
    message: {
      id: crypto.randomUUID(),
      role: 'assistant',
      content: 'Once upon a time there was a',
      intent: null,
      reply_to: messageId,
      state: 'done',
      care: false,
      cut: true,
      suggested_frequency: null,
      career_insights_used: false,
      lang: 'en',
      dir: 'ltr',
      created_at: new Date().toISOString(),
    },
  };
}
