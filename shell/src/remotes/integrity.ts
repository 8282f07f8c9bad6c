import { registerPlugins } from '@module-federation/enhanced/runtime';
import type { Page } from './registry.ts';

/** Has the browser check each remote's entry against the hash it was published with. */
export function checkIntegrityOf(pages: Page[]): void {
  const hashes = new Map(
    pages.map(({ remote }) => [new URL(remote.entry, location.href).href, remote.integrity]),
  );
  registerPlugins([
    {
      name: 'integrity',
      createScript({ url }) {
        const hash = hashes.get(new URL(url, location.href).href);
        if (!hash) return;
        const script = document.createElement('script');
        script.src = url;
        script.integrity = hash;
        script.crossOrigin = 'anonymous';
        return script;
      },
    },
  ]);
}
