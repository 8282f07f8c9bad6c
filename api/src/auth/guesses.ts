import type { Mail } from '../mail/mail.ts';
import { wrongPasswordsMail } from '../mail/templates.ts';
import type { SecurityLog } from '../security-log/security-log.ts';
import type { Sql } from '../server/database/connect.ts';
import { clearRateLimits, consumeRateLimit, refundRateLimits } from '../server/rate-limit/rate-limit.ts';
import type { Ctx } from './hooks.ts';
import { findKnownDevice } from './known-device.ts';
import { CLIENT_ADDRESS_HEADER, keyedHash } from './limits.ts';
import { refusal } from './refusals.ts';
import { noteEvent } from './security-events.ts';

const MINUTE = 60;
const QUARTER = 900;

// One network alone gets few tries at one account. All together get many, so that few networks cannot keep an owner out; where
// an owner signed in before, only what is tried there counts.
const FROM_ONE_NETWORK = { max: 10, seconds: QUARTER };
const FROM_ANYWHERE = { max: 100, seconds: QUARTER };
const ON_A_KNOWN_DEVICE = { max: 10, seconds: QUARTER };
/** One network at whatever accounts: the same few passwords are tried at many addresses, too. */
const AT_ANY_ACCOUNT = { max: 20, seconds: MINUTE };
/** So many wrong passwords within the quarter of an hour are a burst, and the owner hears of it. */
const BURST = 10;

interface Parts {
  sql: Sql;
  mail: Mail;
  securityLog: SecurityLog;
  secret: string;
  publicUrl: string;
}

interface Counter {
  key: string;
  max: number;
  seconds: number;
}

/** Counts wrong passwords, and only those (docs/product/accounts.md, Wrong passwords). */
export interface Guesses {
  /** Counts a try before its password is judged, so that tries at one moment do not slip through together. Throws a 429. */
  begin: (ctx: Ctx, email: string, ownerId: string | undefined) => Promise<void>;
  /** The password was right: the try does not count. */
  right: (ctx: Ctx, email: string, ownerId: string | undefined) => Promise<void>;
  /** The password was wrong: the owner of a verified address hears of many. */
  wrong: (ctx: Ctx, email: string) => Promise<void>;
  /** A new password was chosen: what was tried before counts no longer. */
  clear: (email: string) => Promise<void>;
}

/** Makes Guesses. An address is known or unknown alike: nothing here tells which. */
export function createGuesses(parts: Parts): Guesses {
  const { sql, mail, securityLog, secret, publicUrl } = parts;
  const accountOf = (email: string) => `guess:${keyedHash(secret, email)}`;

  async function countersOf(ctx: Ctx, email: string, ownerId: string | undefined): Promise<Counter[]> {
    const device = ownerId && (await findKnownDevice(sql, ctx, ownerId));
    if (device) return [{ key: `${accountOf(email)}:device:${device}`, ...ON_A_KNOWN_DEVICE }];
    const network = keyedHash(secret, ctx.headers?.get(CLIENT_ADDRESS_HEADER) ?? '');
    return [
      // First the narrow one: tries that it refuses do not fill the wide ones.
      { key: `${accountOf(email)}:${network}`, ...FROM_ONE_NETWORK },
      { key: `guess-from:${network}`, ...AT_ANY_ACCOUNT },
      { key: accountOf(email), ...FROM_ANYWHERE },
    ];
  }

  return {
    async begin(ctx, email, ownerId) {
      for (const { key, max, seconds } of await countersOf(ctx, email, ownerId)) {
        if (await consumeRateLimit(sql, key, max, seconds)) continue;
        throw seconds === MINUTE ? refusal.tooMany() : refusal.tooManyWrong();
      }
    },
    async right(ctx, email, ownerId) {
      await refundRateLimits(
        sql,
        (await countersOf(ctx, email, ownerId)).map(({ key }) => key),
      );
    },
    async wrong(ctx, email) {
      if (await consumeRateLimit(sql, `${accountOf(email)}:burst`, BURST - 1, QUARTER)) return;
      const found = await ctx.context.internalAdapter.findUserByEmail(email);
      await noteEvent(securityLog, ctx, 'wrong_passwords', found?.user.id);
      if (found?.user.emailVerified)
        mail.send(wrongPasswordsMail(found.user.email, `${publicUrl}/forgot-password`));
    },
    clear: (email) => clearRateLimits(sql, accountOf(email)),
  };
}
