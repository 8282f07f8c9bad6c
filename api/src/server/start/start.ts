import { createApp } from '../../app.ts';
import { prepareKeys } from '../../chat/keys/prepare-keys.ts';
import { startTurns } from '../../chat/keys/start-turns.ts';
import { createDeps } from '../../create-deps.ts';
import type { Ai } from '../../deps.ts';
import { startCompanion } from '../../embedded/companion/start-companion.ts';
import { startSandbox } from '../../embedded/payments/start-sandbox.ts';
import { startMailingInvoices } from '../../invoices/start-mailing.ts';
import { startJobs, stopJobs } from '../../jobs/jobs.ts';
import { startMail } from '../../mail/start-mail.ts';
import type { PaymentProvider } from '../../payments/provider.ts';
import { createRazorpay } from '../../payments/razorpay.ts';
import { startReconciling } from '../../payments/start-reconciling.ts';
import { startRetention } from '../../retention/start-retention.ts';
import { createDisk } from '../health/disk.ts';
import { createLog } from '../log/log.ts';
import type { Settings } from '../settings/settings.ts';
import { checkSite } from './check-site.ts';
import { prepareDataDirectory } from './data-directory.ts';
import { checkPort, listen } from './listen.ts';
import { lockFolder } from './lock.ts';
import { noteOutside } from './note-outside.ts';
import { openDatabase } from './open-database.ts';
import type { Stops } from './stops.ts';

const IN_FLIGHT_MS = 10_000;

/** What a start found out that the terminal should say. */
export interface Started {
  /** A line about data that is kept outside of DATA_DIR. */
  outside: string | undefined;
}

/** Starts every part that the settings ask for, in order; what was started is in `stops` even when a later part fails. */
export async function start(settings: Settings, stops: Stops): Promise<Started> {
  checkSite(settings);
  if (!settings.production) prepareDataDirectory(settings.dataDir);
  // The lock is for the embedded Postgres; with DATABASE_URL several processes may run.
  if (!settings.databaseUrl) stops.add(lockFolder(settings.dataDir));
  await checkPort(settings);
  const log = createLog(settings.logLevel);
  const { sql, folder } = await openDatabase(settings, stops);
  const clock = () => new Date();
  const ai = settings.ai ? { ...settings.ai, demo: false } : await demoCompanion(stops);
  const payments = await paymentProvider(settings, stops);
  const jobs = await startJobs(sql, log, { recurring: true });
  stops.add(() => stopJobs(jobs));
  const mail = startMail({ settings, jobs, sql, log });
  if (mail) stops.add(mail.stop);
  const disk = createDisk(folder, clock);
  const deps = createDeps({ settings, sql, log, ai, payments, mail, disk, clock });
  await prepareKeys(deps);
  stops.add(deps.mail.settled);
  stops.add(deps.processing.settled);
  await startRetention(jobs, deps);
  await startReconciling(jobs, deps);
  await startMailingInvoices(jobs, deps);
  stops.add(await startTurns(jobs, deps));
  stops.add(deps.photoReaders.stop);
  const server = await listen(createApp(deps).fetch, settings);
  stops.add(async () => {
    await Promise.all([server.stop(IN_FLIGHT_MS), deps.runs.drain(IN_FLIGHT_MS)]);
  });
  return { outside: folder && noteOutside(settings.dataDir, folder) };
}

async function demoCompanion(stops: Stops): Promise<Ai> {
  const companion = await startCompanion(() =>
    stops.fail(
      'The demo companion keeps failing. Connect a model instead (AI_BASE_URL, AI_API_KEY, AI_MODEL).',
    ),
  );
  stops.add(companion.stop);
  return companion.ai;
}

/** Razorpay with the operator's keys; without any, the sandbox, and in production nobody. */
async function paymentProvider(
  { razorpay, production, port, publicUrl }: Settings,
  stops: Stops,
): Promise<PaymentProvider | undefined> {
  if (razorpay) return createRazorpay(razorpay);
  if (production) return undefined;
  const webhookUrl = `http://127.0.0.1:${port}/functions/v1/payment-webhook`;
  const sandbox = await startSandbox({ webhookUrl, backUrl: `${publicUrl}/subscription` }, () =>
    stops.fail('The payment sandbox keeps failing. Please start Saathi again.'),
  );
  stops.add(sandbox.stop);
  return sandbox.payments;
}

/** What the terminal says once everything is up: where to go, which parts are only stand-ins, what lies elsewhere, what is not read. */
export function readyLines(
  { publicUrl, port, ai, smtpUrl, razorpay, production, unread }: Settings,
  { outside }: Started,
): string[] {
  return [
    `Saathi is ready: ${publicUrl}`,
    ...(ai
      ? []
      : ['Demo companion: connect a model for real conversations (AI_BASE_URL, AI_API_KEY, AI_MODEL)']),
    ...(smtpUrl ? [] : [`Mail: http://localhost:${port}/dev/mail`]),
    ...(razorpay || production
      ? []
      : ['Payment sandbox: no money moves (RAZORPAY_KEY_ID, …_KEY_SECRET, …_WEBHOOK_SECRET)']),
    ...(outside ? [outside] : []),
    ...unread.map((line) => `${line}.`),
  ];
}
