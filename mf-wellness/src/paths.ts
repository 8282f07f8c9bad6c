import type { RemotePath } from 'contracts/remote';

export const paths: RemotePath[] = [
  {
    path: '/frequencies',
    access: 'public',
    frame: 'site',
    title: 'Healing Frequencies',
    chunk: 'frequencies',
  },
];
