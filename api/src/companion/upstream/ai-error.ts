/** Why the model gave no reply. `status` is the upstream's, when it answered at all. */
export type AiFailure = 'refused' | 'unreachable' | 'timeout' | 'cut' | 'garbage' | 'empty' | 'too_long';
export type AiError = Error & { name: 'AiError'; failure: AiFailure; status: number | undefined };

/** What the log says (docs/product/chat.md, Failed replies); it never holds any text of a conversation. */
export function aiError(failure: AiFailure, status?: number): AiError {
  return Object.assign(new Error(`AI service error: ${status ?? failure}`), {
    name: 'AiError' as const,
    failure,
    status,
  });
}

export function isAiError(error: unknown): error is AiError {
  return error instanceof Error && error.name === 'AiError';
}
