import { InvoiceList } from 'contracts/invoices';
import * as fc from 'fast-check';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { reconcileRefunds } from '../refunds/reconcile-refunds.ts';
import { type Payer, paymentApp, proofOf } from '../testing/payment-app.ts';
import { PASSWORD } from '../testing/visitor.ts';
import { amountInWords } from './amount-in-words.ts';
import { indianDate, keptUntil, yearLabel } from './financial-year.ts';
import { isGstin } from './gstin.ts';
import { issueInvoice, type Sale } from './issue.ts';
import { drawInvoice } from './pdf/draw-invoice.ts';
import { deleteOldInvoices, findInvoice } from './queries.ts';
import { sampleSeller } from './seller.ts';
import { splitTax } from './split-tax.ts';

const { deps, sandbox, payer, app, wait } = await paymentApp();
const { sql } = deps;

async function bought(person: Payer, change: object = {}, plan = 'lite'): Promise<string> {
  const answer = await person.order(plan, change);
  expect(answer.status).toBe(200);
  const { orderId } = (await answer.json()) as { orderId: string };
  const { response } = await sandbox.press(orderId, 'lost');
  expect((await person.verify(proofOf(response, person.userId, plan))).status).toBe(200);
  const [invoice] = (await list(person)).filter(({ kind }) => kind === 'invoice');
  return invoice?.number ?? '';
}

async function list({ visitor }: Payer) {
  return InvoiceList.parse(await (await visitor.get('/v1/invoices')).json()).invoices;
}

/** The PDF's text as one line, and how many pages it has. */
async function textOf(bytes: Uint8Array): Promise<{ text: string; pages: number }> {
  const { text, totalPages } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
  return { text: text.replace(/\s+/g, ' '), pages: totalPages };
}

async function pdfOf({ visitor }: Payer, number: string) {
  const answer = await visitor.get(`/v1/invoices/${number}`);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  return textOf(new Uint8Array(await answer.arrayBuffer()));
}

const sale = (change: Partial<Sale> = {}): Sale => ({
  userId: '',
  seller: sampleSeller,
  recipient: { name: 'Asha Rao', country: 'IN', state_code: '29', gstin: null },
  item: 'Saathi Lite',
  base: 7900,
  tax: 1422,
  total: 9322,
  currency: 'INR',
  provider: 'razorpay',
  paymentId: `pay_${Math.random()}`,
  renewal: false,
  at: new Date('2031-07-01T06:00:00Z'),
  ...change,
});

