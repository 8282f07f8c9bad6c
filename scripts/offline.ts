import { generateSW } from 'workbox-build';

/**
 * Writes the service worker of the product: the shell is there offline, pages come from the network first, remotes are
 * immutable and kept, `/remotes.json` falls back to the last good one, and nothing of the API is ever cached.
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
          cacheName: 'pages',
          networkTimeoutSeconds: 3,
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
