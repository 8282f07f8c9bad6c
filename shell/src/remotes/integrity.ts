import { registerPlugins } from '@module-federation/enhanced/runtime';
import type { PublishedRemote } from 'contracts/remote';

/** The hash of every entry that was ever published to this page, by address. An older build's stays: its pages may be open. */
const hashes = new Map<string, string>();

/**
 * Has the browser check the entries of these remotes against the hashes they were published with. The federation runtime keeps the
 * first plugin of a name and ignores any later one, so there is one plugin, and each new list adds to its map.
 */
export function checkIntegrityOf(remotes: PublishedRemote[]): void {
  for (const { entry, integrity } of remotes) hashes.set(addressOf(entry), integrity);
  registerPlugins([{ name: 'integrity', createScript: ({ url }) => entryScript(url) }]);
}

/** The script element for an entry. Throws for one that no list named; a development server's has no hash. */
function entryScript(url: string): HTMLScriptElement | undefined {
  const hash = hashes.get(addressOf(url));
  if (hash === undefined) throw new Error(`No list of remotes names ${url}.`);
  if (hash === '') return undefined;
  const script = document.createElement('script');
  script.src = url;
  script.integrity = hash;
  script.crossOrigin = 'anonymous';
  return script;
}

function addressOf(entry: string): string {
  return new URL(entry, location.href).href;
}
