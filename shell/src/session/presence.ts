import type { Session } from 'contracts/session';
import { storageKeys } from 'contracts/storage';
import { putBack, setAside } from './set-aside.ts';

/** Whether somebody is here, and whether they have finished onboarding: all that the frame of a page hangs on. */
export type Presence = 'nobody' | 'begun' | 'settled';

const ENDED = 'ended';

/** What a session says about it. Without an answer yet, what this device remembers of the last one, so that nothing jumps. */
export function presenceOf(session: Session | undefined): Presence {
  if (!session) return remembered();
  if (!session.person) return 'nobody';
  return session.next === '/categories' ? 'settled' : 'begun';
}

/** Whether this device remembers somebody who has not signed out. */
export function isSomebodyRemembered(): boolean {
  return remembered() !== 'nobody';
}

/**
 * Brings this device up to date with the server's answer, and says whether its session was ended elsewhere, without anybody signing
 * out here. Then everything about the person is taken off the device; `before` is the id of who was here, as this page knew them.
 * What stays with somebody here is a word about whether, nothing about who.
 */
export function followSession(session: Session, before: string | undefined): boolean {
  if (session.person) {
    putBack(session.person);
    localStorage.setItem(storageKeys.signedIn, presenceOf(session));
    return false;
  }
  if (localStorage.getItem(storageKeys.signedIn) === null) return false;
  if (before !== undefined || isSomebodyRemembered()) {
    setAside(before);
    localStorage.setItem(storageKeys.signedIn, ENDED);
  }
  return true;
}

/** Whether nobody has answered yet what becomes of the safety plan on this device, whose session was ended elsewhere. */
export function isEndUnanswered(): boolean {
  return localStorage.getItem(storageKeys.signedIn) === ENDED;
}

function remembered(): Presence {
  const kept = localStorage.getItem(storageKeys.signedIn);
  return kept === 'begun' || kept === 'settled' ? kept : 'nobody';
}
