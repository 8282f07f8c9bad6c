import type { Policy } from 'contracts/policy';
import { packs } from './packs.ts';

/** Every number the product decides, in one place (product.md, the table of decided readings). */
export const policy: Omit<Policy, 'support_email'> & {
  /** Whether sign-up answers a known address as it does an unknown one; not the browser's business. */
  accounts: { silent_sign_up: boolean };
} = {
  accounts: { silent_sign_up: false },
  free: {
    daily_messages: 10,
    warn_from: 8,
    day_zone: 'Asia/Kolkata',
    chat_credits: 25,
    camera_credits: 5,
  },
  low_credits_warning: 2,
  retention_hours: { saved: 72, open: 24, open_without_auto_delete: 72 },
  prices: { message_chat_credits: 1, photo_camera_credits: 1 },
  limits: {
    message_characters: 4000,
    messages_per_minute: 20,
    name_min: 2,
    name_max: 50,
    ai_name_max: 20,
    password_min: 6,
    age_min: 13,
    age_adult: 18,
  },
  blocked_countries: ['US'],
  locked_categories: [],
  gst_percent: 18,
  refund: { days: 7, chats: 5 },
  packs,
  tones_hz: [108, 174, 285, 396, 417, 432, 528, 639, 741, 852, 888, 963],
  break_after_minutes: 45,
};
