import * as z from 'zod/mini';

/** `GET /v1/sessions`: where the person is signed in, the one that asks first. `device` is fit to show, such as "Chrome on Android". */
export const SignedInSession = z.object({
  id: z.string(),
  current: z.boolean(),
  device: z.string(),
  created_at: z.string(),
  last_seen_at: z.string(),
});
export type SignedInSession = z.infer<typeof SignedInSession>;

/** `DELETE /v1/sessions/{id}` ends one of them, `DELETE /v1/sessions` every other one; both answer 204. */
export const SessionList = z.object({ sessions: z.array(SignedInSession) });
export type SessionList = z.infer<typeof SessionList>;

/**
 * `POST /v1/account/delete`: erases everything keyed to the person but the invoices the law keeps, and signs out everywhere.
 * Somebody without a password (a provider's account) leaves it out, and must have signed in a moment ago.
 */
export const AccountDeletion = z.strictObject({ password: z.optional(z.string()) });
export type AccountDeletion = z.infer<typeof AccountDeletion>;

/** `GET /v1/sign-in-options`: the OpenID Connect providers the operator configured. */
export const SignInOptions = z.object({ providers: z.array(z.object({ id: z.string(), name: z.string() })) });
export type SignInOptions = z.infer<typeof SignInOptions>;

/** The answer to ProviderSignIn (auth.ts): the provider's page to go to. */
export const ProviderPage = z.object({ url: z.string() });

/** `GET /v1/account`: how the person signs in. */
export const Account = z.object({ has_password: z.boolean(), providers: z.array(z.string()) });
export type Account = z.infer<typeof Account>;
