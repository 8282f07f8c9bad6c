import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { CONTRACT, type PublishedRemote, type RemoteModule } from 'contracts/remote';
import type { ComponentType } from 'react';
import type { Page } from './registry.ts';

/** How long a page may take to arrive, in ms. The federation runtime itself waits for ever on a server that hangs. */
const LIMIT = 6000;

const modules = new Map<string, Promise<RemoteModule>>();

/**
 * Brings the component of a page: registers its remote when it is new, checks the contract number, loads the page's code.
 * Throws when the remote is missing, slow (6 s), of another contract, or broken.
 */
export function loadPage(page: Page): Promise<ComponentType> {
  return withinLimit(
    remoteModule(page.remote).then((module) => {
      const route = module.routes.find((candidate) => candidate.path === page.path);
      if (!route) throw new Error(`${page.remote.name} ${page.remote.version} has no page ${page.path}`);
      return route.load();
    }),
  );
}

/** Forgets a remote that failed, so that the next `loadPage` registers and fetches it anew. */
export function forgetRemote(remote: PublishedRemote): void {
  modules.delete(remote.entry);
}

function remoteModule(remote: PublishedRemote): Promise<RemoteModule> {
  const known = modules.get(remote.entry);
  if (known) return known;
  const name = remote.name;
  registerRemotes([{ name, entry: remote.entry, entryGlobalName: remote.global, type: 'global' }], {
    force: true,
  });
  const module = loadRemote<RemoteModule>(`${name}/remote`).then((loaded) => checked(remote, loaded));
  modules.set(remote.entry, module);
  return module;
}

function checked(remote: PublishedRemote, module: RemoteModule | null): RemoteModule {
  if (!module) throw new Error(`${remote.name} ${remote.version} exposes nothing`);
  if (module.contract !== CONTRACT) {
    throw new Error(
      `${remote.name} ${remote.version} speaks contract ${module.contract}, the shell ${CONTRACT}`,
    );
  }
  return module;
}

function withinLimit<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The page took too long to arrive.')), LIMIT);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
