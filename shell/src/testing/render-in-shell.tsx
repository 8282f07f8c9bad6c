import type { Http } from 'contracts/http';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { render } from 'vitest-browser-react';
import { Host } from '../host/host.tsx';
import { PagesContext } from '../remotes/pages-context.ts';
import type { Page } from '../remotes/registry.ts';
import { SessionStart } from '../session/session-start.tsx';

interface Around {
  http: Http;
  /** The address to start at; everything is shown there, and any other address only names itself. */
  at?: string;
  pages?: Page[];
}

/** Renders a part of the shell with the real host, session and router around it, at an address of its own. */
export function renderInShell(part: ReactNode, { http, at = '/here', pages = [] }: Around) {
  const known = { state: 'known', pages, reload: async () => undefined } as const;
  return render(
    <Provider store={createStore()}>
      <PagesContext value={known}>
        <MemoryRouter initialEntries={[at]}>
          <Host http={http}>
            <SessionStart />
            <Routes>
              <Route path={at.split('?')[0]} element={part} />
              <Route path="*" element={<Elsewhere />} />
            </Routes>
          </Host>
        </MemoryRouter>
      </PagesContext>
    </Provider>,
  );
}

function Elsewhere() {
  const { pathname } = useLocation();
  return <p>now at {pathname}</p>;
}
