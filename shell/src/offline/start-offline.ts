/**
 * Registers the service worker that the build wrote; a development server has none. An earlier one kept every visited page under
 * its address, tokens of mails among them: that goes.
 */
export function startOffline(): void {
  if (!('serviceWorker' in navigator) || process.env.NODE_ENV !== 'production') return;
  if ('caches' in window) void caches.delete('pages');
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js'), { once: true });
}
