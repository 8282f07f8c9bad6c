import { randomUUID } from 'node:crypto';
import { InvoiceList } from 'contracts/invoices';
import { RefundAnswer } from 'contracts/refunds';
import { describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import type { Outcome } from '../embedded/payments/outcomes.ts';
import { type Payer, paymentApp, proofOf } from '../testing/payment-app.ts';
import { reconcileRefunds } from './reconcile-refunds.ts';

const { deps, sandbox, payer, wait, logged } = await paymentApp();
const { sql } = deps;
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

async function bought(person: Payer, outcome: Outcome = 'success'): Promise<string> {
  const { response } = await sandbox.press(await person.ordered(), outcome);
  expect((await person.verify(proofOf(response, person.userId))).status).toBe(200);
  await sandbox.told();
  return (await papers(person)).find(({ kind }) => kind === 'invoice')?.number ?? '';
}

async function papers({ visitor }: Payer) {
  return InvoiceList.parse(await (await visitor.get('/v1/invoices')).json()).invoices;
}

const ask = ({ visitor }: Payer, invoice: string) => visitor.send('POST', '/v1/refunds', { invoice });
const state = async (person: Payer, invoice: string) =>
  (await papers(person)).find(({ number }) => number === invoice)?.refund?.state;
const reconcile = () => reconcileRefunds({ ...deps, payments: sandbox.payments });

/** Lets a person use `chats` chats, as replies do. */
async function use({ userId }: Payer, chats: number): Promise<void> {
  for (let index = 0; index < chats; index += 1) {
    await sql`
      INSERT INTO credit_reservations (user_id, key, currency, amount, state, created_at, settled_at)
      VALUES (${userId}, ${randomUUID()}, 'chat', 0, 'posted', ${deps.clock()}, ${deps.clock()})`;
  }
}

async function code(answer: Response): Promise<[number, string]> {
  return [answer.status, ((await answer.json()) as { code: string }).code];
}

describe('a refund', () => {
  it('of a first purchase takes the credits back, pays the money back and leaves a credit note', async () => {
    const person = await payer();
    const invoice = await bought(person);
    expect(await person.chatCredits()).toBe(225);
    const answer = await ask(person, invoice);
    expect(answer.status).toBe(200);
    const { credit_note, refund } = RefundAnswer.parse(await answer.json());
    expect(credit_note).toMatch(/^SC-\d{4}-\d{7}$/);
    // The webhook may have come already.
    expect(['pending', 'processed']).toContain(refund.state);
    expect(await person.chatCredits()).toBe(25);
    await sandbox.told();
    expect(await state(person, invoice)).toBe('processed');
    const note = (await papers(person)).find(({ kind }) => kind === 'credit_note');
    expect(note).toMatchObject({ number: credit_note, corrects: invoice, total: 9322, refund: null });
    expect((await person.visitor.get(`/v1/invoices/${credit_note}`)).status).toBe(200);
    const credits = await (await person.visitor.get('/v1/credits')).json();
    expect(credits).toMatchObject({ pack: 'free', daily: { limit: 10 } });
  });

  it('asked for ten times at once is one', async () => {
    const person = await payer();
    const invoice = await bought(person);
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(person, invoice)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    await sandbox.told();
    const paid = await sql<
      { id: string }[]
    >`SELECT provider_payment_id AS id FROM refunds WHERE invoice = ${invoice}`;
    expect(await sandbox.payments.fetchRefunds(paid[0]?.id ?? '')).toHaveLength(1);
    expect((await papers(person)).filter(({ kind }) => kind === 'credit_note')).toHaveLength(1);
    expect(await person.chatCredits()).toBe(25);
  });

  it('of credits that are spent is a debt, which the next pack pays first', async () => {
    const person = await payer();
    const invoice = await bought(person);
    await sql`UPDATE credit_accounts SET available = 15 WHERE user_id = ${person.userId} AND currency = 'chat'`;
    expect((await ask(person, invoice)).status).toBe(200);
    expect(await person.chatCredits()).toBe(0);
    wait(MINUTE_MS);
    await bought(person);
    expect(await person.chatCredits()).toBe(15);
  });

  it('is refused once five chats were used', async () => {
    const person = await payer();
    const invoice = await bought(person);
    await use(person, 5);
    expect(await state(person, invoice)).toBe('not_possible');
    expect(await code(await ask(person, invoice))).toEqual([409, 'used']);
    expect(await person.chatCredits()).toBe(225);
  });

  it('is there with four chats used, and never for a second purchase, even after the first was refunded', async () => {
    const person = await payer();
    const first = await bought(person);
    await use(person, 4);
    wait(1000);
    const second = await bought(person);
    expect(await code(await ask(person, second))).toEqual([409, 'not_first']);
    expect((await ask(person, first)).status).toBe(200);
    expect(await code(await ask(person, second))).toEqual([409, 'not_first']);
  });

  it('without a provider says that nothing was taken back, and what to do', async () => {
    const person = await payer();
    const invoice = await bought(person);
    const without = createApp({ ...deps, payments: undefined });
    const answer = await without.request('/v1/refunds', {
      method: 'POST',
      headers: { authorization: `Bearer ${person.visitor.bearer()}`, 'content-type': 'application/json' },
      body: JSON.stringify({ invoice }),
    });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({
      code: 'no_payments',
      message: expect.stringMatching(/Nothing was refunded and nothing taken back; please write to us\.$/),
    });
    expect(await person.chatCredits()).toBe(225);
  });

  it('is nobody else’s to ask for', async () => {
    const [person, other] = [await payer(), await payer()];
    expect(await code(await ask(other, await bought(person)))).toEqual([404, 'unknown_invoice']);
  });

  it('is paid later when the provider is down, and once when its answer was lost', async () => {
    const person = await payer();
    const invoice = await bought(person, 'lost');
    sandbox.instead(() => new Response(null, { status: 503 }));
    expect((await ask(person, invoice)).status).toBe(200);
    sandbox.instead(undefined);
    const row = async () => (await sql`SELECT * FROM refunds WHERE invoice = ${invoice}`)[0];
    const { id, credit_note, provider_payment_id: paymentId } = (await row()) ?? {};
    await sandbox.payments.refund({ paymentId, amount: 9322, key: `${id}-1`, receipt: credit_note });
    wait(15 * MINUTE_MS);
    await reconcile();
    await sandbox.told();
    wait(15 * MINUTE_MS);
    await reconcile();
    expect(await row()).toMatchObject({ state: 'processed', attempt: 1 });
    expect(await sandbox.payments.fetchRefunds(paymentId)).toHaveLength(1);
  });

  it.each(['duplicate', 'reversed'] as const)('comes to its end with webhooks %s', async (outcome) => {
    const person = await payer();
    const invoice = await bought(person, outcome);
    await ask(person, invoice);
    await sandbox.told();
    expect(await state(person, invoice)).toBe('processed');
  });

  it('made at the provider’s own desk takes the credits back, too, and a part of a payment is only logged', async () => {
    const person = await payer();
    const invoice = await bought(person);
    const [row] = await sql`SELECT provider_payment_id AS id FROM invoices WHERE number = ${invoice}`;
    const desk = (amount: number) =>
      sandbox.payments.refund({ paymentId: row?.id, amount, key: randomUUID(), receipt: 'desk' });
    const other = await bought(await payer());
    const [part] = await sql`SELECT provider_payment_id AS id FROM invoices WHERE number = ${other}`;
    await sandbox.payments.refund({ paymentId: part?.id, amount: 100, key: randomUUID(), receipt: 'desk' });
    await desk(9322);
    await sandbox.told();
    expect(await state(person, invoice)).toBe('processed');
    expect(await person.chatCredits()).toBe(25);
    expect(await sql`SELECT FROM refunds WHERE invoice = ${other}`).toHaveLength(0);
    expect(logged.join()).toContain('a part of a payment was refunded');
  });

  // The clock goes on by days from here, and webhooks of the sandbox are too old.
  it('that the bank sent back is tried again a day later', async () => {
    const person = await payer();
    const invoice = await bought(person, 'unrefundable');
    await ask(person, invoice);
    await sandbox.told();
    wait(15 * MINUTE_MS);
    await reconcile();
    expect(await state(person, invoice)).toBe('failed');
    wait(DAY_MS);
    await reconcile();
    await sandbox.told();
    wait(15 * MINUTE_MS);
    await reconcile();
    expect(await state(person, invoice)).toBe('processed');
  });

  it('is refused once seven days have passed', async () => {
    const person = await payer();
    const invoice = await bought(person);
    wait(7 * DAY_MS - 1);
    expect(await state(person, invoice)).toBe('possible');
    wait(1);
    expect(await state(person, invoice)).toBe('not_possible');
    expect(await code(await ask(person, invoice))).toEqual([409, 'too_late']);
  });
});
