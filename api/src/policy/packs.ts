import type { Pack } from 'contracts/policy';

const GST_PERCENT = 18;

/** The credit packs of part 2 §9.1; money in paise, GST worked out from the base price. */
export const packs: Pack[] = [
  pack('free', 'Free', 0, 25, 5, null, 'Forever', [
    '25 chat conversations',
    '5 camera uploads',
    'All nine companions',
    'Healing frequencies',
  ]),
  pack('lite', 'Lite', 7900, 200, 20, 'Most Popular', 'Credits never expire', [
    '200 chat conversations',
    '20 camera uploads',
    'All nine companions',
    'Homework help from a photo',
  ]),
  pack('pro', 'Pro', 14_900, 500, 50, 'Best Value', 'Credits never expire', [
    '500 chat conversations',
    '50 camera uploads',
    'All nine companions',
    'Homework help from a photo',
  ]),
  pack('max', 'Max', 24_900, 1000, 80, 'Premium', 'Credits never expire', [
    '1000 chat conversations',
    '80 camera uploads',
    'All nine companions',
    'Homework help from a photo',
  ]),
];

function pack(
  id: Pack['id'],
  name: string,
  base: number,
  chat_credits: number,
  camera_credits: number,
  badge: string | null,
  duration: string,
  features: string[],
): Pack {
  const gst = Math.round((base * GST_PERCENT) / 100);
  return { id, name, base, gst, total: base + gst, chat_credits, camera_credits, badge, duration, features };
}
