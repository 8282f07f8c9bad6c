import type { RemotePath } from 'contracts/remote';

const page = { access: 'public', frame: 'site' } as const;

export const paths: RemotePath[] = [
  { ...page, path: '/about', title: 'About Us', chunk: 'about' },
  { ...page, path: '/contact', title: 'Contact', chunk: 'contact' },
  { ...page, path: '/privacy', title: 'Privacy', chunk: 'legal' },
  { ...page, path: '/refunds', title: 'Refunds', chunk: 'legal' },
  { ...page, path: '/refund', title: 'Refunds', chunk: 'legal' },
  { ...page, path: '/shipping', title: 'Delivery', chunk: 'legal' },
  { ...page, path: '/terms', title: 'Terms', chunk: 'legal' },
];
