import { storageKeys } from 'contracts/storage';
import * as z from 'zod/mini';

const Draft = z.object({
  /** The words in the composer. */
  text: z.string(),
  /** A message on its way that the server has not confirmed yet, under the id it was sent with. */
  sending: z.nullable(z.object({ id: z.string(), text: z.string() })),
});
export type Draft = z.infer<typeof Draft>;

const Drafts = z.record(z.string(), Draft);

export const noDraft: Draft = { text: '', sending: null };

/** What is being written in a chat, on this device only; it goes with the chat and with sign-out. */
export function readDraft(chat: string): Draft {
  return all()[chat] ?? noDraft;
}

/** Keeps it at once, so that no reload or crash loses a word. An empty one is removed. */
export function writeDraft(chat: string, draft: Draft): void {
  const { [chat]: _, ...others } = all();
  const drafts = draft.text || draft.sending ? { ...others, [chat]: draft } : others;
  if (Object.keys(drafts).length === 0) localStorage.removeItem(storageKeys.draft);
  else localStorage.setItem(storageKeys.draft, JSON.stringify(drafts));
}

/**
 * The draft as the composer shows it after a reload: a message the server never had is words again, and keeps its id as long
 * as nothing else was written; one it had is forgotten.
 */
export function recoverDraft({ text, sending }: Draft, arrived: (id: string) => boolean): Draft {
  if (!sending || arrived(sending.id)) return { text, sending: null };
  return giveBack({ text, sending: null }, sending);
}

/** Puts a message that could not be sent back before whatever was written since. */
export function giveBack({ text }: Draft, message: { id: string; text: string }): Draft {
  return text.trim() === ''
    ? { text: message.text, sending: message }
    : { text: `${message.text}\n${text}`, sending: null };
}

/** The id a text goes out under: its own from an earlier try that never arrived, else none yet. */
export function idOf({ sending }: Draft, text: string): string | undefined {
  return sending?.text === text ? sending.id : undefined;
}

function all(): Record<string, Draft> {
  try {
    return Drafts.safeParse(JSON.parse(localStorage.getItem(storageKeys.draft) ?? '{}')).data ?? {};
  } catch {
    return {};
  }
}
