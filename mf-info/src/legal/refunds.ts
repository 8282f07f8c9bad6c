import type { LegalDocument } from './document.ts';
import type { Say } from './say.ts';

export const refunds = (say: Say): LegalDocument => ({
  title: 'Refund Policy',
  inShort: `Changed your mind about your first purchase? You have ${say((policy) => policy.refund.days)} days, as long as you used fewer than ${say((policy) => policy.refund.chats)} chats. If something on our side is broken, you get your money back as well.`,
  sections: [
    {
      heading: 'When you get a refund',
      body: [
        [
          `Your first purchase, within ${say((policy) => policy.refund.days)} days of paying, if fewer than ${say((policy) => policy.refund.chats)} chats of it were used.`,
          'Any purchase that you could not use because of a technical fault on our side, once we have verified it.',
          'A payment that was taken twice, or taken without credits arriving.',
        ],
      ],
    },
    {
      heading: 'When you do not',
      body: ['Renewals of a subscription are not refundable, and neither are credits that have been used.'],
    },
    {
      heading: 'How to ask',
      body: [
        'Write to the support email on this page with the Payment ID from your invoice and a line about what happened. You do not have to explain more than that.',
        'We review a request within 24 to 48 hours. When it is granted, the money goes back the way it came, within 5 to 7 business days.',
      ],
    },
    {
      heading: 'Stopping a subscription',
      body: [
        'You can switch automatic renewal off at any time, under Profile, then Subscription, then Cancel. What you have paid for stays yours until its last day. Credit packs are one-time payments: they never renew, and their credits never expire.',
      ],
    },
  ],
});
