import type { ReplyEvent } from 'contracts/chat';

const PING_MS = 15_000;

const encoder = new TextEncoder();
const PING = encoder.encode(': ping\n\n');

/**
 * A reply as server-sent events. `begin` gets what to call with each event, and how to know that the client left; it returns
 * what to do then. The stream ends by itself after a `done` or a `problem`.
 */
export function eventStream(begin: (send: (event: ReplyEvent) => void) => () => void): Response {
  let leave = () => {};
  let ping: NodeJS.Timeout | undefined;
  const close = () => {
    clearInterval(ping);
    leave();
  };
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      let open = true;
      // The first bytes send the headers on their way before the model has said anything.
      controller.enqueue(PING);
      ping = setInterval(() => controller.enqueue(PING), PING_MS);
      leave = begin((event) => {
        if (!open) return;
        controller.enqueue(encoder.encode(`data: ${JSON.stringify(event)}\n\n`));
        if (event.type !== 'done' && event.type !== 'problem') return;
        open = false;
        close();
        controller.close();
      });
      if (!open) leave();
    },
    cancel: close,
  });
  return new Response(body, {
    headers: {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store',
      // Some proxies hold back a stream until it ends unless they are told.
      'X-Accel-Buffering': 'no',
    },
  });
}
