import { anonymous } from 'better-auth/plugins';
import type { Sql } from '../server/database/connect.ts';
import { type Ctx, findSession, startSession } from './hooks.ts';
import { refusal } from './refusals.ts';
import { anonymousSchema } from './schema.ts';

const DOMAIN = 'anonymous.saathi.invalid';

/** `POST /sign-in/anonymous` makes an anonymous visitor, whose things come along when they sign in to an account. */
export function anonymousVisitors(sql: Sql) {
  return anonymous({
    emailDomainName: DOMAIN,
    schema: anonymousSchema,
    onLinkAccount: ({ anonymousUser, newUser }) =>
      mergeAnonymous(sql, anonymousUser.user.id, newUser.user.id),
  });
}

/**
 * Keeps what an anonymous visitor entered when they sign in to the account they already had: the account's own answers
 * stay, its gaps are filled. The anonymous person is deleted afterwards by better-auth.
 */
async function mergeAnonymous(sql: Sql, from: string, to: string): Promise<void> {
  if (from === to) return;
  await sql.begin(async (transaction) => {
    await transaction`
      INSERT INTO user_profile (user_id, username, name, dob, gender, country, language)
      SELECT ${to}, username, name, dob, gender, country, language FROM user_profile WHERE user_id = ${from}
      ON CONFLICT (user_id) DO UPDATE SET
        name = coalesce(user_profile.name, excluded.name),
        dob = coalesce(user_profile.dob, excluded.dob),
        gender = coalesce(user_profile.gender, excluded.gender),
        country = coalesce(user_profile.country, excluded.country),
        language = coalesce(user_profile.language, excluded.language),
        updated_at = now()`;
    await transaction`
      UPDATE user_traits SET user_id = ${to}
      WHERE user_id = ${from} AND NOT EXISTS (SELECT FROM user_traits WHERE user_id = ${to})`;
    await transaction`
      UPDATE mood_checkins m SET user_id = ${to}
      WHERE user_id = ${from} AND NOT EXISTS (SELECT FROM mood_checkins o WHERE o.user_id = ${to} AND o.day = m.day)`;
  });
}

/** The session of this browser, if its person is anonymous. */
export async function findAnonymousSession(ctx: Ctx) {
  const session = await findSession(ctx);
  return session?.user.isAnonymous ? session : null;
}

/** The anonymous visitor at this browser, a new one if nobody is; with the token of their session. */
export async function findOrCreateVisitor(ctx: Ctx): Promise<{ userId: string; token: string }> {
  const running = await findAnonymousSession(ctx);
  if (running) return { userId: running.user.id, token: running.session.token };
  const user = await ctx.context.internalAdapter.createUser(
    { email: `temp-${crypto.randomUUID()}@${DOMAIN}`, emailVerified: false, isAnonymous: true, name: '' },
    { method: 'anonymous' },
  );
  if (!user) throw refusal.badCredentials();
  return { userId: user.id, token: await startSession(ctx, user.id) };
}
