import { type Http, parseJson } from 'contracts/http';
import type { InvoiceRecipient } from 'contracts/invoices';
import { isProblemError, problemError } from 'contracts/problem';
import { Offers, PaymentLink } from 'contracts/subscription';

const FAILED = 'Payment creation failed. Please try again.';

/** What can be subscribed to where the person lives. Throws a ProblemError. */
export function fetchOffers(http: Http, signal?: AbortSignal): Promise<Offers> {
  return parseJson(http.get('/v1/offers', { signal }), Offers);
}

interface Wanted {
  user_id: string;
  /** The offer's id. */
  plan_code: string;
  recipient: InvoiceRecipient | undefined;
}

/** The address of the provider's page where an offer is paid. Throws a ProblemError whose message is fit to show. */
export async function createPaymentLink(http: Http, wanted: Wanted): Promise<string> {
  const json = { ...wanted, idempotency_key: crypto.randomUUID() };
  const link = await parseJson(http.post('/functions/v1/payments-create-link', { json }), PaymentLink).catch(
    (error) => {
      if (isProblemError(error) && error.code !== 'unreadable') throw error;
      throw problemError(0, { code: 'no_link', message: FAILED });
    },
  );
  if (link.ok && /^https?:\/\//.test(link.pay_url)) return link.pay_url;
  throw problemError(200, { code: 'no_link', message: link.error ?? FAILED });
}
