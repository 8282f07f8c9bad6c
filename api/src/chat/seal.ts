import { createCipheriv, createDecipheriv, createSecretKey, type KeyObject, randomBytes } from 'node:crypto';

/** A master key: wraps the keys of generations. Its id is stored beside what it wrapped, so that it can be rotated. */
export interface MasterKey {
  id: string;
  key: Buffer;
}

/** A generation's key: wraps the keys of conversations until it is destroyed (docs/decisions/0015-key-generations.md). */
export interface Generation {
  id: string;
  key: KeyObject;
}

/** Whose conversation it is. */
interface Conversation {
  userId: string;
  sessionId: string;
}

/** The key that opens the texts of one conversation, and of no other. */
export interface ConversationKey extends Conversation {
  key: KeyObject;
}

/** What a ciphertext is: the names of a conversation, a message, or the words so far of a reply being written. */
export type Kind = 'names' | 'message' | 'running';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = IV_BYTES + TAG_BYTES;

/**
 * Encrypts `text` under a conversation's key. Its kind, person, conversation and row are authenticated with it (associated
 * data): as anything else, or anywhere else, it does not open.
 */
export function seal(conversation: ConversationKey, kind: Kind, text: string, rowId: string): Buffer {
  return encrypt(conversation.key, Buffer.from(text, 'utf8'), place(kind, conversation, rowId));
}

/** The text sealed as `kind` in the row `rowId`. Throws when the key, the place or a single bit is another. */
export function unseal(conversation: ConversationKey, kind: Kind, sealed: Uint8Array, rowId: string): string {
  return decrypt(conversation.key, sealed, place(kind, conversation, rowId)).toString('utf8');
}

/** A fresh random key. */
export function randomKey(): KeyObject {
  return createSecretKey(randomBytes(KEY_BYTES));
}

/** A conversation's key as it is stored: encrypted by a generation's (envelope encryption), bound to its conversation. */
export function wrapKey(generation: Generation, { key, ...conversation }: ConversationKey): Buffer {
  return encrypt(generation.key, key.export(), place('key', conversation, conversation.sessionId));
}

/** The key of a conversation. Throws when the generation, the conversation or a single bit is another. */
export function unwrapKey(
  generation: Generation,
  wrapped: Uint8Array,
  { userId, sessionId }: Conversation,
): ConversationKey {
  const bytes = decrypt(generation.key, wrapped, place('key', { userId, sessionId }, sessionId));
  return { key: createSecretKey(bytes), userId, sessionId };
}

function place(kind: Kind | 'key', { userId, sessionId }: Conversation, rowId: string): string {
  return JSON.stringify([kind, userId, sessionId, rowId]);
}

/**
 * AES-256-GCM with a fresh nonce; `context` is authenticated with it. The key is a KeyObject and not its bytes: given bytes,
 * Node needs ten times as long to begin.
 */
export function encrypt(key: KeyObject, plain: Buffer, context: string): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(Buffer.from(context, 'utf8'));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
}

/** What {@link encrypt} was given. Throws when the key, the context or a single bit is another. */
export function decrypt(key: KeyObject, sealed: Uint8Array, context: string): Buffer {
  const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  })
    .setAAD(Buffer.from(context, 'utf8'))
    .setAuthTag(sealed.subarray(IV_BYTES, HEAD_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(HEAD_BYTES)), decipher.final()]);
}