describe('an invoice', () => {
  it('is there with the credits, and its PDF names every field the law asks for', async () => {
    const person = await payer();
    const number = await bought(person);
    expect(number).toMatch(/^SI-\d{4}-\d{7}$/);
    expect(number.length).toBeLessThanOrEqual(16);
    const [paper] = await list(person);
    expect(paper).toMatchObject({
      number,
      taxable: 7900,
      tax: 1422,
      total: 9322,
      currency: 'INR',
      corrects: null,
    });
    expect(paper?.refund).toMatchObject({ state: 'possible' });
    const { text, pages } = await pdfOf(person, number);
    expect(pages).toBe(1);
    for (const words of [
      'Tax invoice',
      number,
      sampleSeller.name,
      sampleSeller.address,
      `GSTIN ${sampleSeller.gstin}`,
      'SAMPLE: no money moved',
      'Asha Rao',
      'Place of supply: Karnataka (29)',
      'Saathi Lite: 200 chat and 20 camera credits',
      'SAC 998439'.slice(4),
      '₹79.00',
      'CGST 9% ₹7.11',
      'SGST 9% ₹7.11',
      'Total paid ₹93.22',
      'Rupees ninety-three and paise twenty-two only',
      'reverse charge: No',
    ]) {
      expect(text).toContain(words);
    }
  });

  it('has IGST for another State, and the GSTIN of a business', async () => {
    const person = await payer();
    const recipient = { name: 'Patel & Sons', state_code: '27', gstin: '27AAPFU0939F1ZV' };
    const { text } = await pdfOf(person, await bought(person, { recipient }, 'max'));
    for (const words of ['IGST 18% ₹44.82', 'Maharashtra (27)', 'GSTIN 27AAPFU0939F1ZV', '₹293.82'])
      expect(text).toContain(words);
    expect(text).not.toContain('CGST 9%');
  });

  it('prints a Devanagari name, and is the same byte for byte when it is drawn again', async () => {
    const person = await payer();
    const number = await bought(person, { recipient: { name: 'आशा Žižek', state_code: '29' } });
    const paper = await findInvoice(sql, person.userId, number);
    if (!paper) throw new Error('no invoice');
    const [one, two] = [await drawInvoice(paper), await drawInvoice(paper)];
    expect(one.equals(two)).toBe(true);
    const { text } = await textOf(new Uint8Array(one));
    expect(text).toContain('आशा');
    expect(text).toContain('Žižek');
  });

  it('stays one page with the longest name, and belongs to nobody else', async () => {
    const person = await payer();
    const number = await bought(person, { recipient: { name: 'W'.repeat(100), state_code: '29' } });
    expect((await pdfOf(person, number)).pages).toBe(1);
    const other = await payer();
    expect((await other.visitor.get(`/v1/invoices/${number}`)).status).toBe(404);
    expect(await list(other)).toEqual([]);
    expect((await app.request(`/v1/invoices/${number}`)).status).toBe(401);
  });

  it.each([
    ['nobody', undefined, 'recipient_needed'],
    ['no State', { name: 'Asha' }, 'recipient_needed'],
    ['a State there is not', { name: 'Asha', state_code: '99' }, 'unknown_state'],
    ['a GSTIN with a wrong digit', { name: 'Asha', state_code: '27', gstin: '27AAPFU0939F1ZW' }, 'bad_gstin'],
    [
      'the GSTIN of another State',
      { name: 'Asha', state_code: '29', gstin: '27AAPFU0939F1ZV' },
      'gstin_state',
    ],
    ['letters that do not print', { name: '陽子', state_code: '29' }, 'unprintable_name'],
  ])('is refused before an order is made, in India, for %s', async (_who, recipient, code) => {
    const person = await payer();
    const answer = await person.order('lite', { recipient });
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([400, code]);
    expect(await sql`SELECT FROM payment_orders WHERE user_id = ${person.userId}`).toHaveLength(0);
  });

  it('abroad needs no State, and says that its tax is that of an export', async () => {
    const person = await payer();
    await person.visitor.send('PATCH', '/v1/profile', { country: 'GB' });
    const { text } = await pdfOf(person, await bought(person, { recipient: { name: 'Ann' } }));
    for (const words of ['IGST 18% ₹14.22', 'outside India', 'export on payment of integrated tax'])
      expect(text).toContain(words);
  });
});

describe('the numbers of invoices', () => {
  it('have no gap and no double among many at once, of which some come to nothing', async () => {
    const tries = Array.from({ length: 30 }, (_, index) =>
      sql
        .begin(async (tx) => {
          const number = await issueInvoice(tx, sale({ userId, paymentId: `race_${index}` }));
          if (index % 3 === 0) throw new Error('comes to nothing');
          return number;
        })
        .catch(() => undefined),
    );
    const numbers = (await Promise.all(tries)).filter((number) => number !== undefined).sort();
    expect(numbers).toEqual(
      Array.from({ length: 20 }, (_, index) => `SI-3132-${String(index + 1).padStart(7, '0')}`),
    );
  });

  it('begin anew with the Indian financial year, at midnight in India', async () => {
    const last = await issueInvoice(sql, sale({ userId, at: new Date('2033-03-31T18:29:59Z') }));
    const first = await issueInvoice(sql, sale({ userId, at: new Date('2033-03-31T18:30:00Z') }));
    expect([last, first]).toEqual(['SI-3233-0000001', 'SI-3334-0000001']);
    expect(indianDate(new Date('2033-03-31T18:30:00Z'))).toEqual({ date: '2033-04-01', year: 2033 });
    expect([yearLabel(2099), keptUntil(2026, 8)]).toEqual(['9900', '2035-03-31']);
  });

  it('are never rewritten', async () => {
    const number = await issueInvoice(sql, sale({ userId }));
    await expect(sql`UPDATE invoices SET total = total WHERE number = ${number}`).rejects.toThrow(
      'append-only',
    );
  });
});

