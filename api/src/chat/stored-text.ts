import { CareHelp } from 'contracts/care';
import { EarlierReply } from 'contracts/chat';
import * as z from 'zod';
import { type ConversationKey, seal, unseal } from './seal.ts';

/** What is kept of a message, and sealed: its words and everything that was read out of them. */
export const StoredText = z.object({
  content: z.string(),
  intent: z.string().nullable(),
  care: z.boolean(),
  /** The lines that stand with a reply to somebody at risk. */
  help: z.optional(CareHelp),
  /** Of a person's message: Saathi had taken the one before it for graver than it was meant. */
  not_meant: z.optional(z.literal(true)),
  /** Of a person's message: read alone it is plainly harmless, so that nobody has to read it again with the next ones. */
  harmless: z.optional(z.literal(true)),
  /** Of a reply: the model reached the length that it was given. */
  cut: z.optional(z.literal(true)),
  /** Of a reply that was tried again: those before it, oldest first. */
  earlier: z.optional(z.array(EarlierReply)),
  suggested_frequency: z.number().nullable(),
  career_insights_used: z.boolean(),
  lang: z.string(),
  dir: z.enum(['ltr', 'rtl']),
});
export type StoredText = z.infer<typeof StoredText>;

const Words = StoredText.pick({ content: true });

/** What is kept, sealed, of a conversation itself. */
export const StoredNames = z.object({ title: z.string(), ai_name: z.string() });
export type StoredNames = z.infer<typeof StoredNames>;

/** Seals a message's text; `id` is the message's. */
export function sealText(key: ConversationKey, text: StoredText, id: string): Buffer {
  return seal(key, 'message', JSON.stringify(text), id);
}

/** Opens a message's text for its words alone; `id` is the message's. */
export function unsealWords(key: ConversationKey, sealed: Uint8Array, id: string): string {
  return Words.parse(JSON.parse(unseal(key, 'message', sealed, id))).content;
}

/** Opens a message's text; `id` is the message's. */
export function unsealText(key: ConversationKey, sealed: Uint8Array, id: string): StoredText {
  return StoredText.parse(JSON.parse(unseal(key, 'message', sealed, id)));
}

/** Seals a conversation's names; `id` is the conversation's. */
export function sealNames(key: ConversationKey, names: StoredNames, id: string): Buffer {
  return seal(key, 'names', JSON.stringify(names), id);
}

/** Opens a conversation's names; `id` is the conversation's. */
export function unsealNames(key: ConversationKey, sealed: Uint8Array, id: string): StoredNames {
  return StoredNames.parse(JSON.parse(unseal(key, 'names', sealed, id)));
}
