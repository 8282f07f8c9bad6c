import { createHash } from 'node:crypto';
import { kyselyAdapter } from '@better-auth/kysely-adapter';
import type { DBAdapter, DBTransactionAdapter, Where } from 'better-auth/adapters';
import { Kysely } from 'kysely';
import { PostgresJSDialect } from 'kysely-postgres-js';
import type { Sql } from '../server/database/connect.ts';

/** A session's token as `auth_session` holds it. A token is long and random, so a plain hash cannot be tried out. */
export function hashSessionToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

// 'reset-password:<token>': what kind of link it is stays readable, and whose ('change-email:<user id>:<token>').
function hashLinkToken(identifier: string): string {
  const secret = identifier.lastIndexOf(':') + 1;
  return identifier.slice(0, secret) + hashSessionToken(identifier.slice(secret));
}

/** The fields that open something, by better-auth's names of model and field. */
const hashed: Record<string, { field: string; hash: (clear: string) => string }> = {
  session: { field: 'token', hash: hashSessionToken },
  verification: { field: 'identifier', hash: hashLinkToken },
};

/**
 * better-auth's database, which holds the tokens of sessions and mailed links only as hashes: whoever reads it can neither
 * sign in nor use a link. better-auth itself hands in and gets back tokens in clear. Its own `storeIdentifier` would take what
 * the database holds for a token as well, and leaves sessions alone.
 */
export function accountDatabase(sql: Sql) {
  const open = kyselyAdapter(new Kysely({ dialect: new PostgresJSDialect({ postgres: sql }) }), {
    type: 'postgres',
    transaction: true,
  });
  return (options: Parameters<typeof open>[0]): DBAdapter => {
    const adapter = open(options);
    return {
      ...withHashes(adapter),
      transaction: (work) => adapter.transaction((inner) => work(withHashes(inner))),
    };
  };
}

function withHashes(adapter: DBTransactionAdapter): DBTransactionAdapter {
  return {
    ...adapter,
    async create<T extends Record<string, unknown>, R = T>(call: { model: string; data: Omit<T, 'id'> }) {
      const row = await adapter.create<T, R>({ ...call, data: hashData(call.model, call.data) });
      return inClear(call.model, row, Reflect.get(call.data, hashed[call.model]?.field ?? ''));
    },
    findOne: async (call) =>
      inClear(call.model, await adapter.findOne(hashWhere(call)), askedFor(call.model, call.where)),
    async update(call) {
      const update = hashData(call.model, call.update);
      return inClear(
        call.model,
        await adapter.update({ ...hashWhere(call), update }),
        askedFor(call.model, call.where),
      );
    },
    findMany: (call) => adapter.findMany(hashWhere(call)),
    count: (call) => adapter.count(hashWhere(call)),
    updateMany: (call) =>
      adapter.updateMany({ ...hashWhere(call), update: hashData(call.model, call.update) }),
    delete: (call) => adapter.delete(hashWhere(call)),
    deleteMany: (call) => adapter.deleteMany(hashWhere(call)),
    consumeOne: (call) => adapter.consumeOne(hashWhere(call)),
    incrementOne: (call) => adapter.incrementOne(hashWhere(call)),
  };
}

function hashData<T extends object>(model: string, data: T): T {
  const { field, hash } = hashed[model] ?? {};
  const clear: unknown = field && Reflect.get(data, field);
  return field && hash && typeof clear === 'string' ? { ...data, [field]: hash(clear) } : data;
}

function hashWhere<C extends { model: string; where?: Where[] | undefined }>(call: C): C {
  const { field, hash } = hashed[call.model] ?? {};
  if (!hash || !call.where) return call;
  const where = call.where.map((one) =>
    one.field === field && typeof one.value === 'string' ? { ...one, value: hash(one.value) } : one,
  );
  return { ...call, where };
}

/** The token in clear that a call names. */
function askedFor(model: string, where: Where[]): unknown {
  return where.find(({ field }) => field === hashed[model]?.field)?.value;
}

/** A row with the token it was found or made with: better-auth puts it into the cookie. */
function inClear<T>(model: string, row: T, token: unknown): T {
  const field = hashed[model]?.field;
  return row && field && typeof token === 'string' ? { ...row, [field]: token } : row;
}
