import type { RemotePage } from 'contracts/remote';

const plans = {
  access: 'person',
  title: 'Plans',
  chunk: 'plans',
  load: () => import(/* webpackChunkName: "plans" */ './plans/plans-page.tsx').then((m) => m.PlansPage),
} as const;

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
  { path: '/plans', frame: 'site', ...plans },
  { path: '/payment', frame: 'plain', ...plans },
  { path: '/payment-page', frame: 'plain', ...plans },
  {
    path: '/upgrade',
    access: 'person',
    frame: 'site',
    title: 'Upgrade to Pro',
    chunk: 'upgrade',
    load: () =>
      import(/* webpackChunkName: "upgrade" */ './upgrade/upgrade-page.tsx').then((m) => m.UpgradePage),
  },
  {
    path: '/subscription',
    access: 'person',
    frame: 'site',
    title: 'My subscription',
    chunk: 'subscription',
    load: () =>
      import(/* webpackChunkName: "subscription" */ './subscription/subscription-page.tsx').then(
        (m) => m.SubscriptionPage,
      ),
  },
];
