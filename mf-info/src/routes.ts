import type { RemoteModule } from 'contracts/remote';

export const routes: RemoteModule['routes'] = [
  {
    path: '/about',
    load: () => import(/* webpackChunkName: "about" */ './about/about-page.tsx').then((m) => m.AboutPage),
  },
];
