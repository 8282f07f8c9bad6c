import type { AppContext } from '../app-env.ts';

const PING_MS = 15_000;
const HEADERS = {
  'Content-Type': 'text/event-stream',
  'Cache-Control': 'no-store',
  // Some proxies hold back a stream until it ends unless they are told.
  'X-Accel-Buffering': 'no',
};

const encoder = new TextEncoder();

/** Answers with server-sent events: what `work` sends, until it ends. `signal` tells it that nobody listens any more. */
export function eventStream(
  c: AppContext,
  work: (send: (event: object) => void, signal: AbortSignal) => Promise<void>,
): Response {
  const left = new AbortController();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const write = (words: string) => {
        if (!left.signal.aborted) controller.enqueue(encoder.encode(words));
      };
      const ping = setInterval(() => write(': ping\n\n'), PING_MS);
      // Not waited for: a stream that is being started cannot be left.
      work((event) => write(`data: ${JSON.stringify(event)}\n\n`), left.signal).finally(() => {
        clearInterval(ping);
        if (!left.signal.aborted) controller.close();
      });
    },
    cancel: () => left.abort(),
  });
  return c.body(body, 200, HEADERS);
}
