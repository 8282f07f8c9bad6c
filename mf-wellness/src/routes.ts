import type { RemoteModule } from 'contracts/remote';

export const routes: RemoteModule['routes'] = [
  {
    path: '/frequencies',
    load: () =>
      import(/* webpackChunkName: "frequencies" */ './frequencies/frequencies-page.tsx').then(
        (m) => m.FrequenciesPage,
      ),
  },
];
