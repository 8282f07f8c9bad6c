import { forgetPerson, personKeys } from 'contracts/storage';

type Items = Record<string, string>;

/** What was on the device of somebody whose session is over, in the memory of this page only. */
let aside: { person: string; local: Items; session: Items } | undefined;

/**
 * Takes everything about the person off this device at once. Their unsent words stay in the memory of this page, where nobody can
 * read them, until the same person signs in here (docs/product/accounts.md, A session ended elsewhere). Without a known person
 * nothing is kept.
 */
export function setAside(person: string | undefined): void {
  if (person) aside = { person, local: { ...localStorage }, session: { ...sessionStorage } };
  forgetPerson();
}

/** Whether the memory of this page holds somebody's unsent words: loading it anew would lose them. */
export function isSomethingAside(): boolean {
  return aside !== undefined;
}

/** Puts back what was set aside, when it is this person's; what was written since stays. Another account's sign-in drops it. */
export function putBack({ id, anonymous }: { id: string; anonymous: boolean }): void {
  if (!aside || (anonymous && aside.person !== id)) return;
  const { person, local, session } = aside;
  aside = undefined;
  if (person !== id) return;
  fill(localStorage, local, personKeys);
  fill(sessionStorage, session, Object.keys(session));
}

function fill(storage: Storage, items: Items, keys: string[]): void {
  for (const key of keys) {
    const text = items[key];
    if (text !== undefined && storage.getItem(key) === null) storage.setItem(key, text);
  }
}
