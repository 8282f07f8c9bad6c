import { loadSecrets } from '../server/settings/secrets.ts';
import type { Settings } from '../server/settings/settings.ts';
import { createMailQueue, type MailQueue, type MailQueueParts } from './mail-queue.ts';
import { smtpDelivery } from './smtp.ts';

/** The queue in front of the operator's mail server; undefined without one. */
export function startMail({
  settings,
  ...parts
}: Pick<MailQueueParts, 'jobs' | 'sql' | 'log'> & { settings: Settings }): MailQueue | undefined {
  const { smtpUrl, mailFrom, production } = settings;
  if (!smtpUrl) return undefined;
  return createMailQueue({
    ...parts,
    secret: loadSecrets(settings).authSecret,
    deliver: smtpDelivery({ url: smtpUrl, encrypted: production }, mailFrom),
  });
}
