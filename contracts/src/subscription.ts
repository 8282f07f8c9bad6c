import * as z from 'zod/mini';
import { InvoiceRecipient } from './invoices.ts';

/** What one can subscribe to. */
export const SubscriptionPlan = z.enum(['starter', 'pro']);
export type SubscriptionPlan = z.infer<typeof SubscriptionPlan>;

/** How often a subscription is paid. */
export const Period = z.enum(['monthly', 'yearly']);
export type Period = z.infer<typeof Period>;

/**
 * A subscription on sale: what is shown of it is what is charged each period (docs/product/subscriptions.md, Offers). Money in the
 * currency's smallest unit.
 */
export const Offer = z.object({
  /** What the server prices. */
  id: z.string(),
  plan: SubscriptionPlan,
  name: z.string(),
  period: Period,
  /** ISO 4217. */
  currency: z.string(),
  /** Without tax, the tax in it, and both: the price to show. */
  base: z.int(),
  gst: z.int(),
  total: z.int(),
  badge: z.nullable(z.string()),
  features: z.array(z.string()),
});
export type Offer = z.infer<typeof Offer>;

/** `GET /v1/offers`: what is on sale in the asker's country. Without a known one that is served the prices are shown and nothing is sold. */
export const Offers = z.object({
  /** ISO 3166; null while it is not known. */
  country: z.nullable(z.string()),
  /** Whether payments are taken there. */
  served: z.boolean(),
  /** The page of plans: Starter, then Pro. */
  plans: z.array(Offer),
  /** The upgrade screen of the profile; the first is chosen first. */
  upgrade: z.array(Offer),
});
export type Offers = z.infer<typeof Offers>;

/** `POST /v1/subscription`: begins to subscribe. An offer that is not on sale for this person is refused, never replaced. */
export const SubscriptionRequest = z.object({
  offer: z.string(),
  userId: z.string(),
  /** A UUID of the browser's for this purchase: sent again, it brings the same subscription (idempotency key). */
  idempotencyKey: z.optional(z.uuid()),
  /** Who the invoices are for: needed in India, with a State. */
  recipient: z.optional(InvoiceRecipient),
});
export type SubscriptionRequest = z.infer<typeof SubscriptionRequest>;

/** A subscription to open the provider's checkout with (its `subscription_id`). `amount` in the currency's smallest unit. */
export const SubscriptionCheckout = z.object({
  subscriptionId: z.string(),
  keyId: z.string(),
  amount: z.int(),
  currency: z.string(),
  /** The provider's own page for paying it, in place of the checkout. */
  payUrl: z.string(),
});
export type SubscriptionCheckout = z.infer<typeof SubscriptionCheckout>;

/** `POST /v1/subscription/verify`: what the checkout handed over, and what the person saw that they bought. */
export const SubscriptionProof = z.object({
  razorpay_payment_id: z.string(),
  razorpay_subscription_id: z.string(),
  razorpay_signature: z.string(),
  user_id: z.string(),
  offer: z.string(),
  /** In the currency's smallest unit, with tax. */
  amount_paid: z.int(),
  currency: z.string(),
});
export type SubscriptionProof = z.infer<typeof SubscriptionProof>;

/**
 * `POST /functions/v1/payments-create-link`. `plan_code` is an offer's id, or `starter` or `pro` for the one of that plan on the page of
 * plans (docs/product/subscriptions.md, Payment link).
 */
export const PaymentLinkRequest = z.object({
  user_id: z.string(),
  plan_code: z.string(),
  provider: z.optional(z.string()),
  /** As in a SubscriptionRequest. */
  idempotency_key: z.optional(z.uuid()),
  recipient: z.optional(InvoiceRecipient),
});
export type PaymentLinkRequest = z.infer<typeof PaymentLinkRequest>;

/** Where to pay. A refusal is a problem instead. */
export const PaymentLink = z.object({ ok: z.boolean(), pay_url: z.string(), error: z.nullable(z.string()) });
export type PaymentLink = z.infer<typeof PaymentLink>;

/** A subscription that runs. Times in ISO 8601; `total` in the currency's smallest unit. */
export const Subscription = z.object({
  plan: SubscriptionPlan,
  name: z.string(),
  period: Period,
  total: z.int(),
  currency: z.string(),
  /**
   * `active`: it renews by itself. `pending`: a renewal failed and is tried again, and everything goes on meanwhile. `cancelled`: it
   * runs until what was paid for is over.
   */
  state: z.enum(['active', 'pending', 'cancelled']),
  /** Until when it is paid. */
  paid_until: z.string(),
  /** When it ends unless it is paid again: later than `paid_until` while a renewal is tried again. */
  runs_until: z.string(),
  /** When the next period is charged; null once cancelled. */
  renews_at: z.nullable(z.string()),
  /** The provider's page, where one can pay or change the card while a renewal is pending. */
  pay_url: z.nullable(z.string()),
});
export type Subscription = z.infer<typeof Subscription>;

/** What a plan allows (docs/product/subscriptions.md, Entitlements). */
export const Entitlements = z.object({
  /** Saved chats as files. */
  exports: z.boolean(),
  /** Whether replies go first when the model is saturated. */
  priority: z.boolean(),
  /** The full report on the profile; the short one otherwise. */
  full_insights: z.boolean(),
  weekly_reflection: z.boolean(),
  /** Dictation and reading aloud without a tap for each. */
  hands_free: z.boolean(),
  /** Messages a day that cost no credits; null when none ever does. */
  covered_daily: z.nullable(z.int()),
  /** Fair use. */
  messages_per_minute: z.int(),
});
export type Entitlements = z.infer<typeof Entitlements>;

/** `GET /v1/subscription` and `POST /v1/subscription/verify` and `/cancel`: how the person stands. */
export const Membership = z.object({
  /** Null when none runs. */
  subscription: z.nullable(Subscription),
  entitlements: Entitlements,
});
export type Membership = z.infer<typeof Membership>;
