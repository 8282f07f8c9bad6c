import { generateSW } from 'workbox-build';

/**
 * Writes the service worker of the product: the shell is there offline, pages come from the network first, remotes are
 * immutable and kept, `/remotes.json` falls back to the last good one, and nothing of the API is ever cached. No page is kept
 * under its address: every page is the same shell, and an address may carry the token of a mail, or a chat.
 */
export async function offline(site: string): Promise<void> {
  await generateSW({
    globDirectory: site,
    globPatterns: ['index.html', 'static/**/*.{js,css}', 'manifest.webmanifest', 'icon.svg'],
    swDest: `${site}/sw.js`,
    inlineWorkboxRuntime: true,
    sourcemap: false,
    cleanupOutdatedCaches: true,
    clientsClaim: true,
    skipWaiting: true,
    dontCacheBustURLsMatching: /\/static\//,
    runtimeCaching: [
      {
        urlPattern: ({ request, url }) =>
          request.mode === 'navigate' && !/^\/(auth|functions|v1|dev)\//.test(url.pathname),
        handler: 'NetworkFirst',
        options: {
          networkTimeoutSeconds: 3,
          plugins: [{ cacheWillUpdate: async () => null }],
          precacheFallback: { fallbackURL: '/index.html' },
        },
      },
      {
        urlPattern: ({ url }) => url.pathname === '/remotes.json',
        handler: 'NetworkFirst',
        options: { cacheName: 'remotes-list', networkTimeoutSeconds: 3 },
      },
      {
        urlPattern: ({ url }) => /^\/remotes\/[^/]+\/[^/]+\//.test(url.pathname),
        handler: 'CacheFirst',
        options: { cacheName: 'remotes', expiration: { maxEntries: 120 } },
      },
      {
        urlPattern: ({ url }) => /^\/static\/.*\.woff2$/.test(url.pathname),
        handler: 'CacheFirst',
        options: { cacheName: 'fonts', expiration: { maxEntries: 20 } },
      },
    ],
  });
}
