import { isStartProblem } from './start-problem.ts';

/** What the terminal says about a start that failed: one line, or the stack of what is a defect. */
export function explainStart(error: unknown): string {
  if (isStartProblem(error)) return error.message;
  return `Saathi could not start. This is a defect: ${error instanceof Error ? error.stack : String(error)}`;
}
