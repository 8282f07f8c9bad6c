import type { Page } from './registry.ts';

const asked = new Set<string>();

/** Fetches a page's code ahead of its use (hover, focus, touch), without running it. */
export function preloadPage(page: Page | undefined): void {
  if (!page) return;
  preload(page.remote.entry, page.remote.integrity);
  for (const href of page.preload) preload(href);
}

function preload(href: string, integrity = ''): void {
  if (asked.has(href)) return;
  asked.add(href);
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = href.endsWith('.css') ? 'style' : 'script';
  link.href = href;
  if (integrity) {
    link.integrity = integrity;
    link.crossOrigin = 'anonymous';
  }
  document.head.append(link);
}
