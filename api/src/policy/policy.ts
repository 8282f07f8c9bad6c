import type { Policy } from 'contracts/policy';
import type { Entitlements } from 'contracts/subscription';
import { entitlementTable, type Tier } from './entitlements.ts';
import { type PackTerms, packsOnSale, type RegionalPrice, regionalPrices, upgradePrice } from './prices.ts';

/** What the server alone decides, beside what `GET /v1/policy` serves. */
interface ServerPolicy {
  accounts: {
    /** Whether sign-up answers a known address as it does an unknown one. */
    silent_sign_up: boolean;
    /** How long a sign-in lasts without being used. */
    session_days: number;
    /** After how long one has to sign in again, however much the session was used. */
    session_longest_days: number;
    /** How many sessions a person has at once; the one that was used longest ago ends for one more. */
    sessions: number;
    /** How long a sign-in counts as proof of who is there, for somebody without a password. */
    fresh_sign_in_minutes: number;
  };
  /** Where the product stops growing, whatever somebody sends or a model says. */
  caps: {
    /** How many messages in a crisis are kept in a person's chats in a day; every one is answered. */
    care_kept_daily: number;
    /** How many texts longer than any message one network address has read whole in a minute; of more the beginning is. */
    long_texts_per_minute: number;
    /** Characters of a reply; one that goes on longer ends there. */
    reply_characters: number;
    /** How many replies to the same words there can be, by trying again. */
    reply_versions: number;
    /** Characters of the conversation that a reply is written with, beside the policy's context_messages. */
    context_characters: number;
    /** How many replies a day cost nobody anything because the product's own check refused them. */
    free_refused_daily: number;
    /** How many replies a day cost nobody anything because they were stopped before their first words. */
    free_stopped_daily: number;
  };
  packs: PackTerms[];
  payments: {
    /** How many orders a person can make in an hour. */
    orders_per_hour: number;
    /** How many payments a person can have verified in a minute. */
    checks_per_minute: number;
    /** How old an unpaid order is when the provider is first asked about it; then whenever it is twice as old, or a day later. */
    check_after_minutes: number;
    /** How old an order is when nobody asks about it any more. */
    expire_after_hours: number;
    /** How old a webhook may be. Older ones are no news: the orders were asked about. */
    webhook_hours: number;
  };
  subscriptions: {
    prices: RegionalPrice[];
    /** Whether the upgrade screen has a price of its own in its countries; otherwise it shows the regional one. */
    own_upgrade_price: boolean;
    upgrade: RegionalPrice;
    /** Whether prices hold the tax already; otherwise it is added. */
    tax_included: boolean;
    /** How much longer a plan goes on while its renewal is awaited. */
    grace_hours: number;
    /** How long one that was begun can be paid. */
    pay_within_hours: number;
  };
  /** What each tier may. */
  entitlements: Record<Tier, Entitlements>;
}

/**
 * Every number the product decides, in one place (docs/product/policy.md, Numbers).
 * Read a field where it is used and keep no copy of it, so that policy.test.ts can change it.
 */
export const policy: Omit<Policy, 'support_email' | 'packs'> & ServerPolicy = {
  accounts: {
    silent_sign_up: false,
    session_days: 30,
    session_longest_days: 180,
    sessions: 30,
    fresh_sign_in_minutes: 10,
  },
  caps: {
    care_kept_daily: 100,
    long_texts_per_minute: 6,
    reply_characters: 8000,
    reply_versions: 5,
    context_characters: 32_000,
    free_refused_daily: 3,
    free_stopped_daily: 10,
  },
  free: {
    daily_messages: 10,
    warn_from: 8,
    day_zone: 'Asia/Kolkata',
    chat_credits: 25,
    camera_credits: 5,
  },
  low_credits_warning: 2,
  retention_hours: { saved: 72, open: 24, open_without_auto_delete: 72, copies: 1 },
  retention_days: { processing: 365, security: 180, logs: 90 },
  retention_months: { counts: 12 },
  retention_years: { invoices: 8 },
  smallest_count: 10,
  prices: { message_chat_credits: 1, photo_camera_credits: 1 },
  limits: {
    message_characters: 4000,
    chats: 100,
    context_messages: 10,
    name_min: 2,
    name_max: 50,
    ai_name_max: 20,
    password_min: 6,
    password_max: 128,
    age_min: 13,
    age_adult: 18,
  },
  photos: {
    packs: ['free', 'lite', 'pro', 'max'],
    per_minute: 10,
    megabytes: 10,
    megapixels: 40,
    side_pixels: 1500,
    jpeg_percent: 85,
    capture_seconds: 2,
  },
  link_hours: { verification: 24, recovery: 1, new_address: 1 },
  blocked_countries: ['US'],
  locked_categories: [],
  gst_percent: 18,
  refund: { days: 7, chats: 5 },
  packs: packsOnSale,
  payments: {
    orders_per_hour: 30,
    checks_per_minute: 30,
    check_after_minutes: 15,
    expire_after_hours: 168,
    webhook_hours: 25,
  },
  subscriptions: {
    prices: regionalPrices,
    own_upgrade_price: true,
    upgrade: upgradePrice,
    tax_included: true,
    grace_hours: 96,
    pay_within_hours: 24,
  },
  entitlements: entitlementTable,
  tones_hz: [108, 174, 285, 396, 417, 432, 528, 639, 741, 852, 888, 963],
  reflection_check_ins: 3,
  break_after_minutes: 45,
};
