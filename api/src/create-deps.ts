import { join } from 'node:path';
import { createAuth } from './auth/auth.ts';
import { createRuns } from './chat/replies/write.ts';
import type { UpstreamTimeouts } from './companion/upstream/model.ts';
import { grantFreePack } from './credits/grant-free-pack.ts';
import type { Ai, Deps } from './deps.ts';
import { mailboxDelivery } from './embedded/mailbox/mailbox.ts';
import { limitRecipients } from './mail/limit-recipients.ts';
import { createMail } from './mail/mail.ts';
import { smtpDelivery } from './mail/smtp.ts';
import type { Sql } from './server/database/connect.ts';
import type { Log } from './server/log/log.ts';
import { loadSecrets } from './server/settings/secrets.ts';
import type { Settings } from './server/settings/settings.ts';

/** The parts that differ between a real start and a test. */
export interface Parts {
  settings: Settings;
  sql: Sql;
  log: Log;
  ai: Ai;
  clock: () => Date;
  /** How long to wait for the AI upstream; a test waits less. */
  timeouts?: UpstreamTimeouts;
}

/** Puts together everything the features use. */
export function createDeps({ settings, sql, log, ai, clock, timeouts }: Parts): Deps {
  const secrets = loadSecrets(settings);
  const deliver = settings.smtpUrl
    ? smtpDelivery(settings.smtpUrl, settings.mailFrom)
    : mailboxDelivery(join(settings.dataDir, 'mail'), clock);
  const mail = createMail(limitRecipients({ sql, secret: secrets.authSecret }, deliver), log);
  const onVerified = async (userId: string) => {
    await grantFreePack(sql, userId, clock());
  };
  const auth = createAuth({ settings, secrets, sql, mail, onVerified });
  const runs = createRuns({ sql, clock, log, ai }, timeouts);
  return { settings, secrets, sql, log, mail, auth, ai, runs, clock };
}