const { userId } = await payer();

describe('tax', () => {
  it('adds up to the paisa for every price and place, and its halves differ by a paisa at most', () => {
    const money = fc.record({ base: fc.integer({ min: 1, max: 10_000_000 }), taxed: fc.boolean() });
    const place = fc.record({
      state: fc.constantFrom('29', '27', null),
      country: fc.constantFrom('IN', 'GB'),
      lut: fc.boolean(),
    });
    fc.assert(
      fc.property(money, place, ({ base, taxed }, supply) => {
        const tax = taxed ? Math.round((base * 18) / 100) : 0;
        const split = splitTax({ base, tax, total: base + tax }, { sellerState: '29', ...supply }, 18);
        const { taxable, cgst, sgst, igst, total } = split;
        expect(taxable + cgst + sgst + igst).toBe(total);
        expect(total).toBe(base + tax);
        expect([0, 1]).toContain(cgst - sgst);
        expect(cgst > 0 && igst > 0).toBe(false);
      }),
    );
  });

  it('of a price abroad that names none is in it, and nothing under a letter of undertaking', () => {
    const supply = { sellerState: '29', state: null, country: 'GB', lut: false };
    const charge = { base: 499, tax: 0, total: 499 };
    expect(splitTax(charge, supply, 18)).toEqual({ taxable: 423, cgst: 0, sgst: 0, igst: 76, total: 499 });
    expect(splitTax(charge, { ...supply, lut: true }, 18)).toMatchObject({ taxable: 499, igst: 0 });
  });
});

it.each([
  [9322, 'Rupees ninety-three and paise twenty-two only'],
  [100, 'Rupees one only'],
  [
    12_345_678_90,
    'Rupees one crore twenty-three lakh forty-five thousand six hundred seventy-eight and paise ninety only',
  ],
  [10_000_000, 'Rupees one lakh only'],
])('%s paise in words are "%s"', (paise, words) => {
  expect(amountInWords(paise, 'INR')).toBe(words);
});

it('knows a GSTIN by its check digit', () => {
  expect(['27AAPFU0939F1ZV', '27AAPFU0939F1ZX', sampleSeller.gstin].map(isGstin)).toEqual([
    true,
    false,
    true,
  ]);
});

describe('when the account is deleted', () => {
  it('invoices and credit notes stay without the person, and the money still owed goes back', async () => {
    const person = await payer();
    const number = await bought(person);
    sandbox.instead(() => new Response(null, { status: 503 }));
    await person.visitor.send('POST', '/v1/refunds', { invoice: number });
    sandbox.instead(undefined);
    const [before] = await sql<{ payment: string }[]>`
      SELECT provider_payment_id AS payment FROM invoices WHERE number = ${number}`;
    expect((await person.visitor.send('POST', '/v1/account/delete', { password: PASSWORD })).status).toBe(
      204,
    );
    const kept = await sql`
      SELECT user_id, provider_payment_id, total FROM invoices WHERE number = ${number} OR corrects = ${number}`;
    expect([...kept]).toEqual(Array(2).fill({ user_id: null, provider_payment_id: null, total: 9322 }));
    wait(15 * 60_000);
    const parts = { ...deps, payments: sandbox.payments };
    await reconcileRefunds(parts);
    await sandbox.told();
    wait(15 * 60_000);
    await reconcileRefunds(parts);
    expect(await sandbox.payments.fetchRefunds(before?.payment ?? '')).toMatchObject([
      { status: 'processed' },
    ]);
    expect(await sql`SELECT FROM refunds WHERE invoice = ${number}`).toHaveLength(0);
  });

  it('they go when the law no longer asks for them, the credit note with or after its invoice', async () => {
    const [{ last }] = await sql<
      [{ last: string }]
    >`SELECT max(kept_until)::text AS last FROM invoices WHERE dated < '2030-01-01'`;
    const left = () => sql`SELECT FROM invoices WHERE dated < '2030-01-01'`;
    await deleteOldInvoices(sql, new Date(last));
    expect((await left()).length).toBeGreaterThan(0);
    await deleteOldInvoices(sql, new Date(Date.parse(last) + 86_400_000));
    expect(await left()).toHaveLength(0);
  });
});
