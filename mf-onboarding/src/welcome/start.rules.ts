import type { Session } from 'contracts/session';

/** Where Get Started leads (part 1 §4): sign-up for a visitor or when nobody could say who is here, else the next unfinished step. */
export function startPath(found: Session | undefined): string {
  return found?.person ? found.next : '/login?mode=sign-up';
}
