import type { LinkProps } from 'contracts';
import { Link } from 'react-router';
import { usePages } from '../remotes/pages-context.ts';
import { preloadPage } from '../remotes/preload.ts';
import { pageOf } from '../remotes/registry.ts';

/** HostServices.Link: a router link that fetches the page behind it as soon as somebody reaches for it. */
export function HostLink({ href, state, replace, ...rest }: LinkProps) {
  const { pages } = usePages();
  const preload = () => preloadPage(pageOf(pages, href.split(/[?#]/)[0] ?? href));
  return (
    <Link
      {...rest}
      to={href}
      state={state}
      replace={replace}
      onMouseEnter={preload}
      onFocus={preload}
      onTouchStart={preload}
    />
  );
}
