import type { Session, SessionPerson } from 'contracts/session';
import { forgetPerson, storageKeys } from 'contracts/storage';
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
    visit = visitOfDevice();
    return false;
  }
  if (localStorage.getItem(storageKeys.signedIn) === null) return false;
  if (before !== undefined || isSomebodyRemembered()) {
    setAside(before);
    localStorage.setItem(storageKeys.signedIn, ENDED);
  }
  return true;
}

/** The visit (contracts/storage.ts) that this page saw last. */
let visit: string | undefined;

function visitOfDevice(): string {
  const known = localStorage.getItem(storageKeys.visit);
  if (known !== null) return known;
  const begun = crypto.randomUUID();
  localStorage.setItem(storageKeys.visit, begun);
  return begun;
}

/** Whether an account took the place of another one. An anonymous person who signs in stays who they are. */
export function isAnother(before: SessionPerson | null | undefined, now: SessionPerson | null): boolean {
  return Boolean(before && !before.anonymous && now && now.id !== before.id);
}

/**
 * Forgets on this device who was here before somebody else, unless another tab has done so: then what is on it is theirs who are
 * here now, and only what this tab kept goes.
 */
export function forgetFormer(): void {
  if (localStorage.getItem(storageKeys.visit) === visit) forgetPerson();
  else sessionStorage.clear();
}

/** Whether nobody has answered yet what becomes of the safety plan on this device, whose session was ended elsewhere. */
export function isEndUnanswered(): boolean {
  return localStorage.getItem(storageKeys.signedIn) === ENDED;
}

function remembered(): Presence {
  const kept = localStorage.getItem(storageKeys.signedIn);
  return kept === 'begun' || kept === 'settled' ? kept : 'nobody';
}
