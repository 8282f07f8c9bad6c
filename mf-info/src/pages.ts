import type { RemotePage } from 'contracts/remote';

const legal = {
  access: 'public',
  frame: 'site',
  chunk: 'legal',
  load: () => import(/* webpackChunkName: "legal" */ './legal/legal-page.tsx').then((m) => m.LegalPage),
} as const;

export const pages: RemotePage[] = [
  {
    path: '/about',
    access: 'public',
    frame: 'site',
    title: 'About Us',
    chunk: 'about',
    load: () => import(/* webpackChunkName: "about" */ './about/about-page.tsx').then((m) => m.AboutPage),
  },
  {
    path: '/contact',
    access: 'public',
    frame: 'site',
    title: 'Contact',
    chunk: 'contact',
    load: () =>
      import(/* webpackChunkName: "contact" */ './contact/contact-page.tsx').then((m) => m.ContactPage),
  },
  {
    path: '/safety',
    access: 'public',
    frame: 'site',
    title: 'Safety',
    chunk: 'safety',
    load: () => import(/* webpackChunkName: "safety" */ './safety/safety-page.tsx').then((m) => m.SafetyPage),
  },
  { ...legal, path: '/privacy', title: 'Privacy' },
  { ...legal, path: '/refunds', title: 'Refunds' },
  { ...legal, path: '/refund', title: 'Refunds' },
  { ...legal, path: '/shipping', title: 'Delivery' },
  { ...legal, path: '/terms', title: 'Terms' },
];
