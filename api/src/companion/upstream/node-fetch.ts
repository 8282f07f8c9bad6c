import { once } from 'node:events';
import {
  type ClientRequest,
  Agent as HttpAgent,
  request as httpRequest,
  type IncomingMessage,
} from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';

/** A successful response whose body comes as Node's own stream, `incoming`. */
export type NodeResponse = Response & { incoming: IncomingMessage };

const LONGEST_ERROR_BYTES = 65_536;

// Connections stay open for as long as the other side wants them: the next message saves the handshakes.
const plain = { request: httpRequest, agent: new HttpAgent({ keepAlive: true }) };
const secure = { request: httpsRequest, agent: new HttpsAgent({ keepAlive: true }) };

/**
 * `fetch` over node:http, for the SDK: what streams through the global one passes web streams, which cost more per word than
 * all that is done with it afterwards. A response that is not ok comes with the beginning of its text, and with
 * what it says about coming back.
 */
export async function nodeFetch(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  const sent = send(String(input), init);
  const incoming = await answerOf(sent).catch((error: unknown) => {
    // The other side closed an idle connection at the moment it was used again: it has not seen the request.
    if (sent.reusedSocket && isReset(error)) return answerOf(send(String(input), init));
    throw error;
  });
  const status = incoming.statusCode ?? 0;
  if (status < 200 || status > 299) {
    return new Response(await beginningOf(incoming), { status, headers: waitingTime(incoming) });
  }
  return Object.assign(new Response(null, { status }), { incoming });
}

function send(url: string, { method, headers, body, signal }: RequestInit): ClientRequest {
  const { request, agent } = url.startsWith('https:') ? secure : plain;
  const fields = Object.fromEntries(new Headers(headers));
  return request(url, { method, headers: fields, agent, signal: signal ?? undefined }).end(body);
}

/** Of the headers of an error, those that say when to come back. */
function waitingTime({ headers }: IncomingMessage): [string, string][] {
  return ['retry-after', 'retry-after-ms'].flatMap((name) => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value] as [string, string]] : [];
  });
}

/** Enough of an error to tell what it is, however much is sent. */
async function beginningOf(incoming: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of incoming as AsyncIterable<Buffer>) {
    parts.push(part);
    size += part.length;
    if (size > LONGEST_ERROR_BYTES) break;
  }
  return Buffer.concat(parts).toString();
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
