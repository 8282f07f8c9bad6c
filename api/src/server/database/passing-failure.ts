/** Connection lost, conflicts with others, no room just now, shutting down: SQLSTATE classes that may pass. */
const PASSING = /^(08|40|53|57)/;

/** Whether a failed query may succeed later: the database was not reached or is just then unable, rather than refusing this. */
export function isPassingFailure(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  return error.name !== 'PostgresError' || PASSING.test(String(error.code));
}
