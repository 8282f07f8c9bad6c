import { CONTRACT, type PublishedRemote } from 'contracts/remote';
import type { Page } from '../remotes/registry.ts';

export const infoRemote: PublishedRemote = {
  name: 'mf_info',
  version: 'a',
  contract: CONTRACT,
  entry: '/remotes/mf-info/a/remote-entry.js',
  global: 'mf_info_a',
  integrity: 'sha384-a',
  pages: [],
};

/** A page that a remote has published; the address and whatever matters to a test. */
export function publishedPage(path: string, page: Partial<Page> = {}): Page {
  return {
    path,
    access: 'public',
    frame: 'site',
    title: 'About Us',
    preload: [],
    remote: infoRemote,
    ...page,
  };
}
