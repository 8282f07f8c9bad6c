/**
 * The event by which players tell each other that a tone begins. Each remote has its own copy of this module, so what they share is
 * the page's window, and no variable here.
 */
const BEGINS = 'saathi:tone-begins';

/** Silences every other player of the page, and calls `onOther` when another begins. Returns how to stop listening. */
export function claimAudio(onOther: () => void): () => void {
  window.dispatchEvent(new Event(BEGINS));
  window.addEventListener(BEGINS, onOther);
  return () => window.removeEventListener(BEGINS, onOther);
}
