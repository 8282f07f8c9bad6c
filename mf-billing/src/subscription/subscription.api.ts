import { type Http, parseJson } from 'contracts/http';
import { InvoiceList } from 'contracts/invoices';
import { RefundAnswer } from 'contracts/refunds';
import { Membership } from 'contracts/subscription';

/** How the person stands. Throws a ProblemError. */
export function fetchMembership(http: Http, signal?: AbortSignal): Promise<Membership> {
  return parseJson(http.get('/v1/subscription', { signal }), Membership);
}

/** Ends the renewal; returns how the person stands then. Sent again it changes nothing. Throws a ProblemError. */
export function cancelSubscription(http: Http): Promise<Membership> {
  return parseJson(http.post('/v1/subscription/cancel'), Membership);
}

/** The person's invoices and credit notes, the newest first. Throws a ProblemError. */
export function fetchInvoices(http: Http, signal?: AbortSignal): Promise<InvoiceList> {
  return parseJson(http.get('/v1/invoices', { signal }), InvoiceList);
}

/** Asks for the money of an invoice. Sent again it changes nothing. Throws a ProblemError that says why not. */
export function requestRefund(http: Http, invoice: string): Promise<RefundAnswer> {
  return parseJson(http.post('/v1/refunds', { json: { invoice } }), RefundAnswer);
}
