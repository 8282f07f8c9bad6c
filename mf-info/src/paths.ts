import type { RemotePath } from 'contracts/remote';

export const paths: RemotePath[] = [
  { path: '/about', access: 'public', frame: 'site', title: 'About Us', chunk: 'about' },
] ;
