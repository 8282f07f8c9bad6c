import { useHost } from 'contracts';
import type { InvoiceRecipient } from 'contracts/invoices';
import { isProblemError, messageOf } from 'contracts/problem';
import { rememberReturn } from 'contracts/storage';
import type { Offer } from 'contracts/subscription';
import { useRef, useState } from 'react';
import { createPaymentLink } from './offers.api.ts';

export interface PaymentLinkWay {
  /** The offer whose link is being made. */
  creating: string | undefined;
  /** The offer that waits for what the invoice needs. */
  asking: Offer | undefined;
  choose(offer: Offer): void;
  goOn(recipient: InvoiceRecipient): void;
  close(): void;
}

/** From an offer's button to the provider's page (docs/product/subscriptions.md, Payment link); in India by way of the invoice. */
export function usePaymentLink(): PaymentLinkWay {
  const { http, session, navigation, toasts, useRoute } = useHost();
  const here = useRoute().path;
  const person = session.current?.person;
  const [creating, setCreating] = useState<string>();
  const [asking, setAsking] = useState<Offer>();
  const busy = useRef(false);

  function rest() {
    busy.current = false;
    setCreating(undefined);
  }

  async function leave(offer: Offer, recipient: InvoiceRecipient | undefined) {
    if (busy.current || !person) return;
    busy.current = true;
    setAsking(undefined);
    setCreating(offer.id);
    try {
      const url = await createPaymentLink(http, { user_id: person.id, plan_code: offer.id, recipient });
      // Whoever comes back from there may find this page as it was left.
      addEventListener('pagehide', rest, { once: true });
      location.assign(url);
    } catch (error) {
      rest();
      if (isProblemError(error) && error.code === 'email_not_verified') navigation.go('/verify-email');
      toasts.show({ tone: 'error', text: messageOf(error) });
    }
  }

  function choose(offer: Offer) {
    if (person && !person.anonymous) {
      if (person.country === 'IN') return setAsking(offer);
      return void leave(offer, person.name ? { name: person.name } : undefined);
    }
    toasts.show({ tone: 'info', text: 'Please login first' });
    rememberReturn(here);
    navigation.go('/login');
  }

  return {
    creating,
    asking,
    choose,
    goOn: (recipient) => asking && void leave(asking, recipient),
    close: () => setAsking(undefined),
  };
}
