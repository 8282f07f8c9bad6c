import type * as z from 'zod/mini';
import { isProblem, problemError } from './problem.ts';

export interface HttpOptions {
  /** Sent as the JSON body. */
  json?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  cache?: RequestCache;
  /** How long to wait for the answer to begin, in ms; false waits for ever (streams). 20 s unless told. */
  timeout?: number | false;
}

type Call = (path: string, options?: HttpOptions) => Promise<Response>;
export interface Http {
  get: Call;
  post: Call;
  put: Call;
  patch: Call;
  delete: Call;
}

const TIMEOUT = 20_000;
const TRIES = 3;
const PASSING = new Set([502, 503, 504]);

const OFFLINE = {
  code: 'offline',
  message: 'Network error. Please check your connection and try again.',
};
const UNREADABLE = { code: 'unreadable', message: 'Something went wrong. Please try again.' };

/**
 * The browser's one HTTP client: this origin, cookies included, 20 s limit, a GET tried three times through a passing failure.
 * Every failure throws a ProblemError (problem.ts), an abort the AbortError itself; it never shows anything.
 */
export function createHttp(): Http {
  const call =
    (method: string): Call =>
    (path, options = {}) =>
      attempt(method, path, options, method === 'GET' ? TRIES : 1);
  return {
    get: call('GET'),
    post: call('POST'),
    put: call('PUT'),
    patch: call('PATCH'),
    delete: call('DELETE'),
  };
}

async function attempt(method: string, path: string, options: HttpOptions, tries: number): Promise<Response> {
  const response = await send(method, path, options).catch((error) => error);
  if (response instanceof Response && response.ok) return response;
  if (options.signal?.aborted) throw response;
  const passing = !(response instanceof Response) || PASSING.has(response.status);
  if (passing && tries > 1) {
    await pause((TRIES - tries + 1) * 400);
    return attempt(method, path, options, tries - 1);
  }
  throw response instanceof Response ? await refusal(response) : problemError(0, OFFLINE);
}

function send(
  method: string,
  path: string,
  { json, headers, signal, cache, timeout = TIMEOUT }: HttpOptions,
) {
  const limit = new AbortController();
  const stop = () => limit.abort(signal?.reason);
  signal?.addEventListener('abort', stop);
  if (signal?.aborted) stop();
  const timer = timeout === false ? undefined : setTimeout(() => limit.abort(), timeout);
  return fetch(path, {
    method,
    cache,
    credentials: 'same-origin',
    signal: limit.signal,
    headers: { ...(json === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    body: json === undefined ? undefined : JSON.stringify(json),
  }).finally(() => clearTimeout(timer));
}

async function refusal(response: Response): Promise<Error> {
  const body: unknown = await response.json().catch(() => undefined);
  return problemError(response.status, isProblem(body) ? body : UNREADABLE);
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Reads a JSON answer through its schema; a body that does not fit is a ProblemError with code `unreadable`. */
export async function parseJson<S extends z.ZodMiniType>(
  response: Promise<Response>,
  schema: S,
): Promise<z.infer<S>> {
  const body = schema.safeParse(await (await response).json());
  if (!body.success) throw problemError(200, UNREADABLE);
  return body.data;
}
