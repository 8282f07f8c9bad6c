import type { Session } from 'contracts/session';
import { storageKeys } from 'contracts/storage';

/** Whether somebody is here, and whether they have finished onboarding: all that the frame of a page hangs on. */
export type Presence = 'nobody' | 'begun' | 'settled';

/** What a session says about it. Without an answer yet, what this device remembers of the last one, so that nothing jumps. */
export function presenceOf(session: Session | undefined): Presence {
  if (!session) return remembered();
  if (!session.person) return 'nobody';
  return session.next === '/categories' ? 'settled' : 'begun';
}

/** Keeps the answer on this device: a word about whether, nothing about who. */
export function rememberPresence(session: Session): void {
  const presence = presenceOf(session);
  if (presence === 'nobody') localStorage.removeItem(storageKeys.signedIn);
  else localStorage.setItem(storageKeys.signedIn, presence);
}

function remembered(): Presence {
  const kept = localStorage.getItem(storageKeys.signedIn);
  return kept === 'begun' || kept === 'settled' ? kept : 'nobody';
}
