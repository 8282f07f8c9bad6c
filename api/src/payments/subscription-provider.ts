/** A subscription as its provider tells of it. */
export interface ProviderSubscription {
  id: string;
  status:
    | 'created'
    | 'authenticated'
    | 'active'
    | 'pending'
    | 'halted'
    | 'paused'
    | 'cancelled'
    | 'completed'
    | 'expired';
  /** How many charges were made for it. */
  paidCount: number;
}

/** What was paid for a subscription. `amount` in the currency's smallest unit. */
export interface ProviderCharge {
  paymentId: string;
  amount: number;
  currency: string;
  /** What it pays for. */
  start: Date;
  end: Date;
}

/** What a subscription asks the provider for. `total` in the currency's smallest unit, each period; `payBy`: when it can be begun last. */
export interface SubscriptionTerms {
  id: string;
  name: string;
  period: 'monthly' | 'yearly';
  total: number;
  currency: string;
  payBy: Date;
}

/** What a provider does for subscriptions. Every call throws a ProviderError when it cannot be reached or refuses. */
export interface SubscriptionProvider {
  /** Makes one there; returns its id, and the address of the provider's page for paying it. */
  createSubscription: (terms: SubscriptionTerms) => Promise<{ id: string; payUrl: string }>;
  /** As it is now; undefined when there is none of that id. */
  fetchSubscription: (id: string) => Promise<ProviderSubscription | undefined>;
  /** All that was paid for it. */
  fetchCharges: (id: string) => Promise<ProviderCharge[]>;
  /** Ends it: after the period that is paid, or now. */
  cancelSubscription: (id: string, when: 'at_end' | 'now') => Promise<void>;
  /** Whether the provider signed what the checkout handed over for a subscription. */
  isSubscriptionSigned: (proof: { subscriptionId: string; paymentId: string; signature: string }) => boolean;
}
