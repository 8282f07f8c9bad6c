import { type AnchorHTMLAttributes, type ComponentType, createContext, useContext } from 'react';
import type { Http } from './http.ts';
import type { Session } from './session.ts';

export interface Toast {
  tone: 'info' | 'success' | 'error';
  text: string;
}

/** The page's address as the shell's router sees it. */
export interface Route {
  path: string;
  params: Readonly<Record<string, string | undefined>>;
  query: URLSearchParams;
  /** What `navigation.go` was given as `state`; unknown, so parse it. */
  state: unknown;
}

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  state?: unknown;
  replace?: boolean;
};

/**
 * What the shell lends to every remote. A change of its shape raises CONTRACT (remote.ts).
 */
export interface HostServices {
  /** Who is here; undefined until the first answer. `refresh` asks the server again and resolves with the answer. */
  session: { current: Session | undefined; refresh(): Promise<Session> };
  /** Ends the session, forgets the person here, goes to /welcome (docs/product/accounts.md, Signing out). */
  signOut(): Promise<void>;
  http: Http;
  navigation: {
    go(path: string, options?: { replace?: boolean; state?: unknown }): void;
    back(): void;
  };
  /** A link inside the product: no page load, and the page behind it preloads on hover, focus and touch. */
  Link: ComponentType<LinkProps>;
  useRoute(): Route;
  toasts: { show(toast: Toast): void };
  /** Reports an unexpected error, without any text of the person. */
  telemetry: { report(error: unknown, where: string): void };
}

const HostContext = createContext<HostServices | undefined>(undefined);

export const HostProvider = HostContext.Provider;

/** The host services of the shell around. Throws outside of it. */
export function useHost(): HostServices {
  const host = useContext(HostContext);
  if (!host) throw new Error('useHost was called outside the shell: wrap the page in HostProvider.');
  return host;
}
