import { insertRun } from '../../../api/src/chat/replies/queries.ts';
import { post, voidReservation } from '../../../api/src/credits/queries.ts';
import type { Sql } from '../../../api/src/server/database/connect.ts';

/** As many as production's pool has connections. */
export const CLIENTS = 10;
/** Messages of one client in one round. */
export const MESSAGES = 200;
/** A prime number, so that clients at work at once are at work on different people's rows. */
export const PEOPLE = 1009;

/** Whose message number `n` is. */
export const personOf = (n: number) => `bench-${n % PEOPLE}`;
/** The id of message number `n`, of its chat and of its reply. */
export const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** One statement of production on message number `n`, and which of a client's messages it is measured on. */
export interface Operation {
  name: string;
  run: (sql: Sql, n: number) => Promise<unknown>;
  first: number;
  count: number;
}

const at = new Date();
const leaseUntil = new Date(at.getTime() + 3_600_000);
const sealedMessage = Buffer.alloc(200, 1);
const day = at.toISOString().slice(0, 10);
const oneCredit = {
  currency: 'chat',
  amount: 1,
  coveredDaily: 0,
  day,
  dailyLimit: 10,
  perMinute: 1_000_000,
  at,
} as const;

/** A credit's life: held with the accepted message, then spent, or given back. */
export const operations: Operation[] = [
  { name: 'Hold (a message accepted)', run: hold, first: 0, count: MESSAGES },
  {
    name: 'Post (its reply arrived)',
    run: (sql, n) => post(sql, personOf(n), idOf(n), at),
    first: 0,
    count: MESSAGES / 2,
  },
  {
    name: 'Void (its reply failed)',
    run: (sql, n) => voidReservation(sql, personOf(n), idOf(n), at),
    first: MESSAGES / 2,
    count: MESSAGES / 2,
  },
];

function hold(sql: Sql, n: number): Promise<void> {
  const [userId, id] = [personOf(n), idOf(n)];
  const ids = { userId, sessionId: id, messageId: id, replyId: id };
  const run = { ...ids, sealedMessage, at, leaseUntil, expiresAt: leaseUntil };
  return insertRun(sql, run, { ...oneCredit, userId, key: id });
}
