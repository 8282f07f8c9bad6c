import * as z from 'zod';
import type { Sql, SqlOrTransaction } from '../server/database/connect.ts';
import type { VerificationLinks } from './links.ts';
import {
  deleteSignInMethods,
  endSessions,
  eraseUnproven,
  findBySubject,
  insertProvider,
  lockByEmail,
  markVerified,
  type Owner,
} from './provider-queries.ts';
import type { CallbackUser } from './providers.ts';
import { upsertUser } from './queries.ts';

/** What a provider says of somebody who just signed in there; its signature was checked before. */
const Claims = z.object({
  sub: z.coerce.string().min(1),
  email: z.string().trim().toLowerCase().pipe(z.email()),
  email_verified: z
    .union([z.literal(true), z.literal('true')])
    .optional()
    .catch(undefined),
});
interface ProviderIdentity {
  providerId: string;
  subject: string;
  email: string;
  proven: boolean;
}

interface Parts {
  sql: Sql;
  onVerified: (userId: string, email: string) => Promise<void>;
  links: VerificationLinks;
}

/**
 * Finds or makes the account that a provider's claims sign in to, before better-auth looks for it (decision 5). Leaves an
 * account of this address alone when the provider does not vouch for the address; better-auth then refuses to sign in.
 */
export async function linkProviderAccount(
  { sql, onVerified, links }: Parts,
  providerId: string,
  given: unknown,
  visitor: CallbackUser | undefined,
): Promise<void> {
  const claims = Claims.safeParse(given);
  if (!claims.success) return;
  const { sub, email, email_verified } = claims.data;
  const identity = { providerId, subject: sub, email, proven: email_verified !== undefined };
  const known = await findBySubject(sql, providerId, sub);
  const owner = known ?? (await sql.begin((tx) => findOrCreateOwner(tx, identity, visitor)));
  if (!owner || owner.email !== email || owner.email_verified) return;
  if (!identity.proven) {
    if (!known) links.sendLink(email, await links.tokenFor(owner.id, email));
    return;
  }
  await onVerified(owner.id, email);
  await markVerified(sql, owner);
}

async function findOrCreateOwner(
  sql: SqlOrTransaction,
  identity: ProviderIdentity,
  visitor: CallbackUser | undefined,
): Promise<Owner | undefined> {
  const { email, proven } = identity;
  const holder = await lockByEmail(sql, email);
  if (holder && !proven) return undefined;
  const kept = holder && (await keep(sql, holder, visitor));
  const owner = kept ?? { id: await createOwner(sql, email, visitor), email, email_verified: false };
  await insertProvider(sql, { ...identity, userId: owner.id });
  return owner;
}

// Whoever registered the address without proving it may be a stranger: nothing of theirs stays, unless it is this browser's
// own visitor, who keeps what they told and loses the unproven ways in.
async function keep(sql: SqlOrTransaction, holder: Owner, visitor: CallbackUser | undefined) {
  if (holder.email_verified) return holder;
  if (holder.id !== visitor?.id) return void (await eraseUnproven(sql, holder.id));
  await deleteSignInMethods(sql, holder.id);
  return holder;
}

// An anonymous visitor's own row when there is one, as at sign-up; their old session ends.
async function createOwner(
  sql: SqlOrTransaction,
  email: string,
  visitor: CallbackUser | undefined,
): Promise<string> {
  if (visitor?.anonymous && (await upsertUser(sql, { userId: visitor.id, email }))) {
    await endSessions(sql, visitor.id);
    return visitor.id;
  }
  const userId = crypto.randomUUID();
  await upsertUser(sql, { userId, email });
  return userId;
}
