import type { Page } from './registry.ts';

const asked = new Set<string>();

/** Fetches a page's code ahead of its use (hover, focus, touch), without running it. */
export function preloadPage(page: Page | undefined): void {
  if (!page) return;
  for (const href of [page.remote.entry, ...page.preload]) preload(href);
}

function preload(href: string): void {
  if (asked.has(href)) return;
  asked.add(href);
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = href.endsWith('.css') ? 'style' : 'script';
  link.href = href;
  document.head.append(link);
}
