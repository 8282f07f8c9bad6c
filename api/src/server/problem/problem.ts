import { type ProblemError, problemError } from 'contracts/problem';

/**
 * What a handler throws to refuse: `throw problem(403, 'not_verified', 'Please verify your email first')`. The message is
 * shown to a person as it is: what happened, what was kept, what to do. `onError` turns it into `{ code, message }`.
 */
export function problem(status: number, code: string, message: string): ProblemError {
  return problemError(status, { code, message });
}
