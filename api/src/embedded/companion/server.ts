import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { CompanionError, errorBody } from './companion-error.ts';
import { type Completion, chunksOf, complete, wholeBody } from './completion.ts';
import { CompletionRequest } from './completion-request.ts';

/** `key`: the bearer key to ask for. `delayMs`: the pause before each word of a streamed reply, in ms. */
export interface CompanionOptions {
  key: string;
  delayMs: number;
}

const MODEL = { id: 'saathi-demo', object: 'model', created: 0, owned_by: 'saathi' };
const LARGEST_BODY = 1_000_000;

async function readJson(request: IncomingMessage): Promise<unknown> {
  let body = '';
  request.setEncoding('utf8');
  for await (const chunk of request) {
    body += chunk;
    if (body.length > LARGEST_BODY)
      throw new CompanionError(413, 'The request is too large.', 'invalid_request_error');
  }
  try {
    return JSON.parse(body);
  } catch {
    throw new CompanionError(400, 'The body of the request is not JSON.', 'invalid_request_error');
  }
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** Writes the words at the pace of a model, and stops when the reader has gone. */
async function stream(response: ServerResponse, completion: Completion, withUsage: boolean, delayMs: number) {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
  for (const chunk of chunksOf(completion, withUsage)) {
    if (gone.signal.aborted) return;
    if (delayMs > 0 && chunk.choices[0]?.delta.content) await pause(delayMs);
    response.write(`data: ${JSON.stringify(chunk)}\n\n`);
  }
  response.end('data: [DONE]\n\n');
}

async function answerCompletion(
  request: IncomingMessage,
  response: ServerResponse,
  delayMs: number,
): Promise<void> {
  const parsed = CompletionRequest.safeParse(await readJson(request));
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const field = issue?.path.join('.') ?? null;
    throw new CompanionError(
      400,
      `Invalid '${field}': ${issue?.message}`,
      'invalid_request_error',
      null,
      field,
    );
  }
  const completion = complete(parsed.data);
  if (!parsed.data.stream) return send(response, 200, wholeBody(completion));
  await stream(response, completion, parsed.data.stream_options?.include_usage === true, delayMs);
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { key, delayMs }: CompanionOptions,
) {
  if (request.headers.authorization !== `Bearer ${key}`) {
    throw new CompanionError(
      401,
      'The key of the companion is missing or wrong.',
      'invalid_request_error',
      'invalid_api_key',
    );
  }
  const path = new URL(request.url ?? '/', 'http://companion').pathname;
  if (request.method === 'POST' && path === '/v1/chat/completions')
    return answerCompletion(request, response, delayMs);
  if (request.method === 'GET' && path === '/v1/models')
    return send(response, 200, { object: 'list', data: [MODEL] });
  if (request.method === 'GET' && path === `/v1/models/${MODEL.id}`) return send(response, 200, MODEL);
  throw new CompanionError(
    404,
    `Nothing answers ${request.method} ${path}.`,
    'invalid_request_error',
    'not_found',
  );
}

/** The demo companion as a server of the OpenAI chat-completions protocol; call `listen` on it. It keeps no state and no text. */
export function createCompanionServer(options: CompanionOptions): Server {
  return createServer((request, response) => {
    answer(request, response, options).catch((error: unknown) => {
      if (response.headersSent) return response.destroy();
      const { status, body } = errorBody(error);
      send(response, status, body);
    });
  });
}

function startFromEnvironment(): void {
  const { COMPANION_PORT = '0', COMPANION_KEY, COMPANION_DELAY_MS = '25' } = process.env;
  if (!COMPANION_KEY)
    throw new Error('COMPANION_KEY is not set: the demo companion needs the key it should ask for.');
  const server = createCompanionServer({ key: COMPANION_KEY, delayMs: Number(COMPANION_DELAY_MS) });
  const stop = (): void => {
    server.close();
    server.closeAllConnections();
    process.stdin.destroy();
  };
  process.once('SIGTERM', stop);
  process.stdin.once('end', stop).resume();
  server.listen(Number(COMPANION_PORT), '127.0.0.1', () => {
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    process.stdout.write(`${JSON.stringify({ ready: true, port })}\n`);
  });
}

if (import.meta.main) startFromEnvironment();
