import type { RemotePath } from 'contracts/remote';

export const paths: RemotePath[] = [
  { path: '/pricing', access: 'public', frame: 'site', title: 'Pricing', chunk: 'pricing' },
];
