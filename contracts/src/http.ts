import ky, { isHTTPError, type KyInstance } from 'ky';
import type * as z from 'zod/mini';
import { Problem, problemError } from './problem.ts';

export type Http = KyInstance;

const OFFLINE = {
  code: 'offline',
  message: 'Network error. Please check your connection and try again.',
};
const UNREADABLE = { code: 'unreadable', message: 'Something went wrong. Please try again.' };

/**
 * The browser's one HTTP client: same origin, cookies included, 20 s limit, idempotent calls repeated twice.
 * Every failure surfaces as a ProblemError (see problem.ts); it never shows anything itself.
 */
export function createHttp(): Http {
  return ky.create({
    credentials: 'same-origin',
    timeout: 20_000,
    retry: { limit: 2, methods: ['get'], statusCodes: [502, 503, 504] },
    hooks: { beforeError: [({ error }) => toProblemError(error)] },
  });
}

function toProblemError(error: Error): Error {
  if (!isHTTPError(error)) return error.name === 'AbortError' ? error : problemError(0, OFFLINE);
  const body = Problem.safeParse(error.data);
  return problemError(error.response.status, body.success ? body.data : UNREADABLE);
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
