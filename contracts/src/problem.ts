import * as z from 'zod/mini';

/** The one error body of every endpoint. `message` is fit to show to a person. */
export const Problem = z.object({ code: z.string(), message: z.string() });
export type Problem = z.infer<typeof Problem>;

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

/** The sentence to show for any error: a problem's own message, otherwise the specification's default (part 1 §8). */
export function messageOf(error: unknown): string {
  return isProblemError(error) ? error.message : 'Something went wrong. Please try again.';
}
