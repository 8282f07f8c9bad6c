import * as z from 'zod/mini';
import type { Http } from './http.ts';
import { ProfileChange } from './people.ts';
import { isProblemError } from './problem.ts';
import type { SessionPerson } from './session.ts';
import { storageKeys } from './storage.ts';

/** What onboarding was told and the server could not take yet: the last word on each field, and who left it. */
const Unsaved = z.object({
  person: z.nullable(z.string()),
  anonymous: z.optional(z.boolean()),
  change: ProfileChange,
});
type Unsaved = z.infer<typeof Unsaved>;

/** Who is signed in while something is left on the device. */
export type Leaver = Pick<SessionPerson, 'id' | 'anonymous'>;

/** Who left it: an id, or null for nobody; an anonymous person may have an account since, under another id. */
export type Left = Pick<Unsaved, 'person' | 'anonymous'>;

/** What onboarding asks, by the names under which the device keeps what is typed until it is saved. */
export const detailKeys = ['country', 'language', 'name', 'dob', 'gender'] as const;

/** Keeps a part of the profile that could not be saved; the shell hands it over (docs/product/onboarding.md, Saved later). */
export function keepUnsaved(change: ProfileChange, person: Leaver | undefined): void {
  const { id = null, anonymous = true } = person ?? {};
  const before = readUnsaved();
  const own = before?.person === id || isLeftByNobody(before);
  write({ person: id, anonymous, change: { ...(own && before?.change), ...change } });
}

/** Whether nobody with an account left something: then it belongs to whoever goes on with onboarding here. */
export function isLeftByNobody(left: Left | undefined): boolean {
  return left?.person === null || left?.anonymous === true;
}

/** What waits to be saved; undefined when nothing does, or nothing that can be read. */
export function readUnsaved(): Unsaved | undefined {
  try {
    return Unsaved.parse(JSON.parse(localStorage.getItem(storageKeys.unsaved) ?? 'null'));
  } catch {
    return undefined;
  }
}

/** Forgets on this device what the server has now: the typed copies that say the same, and what was still to be saved. */
export function forgetSaved(saved: ProfileChange): void {
  const unsaved = readUnsaved();
  const rest = Object.entries(unsaved?.change ?? {}).filter(([field]) => !Object.hasOwn(saved, field));
  if (unsaved) write({ ...unsaved, change: Object.fromEntries(rest) });
  for (const field of detailKeys)
    if (localStorage.getItem(storageKeys[field])?.trim() === saved[field])
      localStorage.removeItem(storageKeys[field]);
}

/** Forgets what was typed: an account that is finished has its own, and the test taken again must not bring this in its place. */
export function forgetTyped(): void {
  for (const field of detailKeys) localStorage.removeItem(storageKeys[field]);
}

/** Whether an error is the server's own no. Anything else, a session that is over included, may work later. */
export function isRefusal(error: unknown): boolean {
  if (!isProblemError(error) || error.status === 401 || error.status === 429) return false;
  return error.status >= 400 && error.status < 500;
}

/**
 * Saves what waits, for the person of the session. What the server refuses waits no longer: its page asks again. Throws the
 * ProblemError of anything else, and then it still waits.
 */
export async function saveUnsaved(http: Http): Promise<void> {
  const unsaved = readUnsaved();
  if (!unsaved) return;
  try {
    await http.patch('/v1/profile', { json: unsaved.change });
    forgetSaved(unsaved.change);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    dropUnsaved();
  }
}

/** Drops what waits: the account that signed in has its own. */
export function dropUnsaved(): void {
  localStorage.removeItem(storageKeys.unsaved);
}

function write(unsaved: Unsaved): void {
  if (Object.keys(unsaved.change).length === 0) dropUnsaved();
  else localStorage.setItem(storageKeys.unsaved, JSON.stringify(unsaved));
}
