import { createHttp } from 'contracts/http';
import { BrowserRouter } from 'react-router';
import { Host } from './host/host.tsx';
import { PagesProvider } from './remotes/pages-provider.tsx';
import { SessionStart } from './session/session-start.tsx';
import { ShellRoutes } from './shell-routes.tsx';
import { WholeLoad } from './whole-load/whole-load.tsx';

const http = createHttp();

/** The product at a glance: where one is, which pages there are, who is here, and what is shown. */
export function App() {
  return (
    <BrowserRouter>
      <PagesProvider http={http}>
        <Host http={http}>
          <SessionStart />
          <WholeLoad>
            <ShellRoutes />
          </WholeLoad>
        </Host>
      </PagesProvider>
    </BrowserRouter>
  );
}
