import type { InvoiceRecipient } from 'contracts/invoices';
import type { Offer } from 'contracts/subscription';
import { Button } from 'design-system/button';
import { Dialog } from 'design-system/dialog';
import { type FormEvent, useId } from 'react';
import { RecipientFields } from '../recipient/recipient-fields.tsx';
import { useRecipient } from '../recipient/use-recipient.ts';
import { priceWords, renewalWords } from './offer-words.ts';

interface Props {
  offer: Offer;
  onClose(): void;
  onGoOn(recipient: InvoiceRecipient): void;
}

/** What the invoice of a subscription needs, before the provider's page. */
export function InvoiceDialog({ offer, onClose, onGoOn }: Props) {
  const id = useId();
  const form = useRecipient();
  function submit(event: FormEvent) {
    event.preventDefault();
    const recipient = form.read();
    if (recipient) onGoOn(recipient);
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${offer.name}, ${priceWords(offer)}`}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id}>
            Continue to payment
          </Button>
        </>
      }
    >
      <p>{renewalWords(offer)}</p>
      <form id={id} noValidate onSubmit={submit}>
        <RecipientFields form={form} disabled={false} />
      </form>
    </Dialog>
  );
}
