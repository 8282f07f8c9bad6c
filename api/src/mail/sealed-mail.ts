import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from 'node:crypto';
import * as z from 'zod';
import { deriveKey } from '../server/settings/derive-key.ts';
import { type MailMessage, mailKinds } from './mail.ts';

const Message = z.object({
  kind: z.enum(mailKinds),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  attachments: z
    .array(
      z.object({
        filename: z.string(),
        contentType: z.string(),
        content: z.string(),
        encoding: z.literal('base64'),
      }),
    )
    .optional(),
  person: z.string().optional(),
});
const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = IV_BYTES + TAG_BYTES;

/** The key of mails that wait, derived from AUTH_SECRET: whoever reads the database learns no address and no link. */
export function mailKey(authSecret: string): KeyObject {
  return deriveKey(authSecret, 'waiting mail');
}

/** A mail as a job carries it. */
export function sealMail(key: KeyObject, message: MailMessage): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, iv);
  const body = Buffer.concat([cipher.update(JSON.stringify(message), 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64');
}

/** The mail in it. Throws when it was sealed under another AUTH_SECRET. */
export function openMail(key: KeyObject, sealed: string): MailMessage {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAuthTag(bytes.subarray(IV_BYTES, HEAD_BYTES));
  const plain = Buffer.concat([decipher.update(bytes.subarray(HEAD_BYTES)), decipher.final()]);
  return Message.parse(JSON.parse(plain.toString('utf8')));
}
