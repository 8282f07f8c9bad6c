import * as z from 'zod/mini';

/**
 * The one error body of every endpoint. `message` is fit to show to a person. Marked pure: most pages need the error below and no
 * schema, and so need not load a schema library.
 */
export const Problem = /* @__PURE__ */ z.object({
  code: /* @__PURE__ */ z.string(),
  message: /* @__PURE__ */ z.string(),
});
export type Problem = z.infer<typeof Problem>;

/** Whether a body is a problem, without the schema. */
export function isProblem(body: unknown): body is Problem {
  return (
    typeof body === 'object' &&
    body !== null &&
    'code' in body &&
    typeof body.code === 'string' &&
    'message' in body &&
    typeof body.message === 'string'
  );
}

/**
 * What a failed call throws in the browser.
 * `status` is the HTTP status, 0 when no answer arrived (offline, timed out).
 */
export type ProblemError = Error & { name: 'ProblemError'; status: number; code: string };

/** Makes the error; a plain Error with a name, because `instanceof` fails across separately built bundles. */
export function problemError(status: number, problem: Problem): ProblemError {
  return Object.assign(new Error(problem.message), {
    name: 'ProblemError' as const,
    status,
    code: problem.code,
  });
}

export function isProblemError(error: unknown): error is ProblemError {
  return error instanceof Error && error.name === 'ProblemError';
}

/** The sentence to show for any error: a problem's own message, otherwise the default (docs/product/messages.md, Default sentence). */
export function messageOf(error: unknown): string {
  return isProblemError(error) ? error.message : 'Something went wrong. Please try again.';
}
