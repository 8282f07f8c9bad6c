import { type Http, parseJson } from 'contracts/http';
import { type PublishedRemote, RemotesFile } from 'contracts/remote';

/** One page and the remote that brings it. */
export type Page = { remote: PublishedRemote } & PublishedRemote['pages'][number];

/** Reads which remotes are published now, and lists their pages. Throws a ProblemError when the list cannot be had. */
export async function fetchPages(http: Http): Promise<Page[]> {
  const { remotes } = await parseJson(http.get('/remotes.json', { cache: 'no-cache' }), RemotesFile);
  return remotes.flatMap((remote) => remote.pages.map((page) => ({ ...page, remote })));
}

/** The page that a path of the product leads to, if any remote has it. `/chat/:category` matches `/chat/mentor`. */
export function pageOf(pages: Page[], pathname: string): Page | undefined {
  const parts = pathname.split('/');
  return pages.find((page) => {
    const pattern = page.path.split('/');
    return (
      pattern.length === parts.length && pattern.every((part, i) => part.startsWith(':') || part === parts[i])
    );
  });
}
