/** Why the model gave no reply. `filtered`: its provider's own filter ended it. */
export type AiFailure =
  | 'refused'
  | 'unreachable'
  | 'timeout'
  | 'cut'
  | 'garbage'
  | 'empty'
  | 'too_long'
  | 'filtered';

interface Answered {
  /** The upstream's, when it answered at all. */
  status?: number | undefined;
  /** How long it asked to be left alone, in ms. */
  retryAfterMs?: number | undefined;
}
export type AiError = Error & { name: 'AiError'; failure: AiFailure } & Answered;

/** What the log says (docs/product/chat.md, Failed replies); it never holds any text of a conversation. */
export function aiError(failure: AiFailure, answered: Answered = {}): AiError {
  return Object.assign(new Error(`AI service error: ${answered.status ?? failure}`), {
    name: 'AiError' as const,
    failure,
    ...answered,
  });
}

export function isAiError(error: unknown): error is AiError {
  return error instanceof Error && error.name === 'AiError';
}
