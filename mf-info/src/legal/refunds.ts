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
      body: [
        'Renewals of a subscription are not refundable, and neither is anything you bought after your first purchase.',
      ],
    },
    {
      heading: 'How to ask',
      body: [
        'Your first purchase: under Profile, then Subscription, press Refund beside its invoice. You need not explain anything, and nobody has to review it.',
        'Anything else: write to the support email on this page with the number of your invoice and a line about what happened. We review a request within 24 to 48 hours.',
        'The money goes back the way it came, within 5 to 7 business days. The credits of the purchase are taken back, and you get a credit note. Where some of them were spent, what you buy next makes up for those first.',
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
