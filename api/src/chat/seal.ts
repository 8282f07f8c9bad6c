import { createCipheriv, createDecipheriv, createSecretKey, type KeyObject, randomBytes } from 'node:crypto';

/** A master key: wraps the keys of conversations. Its id is stored beside what it wrapped, so that it can be rotated. */
export interface MasterKey {
  id: string;
  key: Buffer;
}

/** A conversation's key as it is stored: encrypted by the master key named. */
export interface WrappedKey {
  masterKeyId: string;
  wrapped: Buffer;
}

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = IV_BYTES + TAG_BYTES;

/**
 * Encrypts `text` under a conversation's key. `context` (the row's id) is authenticated with it (associated data):
 * under another row's id it no longer opens.
 */
export function seal(key: KeyObject, text: string, context: string): Buffer {
  return encrypt(key, Buffer.from(text, 'utf8'), context);
}

/** The text sealed for `context`. Throws when the key, the context or a single bit is another. */
export function unseal(key: KeyObject, sealed: Uint8Array, context: string): string {
  return decrypt(key, sealed, context).toString('utf8');
}

/** A fresh key for one conversation: the key, and what to store of it. The first master key wraps. */
export function createConversationKey(
  masterKeys: MasterKey[],
  sessionId: string,
): { key: KeyObject; stored: WrappedKey } {
  const [current] = masterKeys;
  if (!current) throw new Error('There is no master key.');
  const key = randomBytes(KEY_BYTES);
  const wrapped = encrypt(createSecretKey(current.key), key, sessionId);
  return { key: createSecretKey(key), stored: { masterKeyId: current.id, wrapped } };
}

/** The key of a conversation. Throws when its master key is no longer among `masterKeys`. */
export function unwrapKey(masterKeys: MasterKey[], stored: WrappedKey, sessionId: string): KeyObject {
  const master = masterKeys.find(({ id }) => id === stored.masterKeyId);
  if (!master) throw new Error(`The master key ${stored.masterKeyId} is not among the ones given.`);
  return createSecretKey(decrypt(createSecretKey(master.key), stored.wrapped, sessionId));
}

// A KeyObject and not its bytes: given bytes, Node needs ten times as long to begin.
function encrypt(key: KeyObject, plain: Buffer, context: string): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(Buffer.from(context, 'utf8'));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
}

function decrypt(key: KeyObject, sealed: Uint8Array, context: string): Buffer {
  const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  })
    .setAAD(Buffer.from(context, 'utf8'))
    .setAuthTag(sealed.subarray(IV_BYTES, HEAD_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(HEAD_BYTES)), decipher.final()]);
}
