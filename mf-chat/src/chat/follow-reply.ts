import type { ReplyEvent } from 'contracts/chat';
import { isProblemError, problemError } from 'contracts/problem';
import { replyEvents } from './reply-events.ts';

export type ReplyEnd = Extract<ReplyEvent, { type: 'done' | 'problem' }>;

export interface Following {
  /** Sends the message; null when the server has it already. Safe to repeat: the message's id makes it so. */
  send: (() => Promise<Response>) | null;
  /** The reply from its start, running or finished. */
  rejoin(): Promise<Response>;
  /** The server has the message, and the stream begins (again). */
  onConnected(): void;
  onEvent(event: ReplyEvent): void;
  onBroken(): void;
  /** Waits before another try, shorter when the device comes back online. */
  pause(ms: number): Promise<void>;
}

const PASSING = new Set([0, 502, 503, 504]);
const PAUSES = [500, 1000, 2000, 4000, 8000, 8000, 8000];

const lost = {
  code: 'connection_lost',
  message: 'Network error. Please check your connection and try again.',
};

/**
 * Follows a reply to its end through broken connections: it sends until the server has the message, then rejoins. Words that
 * arrive start the patience afresh. Throws the ProblemError of a refusal, and `connection_lost` when patience ends.
 */
export async function followReply(following: Following): Promise<ReplyEnd> {
  let open = following.send ?? following.rejoin;
  for (let tries = 0; ; tries++) {
    try {
      const response = await open();
      open = following.rejoin;
      following.onConnected();
      for await (const event of replyEvents(response)) {
        // The server cannot say yet how it ended: as with a broken stream, it is asked again.
        if (event.type === 'problem' && event.code === 'unsettled') break;
        following.onEvent(event);
        if (event.type === 'done' || event.type === 'problem') return event;
        tries = 0;
      }
    } catch (error) {
      if (isRefusal(error)) throw error;
    }
    following.onBroken();
    const pause = PAUSES[tries];
    if (pause === undefined) throw problemError(0, lost);
    await following.pause(pause);
  }
}

/** Whether an error is the server's own word, and not a connection that may come back; ended on purpose counts as final too. */
function isRefusal(error: unknown): boolean {
  if (isProblemError(error)) return !PASSING.has(error.status);
  return error instanceof Error && error.name === 'AbortError';
}

/** Waits, but not longer than until the device is online again. Rejects when the signal ends it. */
export function pauseUntilOnline(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const done = (finish: () => void) => () => {
      clearTimeout(timer);
      removeEventListener('online', goOn);
      signal.removeEventListener('abort', end);
      finish();
    };
    const goOn = done(resolve);
    const end = done(() => reject(new DOMException('The page was left.', 'AbortError')));
    const timer = setTimeout(goOn, ms);
    addEventListener('online', goOn);
    signal.addEventListener('abort', end);
  });
}
