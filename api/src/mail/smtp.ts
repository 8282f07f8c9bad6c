import { createTransport } from 'nodemailer';
import type { MailMessage } from './mail.ts';

const PATIENCE_MS = 15_000;

/** Delivers through the operator's mail server (`smtp://user:password@host:587`). */
export function smtpDelivery(url: string, from: string): (message: MailMessage) => Promise<unknown> {
  const { protocol, hostname, port, username, password } = new URL(url);
  const transport = createTransport({
    host: hostname,
    port: Number(port) || (protocol === 'smtps:' ? 465 : 587),
    secure: protocol === 'smtps:',
    ...(username ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}),
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  });
  return (message) => transport.sendMail({ from, ...message });
}
