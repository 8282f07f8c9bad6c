import type { RemoteModule } from 'contracts/remote';

export const routes: RemoteModule['routes'] = [
  {
    path: '/pricing',
    load: () =>
      import(/* webpackChunkName: "pricing" */ './pricing/pricing-page.tsx').then((m) => m.PricingPage),
  },
];
