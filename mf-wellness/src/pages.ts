import type { RemotePage } from 'contracts/remote';

export const pages: RemotePage[] = [
  {
    path: '/frequencies',
    access: 'public',
    frame: 'site',
    title: 'Healing Frequencies',
    chunk: 'frequencies',
    load: () =>
      import(/* webpackChunkName: "frequencies" */ './frequencies/frequencies-page.tsx').then(
        (m) => m.FrequenciesPage,
      ),
  },
];
