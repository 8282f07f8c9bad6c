import { once } from 'node:events';
import {
  type ClientRequest,
  Agent as HttpAgent,
  request as httpRequest,
  type IncomingMessage,
} from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { text } from 'node:stream/consumers';

/** A successful response whose body comes as Node's own stream, `incoming`. */
export type NodeResponse = Response & { incoming: IncomingMessage };

// Connections stay open for as long as the other side wants them: the next message saves the handshakes.
const plain = { request: httpRequest, agent: new HttpAgent({ keepAlive: true }) };
const secure = { request: httpsRequest, agent: new HttpsAgent({ keepAlive: true }) };

/**
 * `fetch` over node:http, for the SDK: what streams through the global one passes web streams, which cost more per word than
 * all that is done with it afterwards. A response that is not ok comes with its whole text.
 */
export async function nodeFetch(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  const sent = send(String(input), init);
  const incoming = await answerOf(sent).catch((error: unknown) => {
    // The other side closed an idle connection at the moment it was used again: it has not seen the request.
    if (sent.reusedSocket && isReset(error)) return answerOf(send(String(input), init));
    throw error;
  });
  const status = incoming.statusCode ?? 0;
  if (status < 200 || status > 299) return new Response(await text(incoming), { status });
  return Object.assign(new Response(null, { status }), { incoming });
}

function send(url: string, { method, headers, body, signal }: RequestInit): ClientRequest {
  const { request, agent } = url.startsWith('https:') ? secure : plain;
  const fields = Object.fromEntries(new Headers(headers));
  return request(url, { method, headers: fields, agent, signal: signal ?? undefined }).end(body);
}

function isReset(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ECONNRESET';
}

async function answerOf(sent: ClientRequest): Promise<IncomingMessage> {
  const [incoming] = await once(sent, 'response');
  // From here on, whatever fails shows where the body is read.
  sent.on('error', () => {});
  return incoming;
}
