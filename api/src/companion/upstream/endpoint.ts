import type { IncomingMessage } from 'node:http';
import { addAbortSignal } from 'node:stream';
import OpenAI, { APIConnectionTimeoutError, APIError } from 'openai';
import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions';
import type { AiEndpoint } from '../../deps.ts';
import { type AiError, aiError, isAiError } from './ai-error.ts';
import { type NodeResponse, nodeFetch } from './node-fetch.ts';
import { type ReplyEnd, readDeltas } from './read-deltas.ts';
import { retryAfterMs } from './retry-after.ts';

const MAX_TOKENS = 300;
const TEMPERATURE = 0.7;
const LEFTOVER_MS = 1000;

/** How long to wait for the upstream, in ms: for its answer to begin, and then for each next byte. */
export interface UpstreamTimeouts {
  connectMs: number;
  idleMs: number;
}
const PATIENCE: UpstreamTimeouts = { connectMs: 20_000, idleMs: 15_000 };

/**
 * Streams a reply's words, and returns how it ended. Throws an AiError; after `signal` fires it ends or throws anything, so look at
 * the signal.
 */
export type Model = (
  messages: ChatCompletionMessageParam[],
  signal: AbortSignal,
) => AsyncGenerator<string, ReplyEnd>;

/** One endpoint with one fixed model, asked once (docs/product/chat.md, Model). A reply without a word is an AiError, too: `empty`. */
export function createEndpoint(ai: AiEndpoint, timeouts: Partial<UpstreamTimeouts> = {}): Model {
  const { connectMs, idleMs } = { ...PATIENCE, ...timeouts };
  const client = new OpenAI({
    baseURL: ai.baseUrl,
    apiKey: ai.apiKey,
    maxRetries: 0,
    timeout: connectMs,
    fetch: nodeFetch,
    // The SDK would log request bodies, which are conversations, when OPENAI_LOG asks for it.
    logLevel: 'off',
  });
  return async function* stream(messages, signal) {
    const idle = new AbortController();
    const over = AbortSignal.any([signal, idle.signal]);
    try {
      const response = await client.chat.completions
        .create(
          { model: ai.model, messages, stream: true, max_tokens: MAX_TOKENS, temperature: TEMPERATURE },
          { signal: over },
        )
        .asResponse();
      const body = addAbortSignal(over, (response as NodeResponse).incoming);
      return yield* readReply(body, idleMs, idle);
    } catch (error) {
      throw idle.signal.aborted ? aiError('timeout') : toAiError(error);
    }
  };
}

/** A reply's words. Whatever arrives is a sign of life, a comment that keeps the connection open as well as a word. */
async function* readReply(
  body: IncomingMessage,
  idleMs: number,
  idle: AbortController,
): AsyncGenerator<string, ReplyEnd> {
  const timer = setTimeout(() => idle.abort(), idleMs);
  let ended = false;
  try {
    const end = yield* readDeltas(body.iterator({ destroyOnReturn: false }), () => timer.refresh());
    ended = true;
    return end;
  } finally {
    clearTimeout(timer);
    if (ended) letEnd(body);
    else body.destroy();
  }
}

/** What may come after a reply's end is read for a moment, so that the connection can be used again; then it is closed. */
function letEnd(body: IncomingMessage): void {
  const timer = setTimeout(() => body.destroy(), LEFTOVER_MS);
  body.on('error', () => {}).on('close', () => clearTimeout(timer));
  body.resume();
}

function toAiError(error: unknown): AiError {
  if (isAiError(error)) return error;
  if (error instanceof APIConnectionTimeoutError) return aiError('timeout');
  if (error instanceof APIError && error.status !== undefined) {
    return aiError('refused', { status: error.status, retryAfterMs: retryAfterMs(error.headers) });
  }
  // A connection lost while the words came in is no APIError of the SDK's.
  return aiError(error instanceof APIError ? 'unreachable' : 'cut');
}
