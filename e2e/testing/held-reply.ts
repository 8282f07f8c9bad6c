import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { ReplyEvent } from 'contracts/chat';

/** A server that a page's messages can be led to; their replies say only what `say` says. */
export interface HeldReply {
  url: string;
  /** What it was sent, oldest first. */
  sent: { message: string; message_id: string }[];
  say: (event: ReplyEvent) => void;
  close: () => Promise<void>;
}

export async function startHeldReply(): Promise<HeldReply> {
  const sent: HeldReply['sent'] = [];
  let latest: ServerResponse | undefined;
  const server = createServer(async (request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.flushHeaders();
    sent.push((await json(request)) as HeldReply['sent'][number]);
    latest = response;
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    sent,
    say: (event) => {
      latest?.write(`data: ${JSON.stringify(event)}\n\n`);
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
