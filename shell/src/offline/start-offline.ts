/** Registers the service worker that the build wrote; a development server has none. */
export function startOffline(): void {
  if (!('serviceWorker' in navigator) || process.env.NODE_ENV !== 'production') return;
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js'), { once: true });
}
