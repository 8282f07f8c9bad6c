import { anonymous } from 'better-auth/plugins';
import type { Sql } from '../server/database/connect.ts';
import { type Merge, userKeyedTables } from '../user-keyed-tables.ts';
import { type Ctx, findSession, startSession } from './hooks.ts';
import { refusal } from './refusals.ts';
import { anonymousSchema } from './schema.ts';

const DOMAIN = 'anonymous.saathi.invalid';

/** `POST /sign-in/anonymous` makes an anonymous visitor, whose things come along when they sign in to an account. */
export function anonymousVisitors(sql: Sql) {
  return anonymous({
    emailDomainName: DOMAIN,
    schema: anonymousSchema,
    // Deleted in the same transaction as the move, so that nothing is written to a visitor in between and lost with them.
    disableDeleteAnonymousUser: true,
    onLinkAccount: ({ anonymousUser, newUser }) =>
      mergeAnonymous(sql, { from: anonymousUser.user.id, to: newUser.user.id }),
  });
}

/**
 * Moves what an anonymous visitor has to the account they sign in to, table by table as userKeyedTables says, and deletes the
 * visitor. The lock lets two sign-ins at the same moment merge one after the other, so nothing counts twice
 * (docs/product/accounts.md, Anonymous people).
 */
async function mergeAnonymous(sql: Sql, merge: Merge): Promise<void> {
  if (merge.from === merge.to) return;
  await sql.begin(async (tx) => {
    await tx`SELECT FROM auth_user WHERE id = ${merge.from} FOR UPDATE`;
    for (const { merging } of userKeyedTables) if ('move' in merging) await merging.move(tx, merge);
    await tx`DELETE FROM auth_user WHERE id = ${merge.from}`;
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
