import ky, { isHTTPError } from 'ky';
import type * as z from 'zod/mini';
import { isProblem, problemError } from './problem.ts';

export interface HttpOptions {
  /** Sent as the JSON body. */
  json?: unknown;
  /** Sent as it is, such as a form with a file. */
  body?: FormData;
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

const OFFLINE = {
  code: 'offline',
  message: 'Network error. Please check your connection and try again.',
};
const UNREADABLE = { code: 'unreadable', message: 'Something went wrong. Please try again.' };

/**
 * The browser's one HTTP client, ky as the product sets it: this origin, cookies included, 20 s limit, a GET tried three times through
 * a passing failure. Every failure throws a ProblemError (problem.ts), an abort what the signal was aborted with; it never shows anything.
 */
export function createHttp(): Http {
  const client = ky.create({
    timeout: 20_000,
    retry: {
      limit: 2,
      methods: ['get'],
      statusCodes: [502, 503, 504],
      // A person is waiting: a server that asks for minutes of patience is told to them instead.
      afterStatusCodes: [],
      retryOnTimeout: true,
      delay: (attempt) => attempt * 400,
    },
  });
  const call =
    (method: string): Call =>
    async (path, options) => {
      try {
        return await client(path, { ...options, method });
      } catch (error) {
        throw options?.signal?.aborted ? error : problemOf(error);
      }
    };
  return {
    get: call('GET'),
    post: call('POST'),
    put: call('PUT'),
    patch: call('PATCH'),
    delete: call('DELETE'),
  };
}

function problemOf(error: unknown): Error {
  if (!isHTTPError(error)) return problemError(0, OFFLINE);
  return problemError(error.response.status, isProblem(error.data) ? error.data : UNREADABLE);
}

/** Reads a JSON answer through its schema; a body that does not fit is a ProblemError with code `unreadable`. */
export async function parseJson<S extends z.ZodMiniType>(
  response: Promise<Response>,
  schema: S,
): Promise<z.infer<S>> {
  const body = schema.safeParse(await (await response).json());
  if (!body.success) throw problemError(200, UNREADABLE);
  return body.data;
}
