const EVERY_MS = 5000;
/** After failures the pause is doubled so often at most. */
const MOST_DOUBLED = 4;

/**
 * Reads something every five seconds while the page is looked at and the device is online, and at once when somebody comes back to
 * it; less often while that fails (exponential backoff). Hands what it read to `found`, unless `wait` was called meanwhile: that
 * says there is newer news, and begins the five seconds anew. Ends with `signal`.
 */
export function readAgain<T>(read: () => Promise<T>, found: (value: T) => void, signal: AbortSignal) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let news = 0;
  const wait = () => {
    news += 1;
    clearTimeout(timer);
    if (!signal.aborted) timer = setTimeout(look, EVERY_MS * 2 ** failures);
  };
  const look = async () => {
    if (document.visibilityState !== 'visible' || !navigator.onLine) return wait();
    try {
      const reading = read();
      const before = news;
      const value = await reading;
      failures = 0;
      if (news === before && !signal.aborted) found(value);
    } catch {
      // What is shown stays; whoever sends something hears the balance from the server.
      failures = Math.min(failures + 1, MOST_DOUBLED);
    }
    wait();
  };
  const back = () => document.visibilityState === 'visible' && void look();
  document.addEventListener('visibilitychange', back, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
  wait();
  return { wait };
}
