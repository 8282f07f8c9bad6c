import { type Http, parseJson } from 'contracts/http';
import { PaymentOrder, type PaymentProof, type PaymentRequest, PaymentVerified } from 'contracts/payments';
import { isProblemError, problemError } from 'contracts/problem';

/** Has an order made. Throws a ProblemError whose message is fit to show (docs/product/payments.md, Refusals). */
export async function createOrder(http: Http, request: PaymentRequest): Promise<PaymentOrder> {
  const answer = await http
    .post('/functions/v1/create-payment', { json: request })
    .catch((error) => insteadOfUnreadable(error, 'Failed to create payment order'));
  return parseJson(Promise.resolve(answer), PaymentOrder).catch((error) =>
    insteadOfUnreadable(error, 'Invalid order response from server'),
  );
}

/** Has a payment verified and its credits granted. Throws a ProblemError whose message is fit to show. */
export async function verifyPayment(http: Http, proof: PaymentProof): Promise<void> {
  const words = 'Payment verification failed';
  const call = http.post('/functions/v1/verify-payment', { json: proof });
  const answer = await parseJson(call, PaymentVerified).catch((error) => insteadOfUnreadable(error, words));
  if (!(answer.success && answer.verified)) throw problemError(200, { code: 'not_verified', message: words });
}

/** Throws `error` on, but one without words of the server's with these. */
function insteadOfUnreadable(error: unknown, message: string): never {
  if (!isProblemError(error) || error.code !== 'unreadable') throw error;
  throw problemError(error.status, { code: error.code, message });
}
