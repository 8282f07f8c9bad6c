import { storageKeys } from 'contracts/storage';
import * as z from 'zod/mini';

const Outgoing = z.nullable(z.object({ id: z.string(), text: z.string(), replaces: z.optional(z.string()) }));

const Draft = z.object({
  /** The words in the composer. */
  text: z.string(),
  /** A message on its way that the server has not confirmed yet, under the id it was sent with. */
  sending: Outgoing,
  /** A message that came back unsent: its words go out under the same id, as long as they stay the same. */
  returned: Outgoing,
  /** The words are a message's that is being edited; `before` is what stood in the composer. */
  editing: z.optional(z.object({ id: z.string(), before: z.string() })),
});
export type Draft = z.infer<typeof Draft>;

const Drafts = z.record(z.string(), Draft);

export const noDraft: Draft = { text: '', sending: null, returned: null };

/** What is being written in a chat, on this device only; it goes with the chat and with sign-out. */
export function readDraft(chat: string): Draft {
  return all()[chat] ?? noDraft;
}

/** Keeps it at once, so that no reload or crash loses a word. An empty one is removed. */
export function writeDraft(chat: string, draft: Draft): void {
  const { [chat]: _, ...others } = all();
  const drafts = draft.text || draft.sending || draft.editing?.before ? { ...others, [chat]: draft } : others;
  if (Object.keys(drafts).length === 0) localStorage.removeItem(storageKeys.draft);
  else localStorage.setItem(storageKeys.draft, JSON.stringify(drafts));
}

/** The draft as the composer shows it after a reload: a message the server never had is words again, one it had is forgotten. */
export function recoverDraft(draft: Draft, arrived: (id: string) => boolean): Draft {
  const { sending } = draft;
  const rest = { ...draft, sending: null };
  return !sending || arrived(sending.id) ? rest : giveBack(rest, sending, true);
}

/** Puts a message that was not sent before whatever was written since. `again` when its id may be used once more. */
export function giveBack({ text }: Draft, message: NonNullable<Draft['sending']>, again: boolean): Draft {
  const { replaces } = message;
  if (replaces)
    return { ...edited({ ...noDraft, text }, replaces, message.text), returned: again ? message : null };
  if (text.trim()) return { text: `${message.text}\n${text}`, sending: null, returned: null };
  return { text: message.text, sending: null, returned: again ? message : null };
}

/** The words of a message, to be edited; what stood in the composer waits. */
export function edited({ text, editing }: Draft, id: string, words: string): Draft {
  return { ...noDraft, text: words, editing: { id, before: editing?.before ?? text } };
}

/** What stood in the composer before a message was edited. */
export function unedited({ editing }: Draft): Draft {
  return { ...noDraft, text: editing?.before ?? '' };
}

/** The id a text goes out under: its own from an earlier try that may have arrived, else none yet. */
export function idOf({ returned }: Draft, text: string): string | undefined {
  return returned?.text === text ? returned.id : undefined;
}

function all(): Record<string, Draft> {
  try {
    return Drafts.safeParse(JSON.parse(localStorage.getItem(storageKeys.draft) ?? '{}')).data ?? {};
  } catch {
    return {};
  }
}
