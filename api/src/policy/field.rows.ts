/** For policy.test.ts: what one sees of the server as a field is decided (`was`), and once it is changed `to` another value (`is`). */
export interface FieldRow {
  to: unknown;
  see: () => Promise<unknown>;
  was: unknown;
  is: unknown;
}

/** What a person is told when they are refused; 'taken' when they are not. */
export async function told(response: Response): Promise<string> {
  if (response.ok) return 'taken';
  return ((await response.json()) as { message: string }).message;
}
