import { findByProvider } from './queries.ts';
import { type SyncParts, syncSubscription } from './sync.ts';

/** Follows a webhook about a subscription: it only says which one to ask about (docs/product/subscriptions.md, Charges). */
export async function receiveSubscription(parts: SyncParts, providerId: string): Promise<void> {
  const { sql, payments, log } = parts;
  const subscription = await findByProvider(sql, payments.name, providerId);
  // An account at the provider may serve more than this product.
  if (!subscription) return log.warn({}, 'webhook about an unknown subscription');
  await syncSubscription(parts, subscription);
}
