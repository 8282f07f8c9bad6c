const REFUSED = 'SA001';

/** The part that `refuse_unless` (a migration's) stopped a statement for; undefined for every other error. */
export function partRefused(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && error.code === REFUSED ? error.message : undefined;
}
