import type { Page } from './registry.ts';

const asked = new Set<string>();

/** Fetches a page's code ahead of its use (hover, focus, touch), without running it. */
export function preloadPage(page: Page | undefined): void {
  if (!page) return;
  for (const href of [page.remote.entry, ...page.preload]) preload(href);
}

/**
 * Builds are immutable, so what arrives here waits in the browser's cache for the script that asks for it. A preload link would
 * do the same, but a browser hands a link's failure to the next script too, and a Retry would fail with it.
 */
function preload(href: string): void {
  if (asked.has(href)) return;
  asked.add(href);
  fetch(href, { priority: 'high' }).catch(() => asked.delete(href));
}
