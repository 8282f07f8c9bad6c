import { type Http, parseJson } from 'contracts/http';
import { PaymentOptions } from 'contracts/payments';

/** What is said where the operator has configured nobody who takes payments. */
export const NO_PROVIDER = 'Payment gateway integration coming soon!';

/** How one can pay here. Throws a ProblemError. */
export function fetchPaymentOptions(http: Http, signal?: AbortSignal): Promise<PaymentOptions> {
  return parseJson(http.get('/v1/payment-options', { signal }), PaymentOptions);
}
