import { addAbortSignal } from 'node:stream';
import OpenAI, { APIConnectionTimeoutError, APIError } from 'openai';
import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions';
import type { Ai } from '../../deps.ts';
import { type AiError, aiError, isAiError } from './ai-error.ts';
import { type NodeResponse, nodeFetch } from './node-fetch.ts';
import { readDeltas } from './read-deltas.ts';

const MAX_TOKENS = 300;
const TEMPERATURE = 0.7;

/** How long to wait for the upstream, in ms: for its answer to begin, and then for each next piece. */
export interface UpstreamTimeouts {
  connectMs: number;
  idleMs: number;
}
const DEFAULT_TIMEOUTS: UpstreamTimeouts = { connectMs: 20_000, idleMs: 15_000 };

/** Streams a reply's words. Throws an AiError; after `signal` fires it ends or throws anything, so look at the signal. */
export type Model = (messages: ChatCompletionMessageParam[], signal: AbortSignal) => AsyncGenerator<string>;

/** The AI upstream: one fixed model, nothing retried (docs/product/chat.md, Model). */
export function createModel(ai: Ai, timeouts: UpstreamTimeouts = DEFAULT_TIMEOUTS): Model {
  const client = new OpenAI({
    baseURL: ai.baseUrl,
    apiKey: ai.apiKey,
    maxRetries: 0,
    timeout: timeouts.connectMs,
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
      yield* withinIdle(readDeltas(body), timeouts.idleMs, idle);
    } catch (error) {
      throw idle.signal.aborted ? aiError('timeout') : toAiError(error);
    }
  };
}

async function* withinIdle(deltas: AsyncGenerator<string>, ms: number, idle: AbortController) {
  const timer = setTimeout(() => idle.abort(), ms);
  try {
    for await (const delta of deltas) {
      timer.refresh();
      yield delta;
    }
  } finally {
    clearTimeout(timer);
  }
}

function toAiError(error: unknown): AiError {
  if (isAiError(error)) return error;
  if (error instanceof APIConnectionTimeoutError) return aiError('timeout');
  if (error instanceof APIError && error.status !== undefined) return aiError('refused', error.status);
  // A connection lost while the words came in is no APIError of the SDK's.
  return aiError(error instanceof APIError ? 'unreachable' : 'cut');
}
