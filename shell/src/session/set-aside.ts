import { forgetPerson, personKeys } from 'contracts/storage';

type Items = [key: string, text: string][];

/** What was on the device of somebody whose session is over, in the memory of this page only. */
let aside: { person: string; local: Items; session: Items } | undefined;

/**
 * Takes everything about the person off this device at once. Their unsent words stay in the memory of this page, where nobody can
 * read them, until the same person signs in here (docs/product/accounts.md, A session ended elsewhere). Without a known person
 * nothing is kept.
 */
export function setAside(person: string | undefined): void {
  const local = itemsOf(localStorage, personKeys);
  const session = itemsOf(sessionStorage, Object.keys(sessionStorage));
  forgetPerson();
  if (person !== undefined) aside = { person, local, session };
}

/** Puts back what was set aside, when it is this person's; what was written since stays. Another account's sign-in drops it. */
export function putBack({ id, anonymous }: { id: string; anonymous: boolean }): void {
  if (!aside || (anonymous && aside.person !== id)) return;
  const { person, local, session } = aside;
  aside = undefined;
  if (person !== id) return;
  fill(localStorage, local);
  fill(sessionStorage, session);
}

function itemsOf(storage: Storage, keys: readonly string[]): Items {
  return keys.flatMap((key) => {
    const text = storage.getItem(key);
    return text === null ? [] : [[key, text] satisfies Items[number]];
  });
}

function fill(storage: Storage, items: Items): void {
  for (const [key, text] of items) if (storage.getItem(key) === null) storage.setItem(key, text);
}
