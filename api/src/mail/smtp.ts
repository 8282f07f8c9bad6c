import { createTransport } from 'nodemailer';
import { isLoopback } from '../server/http/loopback.ts';
import type { MailMessage } from './mail.ts';

const PATIENCE_MS = 15_000;

/** The operator's mail server: its address (`smtp://user:password@host:587`) and how it is to be spoken to. */
export interface SmtpOptions {
  url: string;
  /** Letter and password go over an encrypted connection or not at all; a server on this machine needs no network. */
  encrypted: boolean;
  /** How long to wait for each answer, in ms. */
  patience?: number;
}

/** Delivers through the operator's mail server. Rejects with nodemailer's error, which may quote the address. */
export function smtpDelivery(options: SmtpOptions, from: string): (message: MailMessage) => Promise<unknown> {
  const transport = createSmtp(options);
  return (message) => transport.sendMail({ from, ...message });
}

/** Connects and signs in once; rejects when the server does not let us. */
export async function trySmtp(options: SmtpOptions): Promise<void> {
  await createSmtp(options).verify();
}

function createSmtp({ url, encrypted, patience = PATIENCE_MS }: SmtpOptions) {
  const { protocol, hostname, port, username, password } = new URL(url);
  return createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (protocol === 'smtps:' ? 465 : 587),
    secure: protocol === 'smtps:',
    requireTLS: encrypted && !isLoopback(hostname),
    ...(username ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}),
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
  });
}
