import { join } from 'node:path';
import { createAuth } from './auth/auth.ts';
import { createSecondReader } from './care/second-reader.ts';
import { createGenerations } from './chat/keys/generations.ts';
import { createKeyFolder } from './chat/keys/key-folder.ts';
import { findSenders } from './chat/replies/context.ts';
import { createRuns, type ReplyTimeouts } from './chat/replies/write.ts';
import { freePackInbox } from './credits/free-pack-inbox.ts';
import { grantFreePack } from './credits/grant-free-pack.ts';
import type { Ai, Deps } from './deps.ts';
import { mailboxDelivery } from './embedded/mailbox/mailbox.ts';
import { createPhotoReaders, type PhotoReaders } from './homework/reader/photo-readers.ts';
import { limitRecipients } from './mail/limit-recipients.ts';
import { createMail, type Mail } from './mail/mail.ts';
import type { PaymentProvider } from './payments/provider.ts';
import { createProcessingLog } from './processing/processing-log.ts';
import { createSecurityLog } from './security-log/security-log.ts';
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
  /** Who takes payments; nobody unless told. */
  payments?: PaymentProvider | undefined;
  /** How mail leaves; into the embedded mailbox unless told. */
  mail?: Mail;
  /** The disk of the database; one on another machine unless told. */
  disk?: Disk;
  /** What reads photos; processes of its own unless told. */
  photoReaders?: PhotoReaders;
  /** How long to wait for a reply; a test waits less. */
  timeouts?: Partial<ReplyTimeouts>;
}

/** Puts together everything the features use. */
export function createDeps(parts: Parts): Deps {
  const { settings, sql, log, ai, clock, timeouts, payments, mail: given, disk, photoReaders } = parts;
  const secrets = loadSecrets(settings);
  const generations = createGenerations(createKeyFolder(settings.keyDir), secrets.masterKeys);
  const toMailbox = mailboxDelivery(join(settings.dataDir, 'mail'), clock);
  const mail = given ?? createMail(limitRecipients({ sql, secret: secrets.authSecret }, toMailbox), log);
  const onVerified = async (userId: string, email: string) => {
    await grantFreePack(sql, { userId, inbox: freePackInbox(secrets.authSecret, email) }, clock());
  };
  const securityLog = createSecurityLog({ sql, authSecret: secrets.authSecret, clock });
  const auth = createAuth({ settings, secrets, sql, mail, securityLog, onVerified });
  const runs = createRuns({ sql, clock, log, ai }, timeouts);
  return {
    settings,
    secrets,
    generations,
    sql,
    log,
    mail,
    disk: disk ?? createDisk(undefined, clock),
    auth,
    securityLog,
    ai,
    payments,
    findSender: createBatch((sent) => findSenders(sql, sent, clock())),
    secondReader: createSecondReader(ai),
    runs,
    photoReaders: photoReaders ?? createPhotoReaders(),
    processing: createProcessingLog({ sql, clock, log, secret: secrets.authSecret }),
    clock,
  };
}
