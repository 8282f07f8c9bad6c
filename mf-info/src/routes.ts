import type { RemoteModule } from 'contracts/remote';

const loadLegal = () =>
  import(/* webpackChunkName: "legal" */ './legal/legal-page.tsx').then((m) => m.LegalPage);

export const routes: RemoteModule['routes'] = [
  {
    path: '/about',
    load: () => import(/* webpackChunkName: "about" */ './about/about-page.tsx').then((m) => m.AboutPage),
  },
  {
    path: '/contact',
    load: () =>
      import(/* webpackChunkName: "contact" */ './contact/contact-page.tsx').then((m) => m.ContactPage),
  },
  ...['/privacy', '/refunds', '/refund', '/shipping', '/terms'].map((path) => ({ path, load: loadLegal })),
];
