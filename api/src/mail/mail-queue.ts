import type { KeyObject } from 'node:crypto';
import type { JobWithMetadata } from 'pg-boss';
import * as z from 'zod';
import { type Jobs, within } from '../jobs/jobs.ts';
import type { Sql } from '../server/database/connect.ts';
import { describeError } from '../server/log/describe-error.ts';
import type { Log } from '../server/log/log.ts';
import { limitRecipients } from './limit-recipients.ts';
import type { Mail, MailMessage } from './mail.ts';
import { countMails, hasAccount } from './queries.ts';
import { mailKey, openMail, sealMail } from './sealed-mail.ts';

const QUEUE = 'mail';
const LANES = 5;
const LOOK_AGAIN_MS = 15_000;
const Payload = z.object({ sealed: z.string() });

export interface MailQueueParts {
  jobs: Jobs;
  sql: Sql;
  log: Log;
  /** AUTH_SECRET. */
  secret: string;
  /** Hands one mail to the mail server. */
  deliver: (message: MailMessage) => Promise<unknown>;
}

/** Mail that is stored first and sent then; `stop` lets what is being sent end. */
export interface MailQueue extends Mail {
  stop: () => Promise<void>;
}

/**
 * Sends mail through the job queue (an outbox): a mail is stored, encrypted, then sent at once, and if that fails again and again
 * with growing pauses, for about fifteen hours, by whichever process is there. One that left is deleted, one that was given up stays
 * a week, and both that and every failure is logged without a name or an address (docs/product/retention.md, Mails).
 */
export function createMailQueue(parts: MailQueueParts): MailQueue {
  const { jobs, sql, log, secret } = parts;
  const key = mailKey(secret);
  const pending = new Set<Promise<void>>();
  let lanes = 0;
  const track = (work: Promise<void>) => {
    const tracked = work
      .catch((error: unknown) => log.error({ error: describeError(error) }, 'mail queue failed'))
      .finally(() => pending.delete(tracked));
    pending.add(tracked);
  };
  const sendWaiting = async () => {
    if (lanes === LANES) return;
    lanes += 1;
    try {
      for (let job = await nextMail(jobs); job; job = await nextMail(jobs)) await attempt(parts, key, job);
    } finally {
      lanes -= 1;
    }
  };
  // Limited before it is stored: trying again costs nobody a mail.
  const store = limitRecipients(parts, async (message) => {
    await jobs.send(QUEUE, { sealed: sealMail(key, message) });
    await sendWaiting();
  });
  const again = setInterval(() => track(sendWaiting()), LOOK_AGAIN_MS);
  const settled = async () => {
    await Promise.all(pending);
  };
  return {
    send: (message) => track(store(message)),
    async store(transaction, message) {
      await jobs.send(QUEUE, { sealed: sealMail(key, message) }, { db: within(transaction) });
    },
    settled,
    counts: () => countMails(sql),
    async stop() {
      clearInterval(again);
      await settled();
    },
  };
}

type MailJob = JobWithMetadata<object>;

async function nextMail(jobs: Jobs): Promise<MailJob | undefined> {
  const [job] = await jobs.fetch<object>(QUEUE, { includeMetadata: true });
  return job;
}

async function attempt(parts: MailQueueParts, key: KeyObject, job: MailJob): Promise<void> {
  const { jobs, sql, log, deliver } = parts;
  const tries = job.retryCount + 1;
  try {
    const { person, ...message } = openMail(key, Payload.parse(job.data).sealed);
    if (person === undefined || (await hasAccount(sql, person))) await deliver(message);
  } catch (error) {
    const final = isRefusedForGood(error) || job.retryCount >= job.retryLimit;
    const line = { tries, error: describeError(error) };
    if (final) log.error(line, 'mail given up');
    else log.warn(line, 'mail could not be sent; it waits and is tried again');
    // Never with the error itself, which may quote the address.
    return void (isRefusedForGood(error)
      ? await jobs.deleteJob(QUEUE, job.id)
      : await jobs.fail(QUEUE, job.id));
  }
  await jobs.deleteJob(QUEUE, job.id);
}

/** Whether the server will never take it: there is no such recipient. What is wrong with us (the password, TLS) can be repaired. */
function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('code' in error)) return false;
  return error.code === 'EENVELOPE' && Number(error.responseCode) >= 500;
}
