/** How long a page may take to show its heading, in ms; after that the person has gone on by themselves. */
const PATIENCE = 15_000;

/**
 * Calls `found` once with the page's first heading, as soon as there is one: a page's code, and often its data, come after its
 * address. Returns what stops the waiting.
 */
export function whenHeadingIsThere(found: (heading: HTMLElement) => void): () => void {
  const observer = new MutationObserver(look);
  const timer = setTimeout(stop, PATIENCE);

  function stop() {
    observer.disconnect();
    clearTimeout(timer);
  }

  function look() {
    const heading = document.querySelector<HTMLElement>('#main h1');
    // The page that is being left may still be there, hidden.
    if (!heading?.checkVisibility()) return;
    stop();
    found(heading);
  }

  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['style'] });
  look();
  return stop;
}
