import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { CONTRACT, type PublishedRemote, type RemoteModule } from 'contracts/remote';
import type { ComponentType } from 'react';
import type { Page } from './registry.ts';

const modules = new Map<string, Promise<RemoteModule>>();

/**
 * Brings the component of a page: checks the contract number, registers its remote when it is new, loads the page's code.
 * Rejects when the remote is missing, of another contract, or broken; waits for ever on a server that hangs.
 */
export async function loadPage({ path, remote }: Page): Promise<ComponentType> {
  const { pages } = await remoteModule(remote);
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`${remote.name} ${remote.version} has no page ${path}`);
  return page.load();
}

/** Forgets a remote that failed, so that the next `loadPage` registers and fetches it anew. */
export function forgetRemote(remote: PublishedRemote): void {
  modules.delete(remote.entry);
}

function remoteModule(remote: PublishedRemote): Promise<RemoteModule> {
  const known = modules.get(remote.entry);
  if (known) return known;
  const module = fetchModule(remote);
  modules.set(remote.entry, module);
  return module;
}

async function fetchModule(remote: PublishedRemote): Promise<RemoteModule> {
  const { name, entry, global } = remote;
  refuseOtherContract(remote, remote.contract);
  registerRemotes([{ name, entry, entryGlobalName: global, type: 'global' }], { force: true });
  const module = await loadRemote<RemoteModule>(`${name}/remote`);
  if (!module) throw new Error(`${name} ${remote.version} exposes nothing`);
  refuseOtherContract(remote, module.contract);
  return module;
}

/** Before any of its code runs by the number it was published with, afterwards by its own. */
function refuseOtherContract({ name, version }: PublishedRemote, contract: number): void {
  if (contract === CONTRACT) return;
  throw new Error(`${name} ${version} speaks contract ${contract}, the shell ${CONTRACT}`);
}
