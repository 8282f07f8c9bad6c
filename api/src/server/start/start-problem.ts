const NAME = 'StartProblem';

/**
 * An error whose message is the whole story for the person at the terminal: what is wrong and what to do, in one line.
 * `main` prints the message alone, without a stack; any other error is a defect and keeps its stack.
 */
export function startProblem(message: string, cause?: unknown): Error {
  const error = new Error(message, { cause });
  error.name = NAME;
  return error;
}

/** Whether `error` came from {@link startProblem}. */
export function isStartProblem(error: unknown): error is Error {
  return error instanceof Error && error.name === NAME;
}
