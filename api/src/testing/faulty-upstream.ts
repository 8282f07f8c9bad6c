import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from 'zod';
import type { Ai } from '../deps.ts';

/** What the next calls meet. */
export type Fault =
  | { kind: 'reply'; words: string[] }
  /** Answers with this status and an OpenAI error body. */
  | { kind: 'status'; status: number }
  /** Sends the words, then drops the connection. */
  | { kind: 'cut'; words: string[] }
  /** Sends the words, ends properly, but never says that it finished. */
  | { kind: 'truncate'; words: string[] }
  /** Sends the words, then nothing, with the connection open. */
  | { kind: 'hang'; words: string[] }
  | { kind: 'garbage' }
  /** Sends words only as `push` and `finish` say. */
  | { kind: 'held' };

const Body = z.object({
  stream: z.boolean(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
});

/** What an upstream was asked. */
type Asked = z.infer<typeof Body>;

/** A real HTTP server that speaks, or fails to speak, the OpenAI protocol; for tests. */
export interface FaultyUpstream {
  ai: Ai;
  asked: Asked[];
  next(fault: Fault): void;
  /** Sends these words on every held reply. */
  push(words: string): void;
  /** Ends every held reply properly. */
  finish(): void;
  /** Resolves once `count` calls have arrived in all. */
  calls(count: number): Promise<void>;
  /** Resolves once nobody listens to a held reply any more. */
  abandoned(): Promise<void>;
  close(): Promise<void>;
}

/** Starts one on a free loopback port. */
export async function startFaultyUpstream(): Promise<FaultyUpstream> {
  let fault: Fault = { kind: 'reply', words: ['I ', 'am ', 'here.'] };
  const asked: Asked[] = [];
  const held = new Set<ServerResponse>();
  const leaving: (() => void)[] = [];
  const waiting: { count: number; resolve: () => void }[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    asked.push(Body.parse(JSON.parse(Buffer.concat(parts).toString())));
    response.on('close', () => {
      held.delete(response);
      if (held.size === 0) for (const leave of leaving.splice(0)) leave();
    });
    if (fault.kind === 'held') held.add(response);
    play(fault, response);
    for (const { count, resolve } of waiting) if (asked.length >= count) resolve();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    ai: { baseUrl: `http://127.0.0.1:${port}/v1`, apiKey: 'test-key', model: 'test-model', demo: false },
    asked,
    next: (wanted) => {
      fault = wanted;
    },
    push: (words) => {
      for (const response of held) send(response, [words]);
    },
    finish: () => {
      for (const response of held) finish(response);
    },
    calls: (count) =>
      asked.length >= count ? Promise.resolve() : new Promise((resolve) => waiting.push({ count, resolve })),
    abandoned: () => (held.size === 0 ? Promise.resolve() : new Promise((resolve) => leaving.push(resolve))),
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

function play(fault: Fault, response: ServerResponse): void {
  if (fault.kind === 'status') {
    response.writeHead(fault.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error: { message: 'no', type: 'test', code: null } }));
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.flushHeaders();
  if (fault.kind === 'garbage') response.end('data: <html>Bad gateway</html>\n\n');
  if ('words' in fault) send(response, fault.words);
  if (fault.kind === 'reply') finish(response);
  if (fault.kind === 'truncate') response.end();
  if (fault.kind === 'cut') setImmediate(() => response.destroy());
}

function send(response: ServerResponse, words: string[]): void {
  for (const content of words) {
    const chunk = {
      object: 'chat.completion.chunk',
      choices: [{ index: 0, delta: { content }, finish_reason: null }],
    };
    response.write(`data: ${JSON.stringify(chunk)}\n\n`);
  }
}

function finish(response: ServerResponse): void {
  const last = { object: 'chat.completion.chunk', choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] };
  response.end(`data: ${JSON.stringify(last)}\n\ndata: [DONE]\n\n`);
}
