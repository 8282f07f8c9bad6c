import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { mailInvoices } from '../invoices/mail-invoices.ts';
import { type Payer, paymentApp, proofOf } from '../testing/payment-app.ts';
import { databaseUrl } from '../testing/vitest-postgres.ts';
import { sign } from './signature.ts';

const { deps, sandbox, payer, reconcile, wait } = await paymentApp();
const { sql } = deps;
const PROGRAM = join(import.meta.dirname, '../testing/payment-process.ts');
const FREE = 25;
const LITE = FREE + 200;
const QUARTER_HOUR_MS = 15 * 60_000;
const SLOW_START_MS = 60_000;
const children = new Set<ChildProcess>();
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
});

/** Another API process on the same database and sandbox. */
interface Other {
  /** Sends a checkout's proof to it; nobody ever gets the answer. */
  verify: (person: Payer, proof: object) => void;
  /** Resolves with the answer's status once it has one. */
  answered: Promise<number>;
  kill: () => Promise<void>;
}

async function startOther(): Promise<Other> {
  const [row] = await sql<[{ name: string }]>`SELECT current_database() AS name`;
  const url = databaseUrl(inject('postgresUrl'), row.name);
  const given = { databaseUrl: url, dataDir: deps.settings.dataDir, razorpay: sandbox.options };
  const child = fork(PROGRAM, [JSON.stringify(given)], { env: {}, execArgv: [] });
  children.add(child);
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  const answered = once(child, 'message').then(([message]: { answered: number }[]) => message?.answered ?? 0);
  return {
    verify({ visitor }, proof) {
      const headers = {
        authorization: `Bearer ${visitor.bearer()}`,
        'content-type': 'application/json',
        'x-test-address': '10.0.0.1',
      };
      const address = `http://127.0.0.1:${port}/functions/v1/verify-payment`;
      fetch(address, { method: 'POST', headers, body: JSON.stringify(proof) }).catch(() => {});
    },
    answered,
    async kill() {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

/** Has the process come as far as a test wants, and stay there; `release` lets go of what it waited for. */
type Reach = (verify: () => void, person: Payer, other: Other) => Promise<{ release?: () => Promise<void> }>;

/** Keeps the answer to the call of the provider that `path` fits; the provider does what it is asked only if `heard`. */
function atProvider(path: RegExp, heard: boolean): Reach {
  return async (verify) => {
    await new Promise<void>((resolve) => {
      sandbox.instead(async (request, ask) => {
        if (!path.test(new URL(request.url).pathname)) return ask(request);
        if (heard) await ask(request);
        resolve();
        return new Promise<Response>(() => {});
      });
      verify();
    });
    sandbox.instead(undefined);
    return {};
  };
}

/** Keeps everybody from what `lock` takes until the process is dead. */
function atDatabase(lock: (connection: typeof sql, person: Payer) => Promise<unknown>): Reach {
  return async (verify, person) => {
    const connection = await sql.reserve();
    await connection`BEGIN`;
    await lock(connection, person);
    verify();
    await untilBlocked();
    return {
      async release() {
        await connection`ROLLBACK`;
        connection.release();
      },
    };
  };
}

async function untilBlocked(): Promise<void> {
  for (let waiting = 0; waiting === 0; ) {
    waiting = (
      await sql`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
    ).length;
  }
}

const afterCommit: Reach = async (verify, _person, other) => {
  verify();
  expect(await other.answered).toBe(200);
  return {};
};

/** An order whose payment the bank authorized, and which nobody has captured; no webhook of it arrives. */
async function authorized(person: Payer): Promise<object> {
  const orderId = await person.ordered();
  sandbox.hear(() => new Response(null, { status: 502 }));
  await sandbox.press(orderId, 'late');
  await sandbox.told();
  const [payment] = await sandbox.payments.fetchOrderPayments(orderId);
  expect(payment?.status).toBe('authorized');
  const handed = {
    razorpay_order_id: orderId,
    razorpay_payment_id: payment?.id,
    razorpay_signature: sign(sandbox.options.keySecret, `${orderId}|${payment?.id}`),
  };
  return proofOf(handed, person.userId);
}

/** How many payments, grants of chat credits and invoices a person has, and the balance. */
async function standing(person: Payer): Promise<object> {
  const { userId } = person;
  const payments = await sql`SELECT FROM payments WHERE user_id = ${userId}`;
  const grants = await sql`
    SELECT FROM credit_transfers WHERE user_id = ${userId} AND key LIKE 'payment:%' AND currency = 'chat'`;
  const invoices = await sql`SELECT FROM invoices WHERE user_id = ${userId}`;
  return {
    payments: payments.length,
    grants: grants.length,
    invoices: invoices.length,
    credits: await person.chatCredits(),
  };
}

const NOTHING = { payments: 0, grants: 0, invoices: 0, credits: FREE };
const ALL = { payments: 1, grants: 1, invoices: 1, credits: LITE };

describe('a process that is killed', () => {
  it.each<[step: string, Reach, left: object]>([
    ['before the provider answered what became of the payment', atProvider(/payments\/\w+$/, false), NOTHING],
    ['before the provider took the money', atProvider(/capture$/, false), NOTHING],
    ['after the provider took the money', atProvider(/capture$/, true), NOTHING],
    [
      'while it grants the credits',
      atDatabase((tx, { userId }) => tx`SELECT FROM credit_accounts WHERE user_id = ${userId} FOR UPDATE`),
      NOTHING,
    ],
    [
      'while it issues the invoice, everything else written',
      atDatabase((tx) => tx`LOCK TABLE invoice_series IN SHARE MODE`),
      NOTHING,
    ],
    ['after it granted, before it answered', afterCommit, ALL],
  ])(
    '%s leaves all or nothing, and another one makes it good: one grant, one invoice, one mail',
    async (_step, reach, left) => {
      const person = await payer();
      const proof = await authorized(person);
      const other = await startOther();
      const { release } = await reach(() => other.verify(person, proof), person, other);
      await other.kill();
      await release?.();
      expect(await standing(person)).toEqual(left);
      wait(QUARTER_HOUR_MS);
      await Promise.all([reconcile(), reconcile()]);
      expect(await standing(person)).toEqual(ALL);
      expect([await mailInvoices(deps), await mailInvoices(deps)]).toEqual([1, 0]);
      // The browser asks again.
      expect((await person.verify(proof)).status).toBe(200);
      expect(await standing(person)).toEqual(ALL);
    },
    SLOW_START_MS,
  );
});
