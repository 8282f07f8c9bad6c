import { join } from 'node:path';
import { createAuth } from './auth/auth.ts';
import { createRuns, type ReplyTimeouts } from './chat/replies/write.ts';
import { grantFreePack } from './credits/grant-free-pack.ts';
import type { Ai, Deps } from './deps.ts';
import { mailboxDelivery } from './embedded/mailbox/mailbox.ts';
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
  /** How long to wait for a reply; a test waits less. */
  timeouts?: Partial<ReplyTimeouts>;
}

/** Puts together everything the features use. */
export function createDeps({ settings, sql, log, ai, clock, timeouts }: Parts): Deps {
  const secrets = loadSecrets(settings);
  const mail = createMail(
    settings.smtpUrl
      ? smtpDelivery(settings.smtpUrl, settings.mailFrom)
      : mailboxDelivery(join(settings.dataDir, 'mail'), clock),
    log,
  );
  const onVerified = async (userId: string) => {
    await grantFreePack(sql, userId, clock());
  };
  const auth = createAuth({ settings, secrets, sql, mail, onVerified });
  const runs = createRuns({ sql, clock, log, ai }, timeouts);
  return { settings, secrets, sql, log, mail, auth, ai, runs, clock };
}
