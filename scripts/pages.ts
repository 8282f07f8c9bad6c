import type { RemotePage } from 'contracts/remote';
import { at } from './tool.ts';

/** The pages of a remote, as its `pages.ts` lists them. None of their code is loaded. */
export async function readPages(remote: string): Promise<RemotePage[]> {
  const { pages }: { pages: RemotePage[] } = await import(at(remote, 'src', 'pages.ts'));
  return pages;
}
