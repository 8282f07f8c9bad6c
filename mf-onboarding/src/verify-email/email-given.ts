/** The address in the navigation state with which /login sends somebody here whose mail is unopened; empty without one. */
export function emailGiven(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('email' in state)) return '';
  return typeof state.email === 'string' ? state.email : '';
}
