import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { InvoiceList } from 'contracts/invoices';
import { SMTPServer } from 'smtp-server';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { readMailbox } from '../embedded/mailbox/mailbox.ts';
import { startJobs, stopJobs } from '../jobs/jobs.ts';
import { createMailQueue } from '../mail/mail-queue.ts';
import { smtpDelivery } from '../mail/smtp.ts';
import { verificationMail } from '../mail/templates.ts';
import { type Payer, paymentApp, proofOf } from '../testing/payment-app.ts';
import { PASSWORD } from '../testing/visitor.ts';
import { mailInvoices } from './mail-invoices.ts';
import { startMailingInvoices } from './start-mailing.ts';

const { deps, sandbox, payer, logged } = await paymentApp();
const { sql, log, secrets, settings } = deps;
const received: string[] = [];
let down = false;
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onMailFrom: (_address, _session, done) =>
    done(down ? Object.assign(new Error('not now'), { responseCode: 451 }) : undefined),
  onData: (stream, _session, done) => {
    const pieces: Buffer[] = [];
    stream.on('data', (piece: Buffer) => pieces.push(piece));
    stream.on('end', () => {
      received.push(Buffer.concat(pieces).toString());
      done();
    });
  },
}).listen(0, '127.0.0.1');
await once(server, 'listening');
const address = server.address();
const url = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
const jobs = await startJobs(sql, log, { recurring: false });
const queueParts = {
  jobs,
  sql,
  log,
  secret: secrets.authSecret,
  deliver: smtpDelivery({ url, encrypted: false }, 'Saathi <hello@saathi.example>'),
};
const mail = createMailQueue(queueParts);
afterAll(async () => {
  await mail.stop();
  await stopJobs(jobs);
  await new Promise<void>((resolve) => server.close(() => resolve()));
});

const mailAll = () => mailInvoices({ ...deps, mail });

/** Has everything that waits tried now, as any process does from time to time; returns what came to `to`. */
async function sent(to = ''): Promise<string[]> {
  await sql`UPDATE jobs.job SET start_after = now() - interval '1 second' WHERE name = 'mail'`;
  const other = createMailQueue(queueParts);
  other.send(verificationMail(`${randomUUID()}@example.com`, settings.publicUrl));
  await other.stop();
  return received.filter((text) => text.includes(`To: ${to}\r\n`));
}

async function bought(person: Payer): Promise<string> {
  const { response } = await sandbox.press(await person.ordered(), 'success');
  expect((await person.verify(proofOf(response, person.userId))).status).toBe(200);
  await sandbox.told();
  const { invoices } = InvoiceList.parse(await (await person.visitor.get('/v1/invoices')).json());
  return invoices[0]?.number ?? '';
}

async function pdfIn(text: string): Promise<string> {
  const [, encoded = ''] = /filename=\S+\r\n(?:\S.*\r\n)*\r\n([A-Za-z0-9+/=\r\n]+)/.exec(text) ?? [];
  const bytes = new Uint8Array(Buffer.from(encoded, 'base64'));
  return (await extractText(await getDocumentProxy(bytes), { mergePages: true })).text;
}

beforeEach(async () => {
  down = false;
  await sql`UPDATE invoices SET mailed_at = now() WHERE mailed_at IS NULL`;
});

it('goes to whoever paid, with the PDF, once, however many processes look', async () => {
  const person = await payer();
  const number = await bought(person);
  const stored = await Promise.all([mailAll(), mailAll(), mailAll(), mailAll()]);
  expect(stored.reduce((sum, one) => sum + one)).toBe(1);
  expect(await mailAll()).toBe(0);
  const mails = await sent(person.visitor.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toContain(`Subject: Your invoice ${number} from Saathi`);
  expect(mails[0]).toContain(`filename=${number}.pdf`);
  expect(await pdfIn(mails[0] ?? '')).toContain(number);
});

it('goes for a credit note, too', async () => {
  const person = await payer();
  const number = await bought(person);
  await mailAll();
  expect((await person.visitor.send('POST', '/v1/refunds', { invoice: number })).status).toBe(200);
  await sandbox.told();
  expect(await mailAll()).toBe(1);
  const [, note = ''] = await sent(person.visitor.email);
  expect(note).toMatch(/^Subject: Your credit note SC-\d{4}-\d{7} from Saathi/m);
  expect(await pdfIn(note)).toContain(`For invoice ${number}`);
});

it('waits while the mail server is down', async () => {
  const person = await payer();
  await bought(person);
  down = true;
  expect(await mailAll()).toBe(1);
  expect(await sent(person.visitor.email)).toEqual([]);
  down = false;
  expect(await sent(person.visitor.email)).toHaveLength(1);
});

it('is not sent to somebody who deleted the account meanwhile, also when it waits already', async () => {
  const [one, other] = [await payer(), await payer()];
  await bought(one);
  down = true;
  expect(await mailAll()).toBe(1);
  await sent();
  await bought(other);
  for (const { visitor } of [one, other])
    expect((await visitor.send('POST', '/v1/account/delete', { password: PASSWORD })).status).toBe(204);
  down = false;
  expect(await mailAll()).toBe(0);
  expect([await sent(one.visitor.email), await sent(other.visitor.email)]).toEqual([[], []]);
  expect(await mail.counts?.()).toMatchObject({ waiting: 0 });
});

it('is stored with its mark or not at all, and one that fails holds up no other', async () => {
  const [broken, person] = [await payer(), await payer()];
  const number = await bought(broken);
  await bought(person);
  const store: typeof mail.store = async (tx, message) => {
    await mail.store(tx, message);
    if (message.to === broken.visitor.email) throw new Error('killed here');
  };
  expect(await mailInvoices({ ...deps, mail: { ...mail, store } })).toBe(1);
  expect(logged.join()).toContain('invoice not mailed');
  expect(await sent(broken.visitor.email)).toEqual([]);
  expect(await sent(person.visitor.email)).toHaveLength(1);
  expect(await sql`SELECT FROM invoices WHERE number = ${number} AND mailed_at IS NULL`).toHaveLength(1);
  expect(await mailAll()).toBe(1);
  expect(await sent(broken.visitor.email)).toHaveLength(1);
});

it('is in the embedded mailbox where there is no mail server', async () => {
  const person = await payer();
  const number = await bought(person);
  expect(await mailInvoices(deps)).toBe(1);
  const kept = await readMailbox(`${settings.dataDir}/mail`);
  expect(kept.filter(({ subject }) => subject.includes(number))).toMatchObject([
    { to: person.visitor.email },
  ]);
});

it('is stored without anybody once the recurring job runs', async () => {
  const number = await bought(await payer());
  await startMailingInvoices(jobs, { ...deps, mail });
  await expect
    .poll(() => sql`SELECT FROM invoices WHERE number = ${number} AND mailed_at IS NOT NULL`, {
      timeout: 20_000,
    })
    .toHaveLength(1);
});
