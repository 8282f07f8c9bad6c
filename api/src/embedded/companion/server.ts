import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { streamSSE } from 'hono/streaming';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { CompletionRequest, chunksOf, wholeBody } from './completion.ts';

/** `key`: the bearer key to ask for. `delayMs`: the pause before each word of a streamed reply, in ms. */
export interface CompanionOptions {
  key: string;
  delayMs: number;
}

const MODEL = { id: 'saathi-demo', object: 'model', created: 0, owned_by: 'saathi' };
const LARGEST_BODY_BYTES = 1_000_000;

/** An error in the protocol's own terms. */
function refuse(
  c: Context,
  status: ContentfulStatusCode,
  message: string,
  code: string | null = null,
  param: string | null = null,
) {
  const type = status >= 500 ? 'server_error' : 'invalid_request_error';
  return c.json({ error: { message, type, param, code } }, status);
}

async function answerCompletion(c: Context, delayMs: number): Promise<Response> {
  const parsed = CompletionRequest.safeParse(await c.req.json());
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const field = issue?.path.join('.') ?? null;
    return refuse(c, 400, `Invalid '${field}': ${issue?.message}`, null, field);
  }
  if (!parsed.data.stream) return c.json(wholeBody(parsed.data));
  return streamSSE(c, async (stream) => {
    for (const chunk of chunksOf(parsed.data)) {
      if (stream.aborted) return;
      if (delayMs > 0 && chunk.choices[0]?.delta.content) await stream.sleep(delayMs);
      await stream.writeSSE({ data: JSON.stringify(chunk) });
    }
    await stream.writeSSE({ data: '[DONE]' });
  });
}

function companionApp({ key, delayMs }: CompanionOptions): Hono {
  const app = new Hono();
  app.onError((error, c) => {
    if (error instanceof SyntaxError) return refuse(c, 400, 'The body of the request is not JSON.');
    if (error instanceof HTTPException && error.status === 413)
      return refuse(c, 413, 'The request is too large.');
    return refuse(c, 500, 'The demo companion had a problem. Please try again.');
  });
  app.notFound((c) => refuse(c, 404, `Nothing answers ${c.req.method} ${c.req.path}.`, 'not_found'));
  app.use(async (c, next) => {
    if (c.req.header('authorization') === `Bearer ${key}`) return next();
    return refuse(c, 401, 'The key of the companion is missing or wrong.', 'invalid_api_key');
  });
  app.use(bodyLimit({ maxSize: LARGEST_BODY_BYTES }));
  app.post('/v1/chat/completions', (c) => answerCompletion(c, delayMs));
  app.get('/v1/models', (c) => c.json({ object: 'list', data: [MODEL] }));
  app.get(`/v1/models/${MODEL.id}`, (c) => c.json(MODEL));
  return app;
}

/** The demo companion as a server of the OpenAI chat-completions protocol; call `listen` on it. It keeps no state and no text. */
export function createCompanionServer(options: CompanionOptions): Server {
  return createAdaptorServer({ fetch: companionApp(options).fetch }) as Server;
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
