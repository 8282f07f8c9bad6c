import type { Deps } from '../deps.ts';
import { problem } from '../server/problem/problem.ts';
import type { PaymentProvider } from './provider.ts';

/** Who takes payments. Throws 404 `no_payments` when the operator configured nobody. */
export function requireProvider({ payments }: Pick<Deps, 'payments'>): PaymentProvider {
  if (payments) return payments;
  throw problem(404, 'no_payments', 'Payment gateway integration coming soon!');
}
