import type { RemoteModule } from 'contracts/remote';

const loadLegal = () =>
  import(/* webpackChunkName: "legal" */ './legal/legal-page.tsx').then((m) => m.LegalPage);

export const routes: RemoteModule['routes'] = [
  {
    path: '/about',
    load: () => import(/* webpackChunkName: "about" */ './about/about-page.tsx').then((m) => m.AboutPage),
  },
  ...['/privacy', '/refunds', '/refund', '/shipping', '/terms'].map((path) => ({ path, load: loadLegal })),
];
