import { VisuallyHidden } from 'design-system/visually-hidden';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { usePages } from '../remotes/pages-context.ts';
import { pageOf } from '../remotes/registry.ts';
import { whenHeadingIsThere } from './when-heading-is-there.ts';

/**
 * What a browser does when a page is opened, and a router does not: names the tab, puts the reader at the top, says the page's name
 * and moves the focus to its heading. The first page is the browser's own to announce.
 */
export function Arrival() {
  const { pathname } = useLocation();
  const { pages } = usePages();
  const title = pathname === '/care' ? 'Help' : pageOf(pages, pathname)?.title;
  const arrivedAt = useRef(pathname);
  const [said, setSaid] = useState('');

  useEffect(() => {
    document.title = title ? `${title} · Saathi` : 'Saathi';
  }, [title]);

  useEffect(() => {
    scrollTo(0, 0);
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    setSaid(document.title);
    return whenHeadingIsThere(focusHeading);
  }, [pathname]);

  return <VisuallyHidden role="status">{said}</VisuallyHidden>;
}

/** Focuses the page's heading, unless the page or the person has put the focus somewhere in it already. */
function focusHeading(heading: HTMLElement): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement.closest('#main > *, dialog[open]')) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
