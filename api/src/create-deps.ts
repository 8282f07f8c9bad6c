import { join } from 'node:path';
import { createAuth } from './auth/auth.ts';
import { createGenerations } from './chat/keys/generations.ts';
import { createKeyFolder } from './chat/keys/key-folder.ts';
import { findSenders } from './chat/replies/context.ts';
import { createRuns, type ReplyTimeouts } from './chat/replies/write.ts';
import { grantFreePack } from './credits/grant-free-pack.ts';
import type { Ai, Deps } from './deps.ts';
import { mailboxDelivery } from './embedded/mailbox/mailbox.ts';
import { limitRecipients } from './mail/limit-recipients.ts';
import { createMail, type Mail } from './mail/mail.ts';
import { createBatch } from './server/batch.ts';
import type { Sql } from './server/database/connect.ts';
import { createDisk, type Disk } from './server/health/disk.ts';
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
  /** How mail leaves; into the embedded mailbox unless told. */
  mail?: Mail;
  /** The disk of the database; one on another machine unless told. */
  disk?: Disk;
  /** How long to wait for a reply; a test waits less. */
  timeouts?: Partial<ReplyTimeouts>;
}

/** Puts together everything the features use. */
export function createDeps({ settings, sql, log, ai, clock, timeouts, mail: given, disk }: Parts): Deps {
  const secrets = loadSecrets(settings);
  const generations = createGenerations(createKeyFolder(settings.keyDir), secrets.masterKeys);
  const toMailbox = mailboxDelivery(join(settings.dataDir, 'mail'), clock);
  const mail = given ?? createMail(limitRecipients({ sql, secret: secrets.authSecret }, toMailbox), log);
  const onVerified = async (userId: string) => {
    await grantFreePack(sql, userId, clock());
  };
  const auth = createAuth({ settings, secrets, sql, mail, onVerified });
  const runs = createRuns({ sql, clock, log, ai }, timeouts);
  return {
    settings,
    secrets,
    generations,
    sql,
    findSender: createBatch((sent) => findSenders(sql, sent, clock())),
    log,
    mail,
    disk: disk ?? createDisk(undefined, clock),
    auth,
    ai,
    runs,
    clock,
  };
}
