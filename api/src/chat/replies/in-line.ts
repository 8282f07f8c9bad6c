import type { Turn } from '../../companion/upstream/turns.ts';
import type { LiveReply } from './read.ts';

const TOLD_EVERY_MS = 1000;

/**
 * Waits until it is a message's turn at the model, and tells whoever reads along how far it is: after a second, and at each change
 * from then on (docs/product/chat.md, In line). False when `signal` fires before; after `ms` in line `cut` is called.
 */
export async function waitInLine(
  turn: Turn,
  live: LiveReply,
  cut: (why: 'crowded') => void,
  signal: AbortSignal,
  ms: number,
): Promise<boolean> {
  const telling = setInterval(() => live.place(turn.place()), TOLD_EVERY_MS);
  const long = setTimeout(cut, ms, 'crowded');
  signal.addEventListener('abort', turn.leave, { once: true });
  if (signal.aborted) turn.leave();
  await turn.coming;
  clearInterval(telling);
  clearTimeout(long);
  live.place(0);
  return !signal.aborted;
}
