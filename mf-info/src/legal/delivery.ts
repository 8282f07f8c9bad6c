import { SUPPORT_HOURS } from '../support/support-hours.ts';
import type { LegalDocument } from './document.ts';
import { notOffered, type Say } from './say.ts';

export const delivery = (say: Say): LegalDocument => ({
  title: 'Delivery Policy',
  inShort: 'Nothing is sent by post. What you buy is in your account at once.',
  sections: [
    {
      heading: 'When it arrives',
      body: [
        'Saathi is used online, so there is nothing to ship. Credits and plans are added to your account the moment the payment is confirmed, and an invoice goes to your email.',
        'Very rarely a confirmation is late. Then we activate your purchase by hand, within 24 hours.',
      ],
    },
    {
      heading: 'If it has not arrived',
      body: [
        'Reload the page first. If your credits are still missing, write to the support email on this page with your Payment ID. The payment is recorded, nothing is lost.',
        `In business hours, ${SUPPORT_HOURS}, support answers within 4 to 6 hours; at other times, on the next working day.`,
      ],
    },
    {
      heading: 'Where we can deliver',
      body: [
        `Saathi is made for people in India first, and open to many other countries. ${say(notOffered)}`,
      ],
    },
  ],
});
