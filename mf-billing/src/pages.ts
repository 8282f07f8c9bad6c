import type { RemotePage } from 'contracts/remote';

export const pages: RemotePage[] = [
  {
    path: '/pricing',
    access: 'public',
    frame: 'site',
    title: 'Pricing',
    chunk: 'pricing',
    load: () =>
      import(/* webpackChunkName: "pricing" */ './pricing/pricing-page.tsx').then((m) => m.PricingPage),
  },
];
