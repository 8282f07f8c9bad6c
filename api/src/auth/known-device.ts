import { randomBytes } from 'node:crypto';
import type { Sql } from '../server/database/connect.ts';
import { afterAny, type Ctx } from './hooks.ts';
import { keyedHash } from './limits.ts';
import { findPasswordTurns } from './queries.ts';

const NONCE_BYTES = 16;
const ACCOUNTS = 5;
const YEAR_SECONDS = 31_536_000;
const WORD = /^[\w-]{20,50}$/;

/**
 * Remembers, in a cookie, the accounts that this device signed in to, so that wrong passwords from elsewhere never keep their
 * owners out here (known as a device cookie). It holds a random number and for each account a keyed hash of it with the person's
 * id and the count of their passwords: nobody can make one up or read an account from it, it signs nobody in, and another password
 * makes it nothing.
 */
export function knownDevices(sql: Sql) {
  return {
    id: 'saathi-known-device',
    hooks: {
      after: [
        afterAny(async (ctx) => {
          const user = ctx.context.newSession?.user;
          // Whoever registered an address without proving it is not known for having done so.
          if (user?.emailVerified) rememberDevice(ctx, user.id, await findPasswordTurns(sql, user.id));
        }),
      ],
    },
  };
}

/** A name for this device, if it signed in to this account before, with the password it has now. */
export async function findKnownDevice(sql: Sql, ctx: Ctx, userId: string): Promise<string | undefined> {
  const [nonce, marks] = readCookie(ctx);
  if (!nonce || marks.length === 0) return undefined;
  const turns = await findPasswordTurns(sql, userId);
  return marks.includes(markOf(ctx, nonce, userId, turns)) ? nonce : undefined;
}

/** Makes this device known to an account whose owner is at it, as long as its password is the one after `turns` others. */
export function rememberDevice(ctx: Ctx, userId: string, turns: number): void {
  const [known, marks] = readCookie(ctx);
  const nonce = known || randomBytes(NONCE_BYTES).toString('base64url');
  const mark = markOf(ctx, nonce, userId, turns);
  const kept = [mark, ...marks.filter((other) => other !== mark)].slice(0, ACCOUNTS);
  const { name, attributes } = cookieOf(ctx);
  ctx.setCookie(name, [nonce, ...kept].join('.'), attributes);
}

function readCookie(ctx: Ctx): [nonce: string, marks: string[]] {
  const [nonce = '', ...marks] = (ctx.getCookie(cookieOf(ctx).name) ?? '').split('.');
  return WORD.test(nonce) ? [nonce, marks.filter((mark) => WORD.test(mark))] : ['', []];
}

function cookieOf(ctx: Ctx) {
  return ctx.context.createAuthCookie('device', { maxAge: YEAR_SECONDS });
}

function markOf(ctx: Ctx, nonce: string, userId: string, turns: number): string {
  return keyedHash(ctx.context.secret, `device:${nonce}:${userId}:${turns}`);
}
