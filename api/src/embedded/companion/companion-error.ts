/** An error of the demo companion in the protocol's own terms. */
export class CompanionError extends Error {
  readonly status: number;
  readonly body: { error: { message: string; type: string; param: string | null; code: string | null } };

  constructor(
    status: number,
    message: string,
    type: string,
    code: string | null = null,
    param: string | null = null,
  ) {
    super(message);
    this.name = 'CompanionError';
    this.status = status;
    this.body = { error: { message, type, param, code } };
  }
}

/** Status and body to answer an error with; one that nobody foresaw tells nothing of itself. */
export function errorBody(error: unknown): { status: number; body: CompanionError['body'] } {
  if (error instanceof CompanionError) return error;
  return new CompanionError(500, 'The demo companion had a problem. Please try again.', 'server_error');
}
