import type { SqlOrTransaction } from '../server/database/connect.ts';
import { describeError } from '../server/log/describe-error.ts';
import type { Log } from '../server/log/log.ts';
import type { MailCounts } from './queries.ts';

/** What a mail can be about; how often one person gets each is limited (limit-recipients.ts). */
export const mailKinds = [
  'verification',
  'recovery',
  'already_registered',
  'new_address',
  'email_changed',
  'password_changed',
  'wrong_passwords',
  'invoice',
] as const;
export type MailKind = (typeof mailKinds)[number];

/** A file that goes with a mail, as the mail server's client takes it. */
interface MailAttachment {
  filename: string;
  contentType: string;
  content: string;
  encoding: 'base64';
}

/** One mail. `text` is the whole of it; `html` says the same. */
export interface MailMessage {
  kind: MailKind;
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments?: MailAttachment[] | undefined;
  /** The id of whom it is about: once that account is deleted, what still waits is not sent. */
  person?: string | undefined;
}

/** Sends mail, or keeps it in the embedded mailbox. */
export interface Mail {
  /**
   * Sends in the background, so that an answer takes equally long whether or not there is somebody to write to. A mail that
   * cannot be sent is logged, and tried again if it goes through a mail server.
   */
  send: (message: MailMessage) => void;
  /**
   * Stores a mail in the caller's transaction (a transactional outbox): it leaves, once, when that commits, and not at all when
   * that comes to nothing. The embedded mailbox takes it at once, so call this last.
   */
  store: (sql: SqlOrTransaction, message: MailMessage) => Promise<void>;
  /** Resolves once everything handed to `send` so far has left or failed. */
  settled: () => Promise<void>;
  /** What waits or was given up; absent where nothing ever waits. */
  counts?: () => Promise<MailCounts>;
}

/** Mail without a queue, for the embedded mailbox: a file is written at once or never. */
export function createMail(deliver: (message: MailMessage) => Promise<unknown>, log: Log): Mail {
  const pending = new Set<Promise<void>>();
  return {
    send(message) {
      const sending = deliver(message).then(
        () => {},
        (error: unknown) => log.error({ error: describeError(error) }, 'mail could not be sent'),
      );
      pending.add(sending);
      sending.finally(() => pending.delete(sending));
    },
    async store(_sql, message) {
      await deliver(message);
    },
    async settled() {
      await Promise.all(pending);
    },
  };
}
