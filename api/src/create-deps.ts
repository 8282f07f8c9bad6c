import { join } from 'node:path';
import type { Patience } from './ai/model.ts';
import { createAuth } from './auth/auth.ts';
import { createRuns } from './chat/replies/runs.ts';
import { grantFreePack } from './credits/grant-free-pack.ts';
import type { Sql } from './database/connect.ts';
import type { Ai, Deps } from './deps.ts';
import type { Log } from './log/log.ts';
import { createMail } from './mail/mail.ts';
import { mailboxDelivery } from './mail/mailbox.ts';
import { smtpDelivery } from './mail/smtp.ts';
import { loadSecrets } from './settings/secrets.ts';
import type { Settings } from './settings/settings.ts';

/** The parts that differ between a real start and a test. */
export interface Parts {
  settings: Settings;
  sql: Sql;
  log: Log;
  ai: Ai;
  clock: () => Date;
  /** How long to wait for the AI upstream; a test waits less. */
  patience?: Patience;
}

/** Puts together everything the features use. */
export function createDeps({ settings, sql, log, ai, clock, patience }: Parts): Deps {
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
  const runs = createRuns({ sql, clock, log, ai }, patience);
  return { settings, secrets, sql, log, mail, auth, ai, runs, clock };
}
