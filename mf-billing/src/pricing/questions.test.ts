import type { Policy } from 'contracts/policy';
import { expect, test } from 'vitest';
import { questions } from './questions.ts';

const free = { daily_messages: 10, warn_from: 8, day_zone: 'UTC', chat_credits: 25, camera_credits: 5 };
const policy: Partial<Policy> = {
  free,
  prices: { message_chat_credits: 1, photo_camera_credits: 1 },
  refund: { days: 7, chats: 5 },
  retention_hours: { open: 24, saved: 72, open_without_auto_delete: 72, copies: 1 },
  packs: [],
  gst_percent: 18,
};

const answersOf = (change: Partial<Policy>) =>
  questions({ ...policy, ...change } as Policy)
    .map(({ answer }) => answer)
    .join('\n');

test.each<[Partial<Policy>, string]>([
  [{}, 'within 7 days if you have used fewer than 5 chats'],
  [{ refund: { days: 14, chats: 9 } }, 'within 14 days if you have used fewer than 9 chats'],
  [{}, 'One reply from your companion.'],
  [
    { prices: { message_chat_credits: 3, photo_camera_credits: 1 } },
    '3 credits bring one reply from your companion.',
  ],
  [
    { prices: { message_chat_credits: 1, photo_camera_credits: 2 } },
    '2 credits bring one photo of your homework',
  ],
  [
    { free: { ...free, chat_credits: 30, daily_messages: 12 } },
    '30 chat and 5 camera credits, once, as soon as your email is verified. Until you buy a pack you can send up to 12 messages a day.',
  ],
  [{ gst_percent: 10 }, 'The price and 10% GST, nothing else.'],
  [
    { retention_hours: { open: 5, saved: 6, open_without_auto_delete: 7, copies: 1 } },
    'erased 5 hours after its last message, a saved one after 6 hours',
  ],
])('with %j the pricing page answers “%s”', (change, answer) => {
  expect(answersOf(change)).toContain(answer);
});
