import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import * as z from 'zod';
import type { Ai } from '../deps.ts';

/** What the next calls meet. */
export type Fault =
  | { kind: 'reply'; words: string[] }
  /** Answers with this status, an OpenAI error body and these headers. */
  | { kind: 'status'; status: number; headers?: Record<string, string> }
  /** Sends these pieces, each in a network write of its own, then ends. */
  | { kind: 'raw'; pieces: readonly (string | Uint8Array)[] }
  /** Sends the words, then drops the connection. */
  | { kind: 'cut'; words: string[] }
  /** Sends the words, ends properly, but never says that it finished. */
  | { kind: 'truncate'; words: string[] }
  /** Sends the words, then nothing, with the connection open. */
  | { kind: 'hang'; words: string[] }
  | { kind: 'garbage' }
  /** Sends the words and says that it finished, but leaves the connection open. */
  | { kind: 'open'; words: string[]; end: 'finish_reason' | '[DONE]' }
  /** Sends so many comments, one after another, before the words. */
  | { kind: 'murmur'; comments: number; words: string[] }
  /** Sends a line that never ends, until nobody listens. */
  | { kind: 'endless' }
  /** Sends words only as `push` and `finish` say. */
  | { kind: 'held' };

const Body = z.object({
  stream: z.boolean(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
});
const MODERATIONS = '/v1/moderations';

/** What an upstream was asked. */
type Asked = z.infer<typeof Body>;

/** A real HTTP server that speaks, or fails to speak, the OpenAI protocol; for tests. */
export interface FaultyUpstream {
  ai: Ai;
  asked: Asked[];
  /** The next calls meet these, one each, and then the last of them again and again. */
  next(...faults: [Fault, ...Fault[]]): void;
  /** What it answers to who asks it to judge a message, which is whoever wants no stream: an answer, or nothing ever. */
  judges(answer: string | 'hang'): void;
  /** What its moderation flags. */
  flags(categories: Record<string, boolean>): void;
  /** Sends these words on every held reply. */
  push(words: string): void;
  /** Ends every held reply properly. */
  finish(): void;
  /** Resolves once `count` calls have arrived in all. */
  calls(count: number): Promise<void>;
  /** How many connections were opened to it. */
  connections(): number;
  /** How much it sent on the endless lines, in bytes. */
  sentBytes(): number;
  /** Resolves once nobody listens to a held reply any more. */
  abandoned(): Promise<void>;
  close(): Promise<void>;
}

/** Starts one on a free loopback port. */
export async function startFaultyUpstream(): Promise<FaultyUpstream> {
  let faults: Fault[] = [{ kind: 'reply', words: ['I ', 'am ', 'here.'] }];
  let judgement = '{"level":"none","kind":"self_harm"}';
  let flagged: Record<string, boolean> = {};
  const asked: Asked[] = [];
  const held = new Set<ServerResponse>();
  const leaving: (() => void)[] = [];
  const waiting: { count: number; resolve: () => void }[] = [];
  let [connections, sentBytes] = [0, 0];
  const server = createServer(async (request, response) => {
    const body = await text(request).catch(() => '');
    // Whoever asked was killed while it did.
    if (!request.complete) return;
    // A start of the product looks whether anybody is there.
    if (request.method === 'GET') return answerJson(response, {});
    if (request.url === MODERATIONS) return answerJson(response, { results: [{ categories: flagged }] });
    const question = Body.parse(JSON.parse(body));
    asked.push(question);
    if (!question.stream) {
      if (judgement !== 'hang') answerJson(response, { choices: [{ message: { content: judgement } }] });
      return;
    }
    response.on('close', () => {
      held.delete(response);
      if (held.size === 0) for (const leave of leaving.splice(0)) leave();
    });
    const [fault = { kind: 'garbage' }] = faults.length > 1 ? faults.splice(0, 1) : faults;
    if (fault.kind === 'held') held.add(response);
    play(fault, response, (bytes) => {
      sentBytes += bytes;
    });
    for (const { count, resolve } of waiting) if (asked.length >= count) resolve();
  });
  server.on('connection', () => {
    connections += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    ai: { baseUrl: `http://127.0.0.1:${port}/v1`, apiKey: 'test-key', model: 'test-model', demo: false },
    asked,
    next: (...wanted) => {
      faults = wanted;
    },
    judges: (answer) => {
      judgement = answer;
    },
    flags: (categories) => {
      flagged = categories;
    },
    push: (words) => {
      for (const response of held) send(response, [words]);
    },
    finish: () => {
      for (const response of held) finish(response);
    },
    calls: (count) =>
      asked.length >= count ? Promise.resolve() : new Promise((resolve) => waiting.push({ count, resolve })),
    connections: () => connections,
    sentBytes: () => sentBytes,
    abandoned: () => (held.size === 0 ? Promise.resolve() : new Promise((resolve) => leaving.push(resolve))),
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

function answerJson(response: ServerResponse, body: object): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

const COMMENT_EVERY_MS = 20;
const PIECE = 'a'.repeat(65_536);

/** Writes the pieces of a line without an end, each once the one before has left, until the connection closes. */
async function endless(response: ServerResponse, onSent: (bytes: number) => void): Promise<void> {
  const closed = once(response, 'close');
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write('data: ');
  while (!response.destroyed) {
    await Promise.race([closed, new Promise<unknown>((resolve) => response.write(PIECE, resolve))]);
    onSent(PIECE.length);
  }
}

async function raw(response: ServerResponse, pieces: readonly (string | Uint8Array)[]): Promise<void> {
  for (const piece of pieces) {
    await new Promise<unknown>((resolve) => response.write(piece, resolve));
    await setImmediate();
  }
  response.end();
}

function murmur(response: ServerResponse, comments: number, words: string[]): void {
  let left = comments;
  const timer = setInterval(() => {
    left -= 1;
    if (left >= 0) return response.write(': still here\n\n');
    clearInterval(timer);
    send(response, words);
    finish(response);
  }, COMMENT_EVERY_MS);
  response.on('close', () => clearInterval(timer));
}

function play(fault: Fault, response: ServerResponse, onSent: (bytes: number) => void): void {
  if (fault.kind === 'endless') return void endless(response, onSent);
  if (fault.kind === 'status') {
    response.writeHead(fault.status, { 'content-type': 'application/json', ...fault.headers });
    response.end(JSON.stringify({ error: { message: 'no', type: 'test', code: null } }));
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.flushHeaders();
  if (fault.kind === 'raw') return void raw(response, fault.pieces);
  if (fault.kind === 'garbage') response.end('data: <html>Bad gateway</html>\n\n');
  if (fault.kind === 'murmur') return void murmur(response, fault.comments, fault.words);
  if ('words' in fault) send(response, fault.words);
  if (fault.kind === 'open') response.write(fault.end === '[DONE]' ? DONE : LAST);
  if (fault.kind === 'reply') finish(response);
  if (fault.kind === 'truncate') response.end();
  if (fault.kind === 'cut') void setImmediate().then(() => response.destroy());
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

const LAST = `data: ${JSON.stringify({
  object: 'chat.completion.chunk',
  choices: [{ index: 0, delta: {}, finish_reason: 'stop' }],
})}\n\n`;
const DONE = 'data: [DONE]\n\n';

function finish(response: ServerResponse): void {
  response.end(LAST + DONE);
}
