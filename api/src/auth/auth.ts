import { betterAuth } from 'better-auth';
import { createEmailVerificationToken } from 'better-auth/api';
import { anonymous, bearer } from 'better-auth/plugins';
import { PostgresJSDialect } from 'kysely-postgres-js';
import type { Mail } from '../mail/mail.ts';
import { passwordChangedMail, verificationMail } from '../mail/templates.ts';
import type { Sql } from '../server/database/connect.ts';
import { trustedOrigins } from '../server/http/origins.ts';
import type { Secrets } from '../server/settings/secrets.ts';
import type { Settings } from '../server/settings/settings.ts';
import { withCallbackUserStore } from './callback-user.ts';
import { CLIENT_ADDRESS_HEADER } from './client-address-header.ts';
import { emailChange } from './email-change.ts';
import { limits } from './limits.ts';
import { linkProviderAccount } from './link-provider-account.ts';
import { mergeAnonymous } from './merge-anonymous.ts';
import { hash, verify } from './password-hash.ts';
import { dropUnprovenProviders } from './provider-queries.ts';
import { providerReturn, providers } from './providers.ts';
import { dropMailedLinks } from './queries.ts';
import { recovery } from './recovery.ts';
import { accountSchema, anonymousSchema } from './schema.ts';
import { RENEWAL_SECONDS, SESSION_SECONDS } from './session-lifetime.ts';
import { createTokenReader } from './session-token.ts';
import { signIn } from './sign-in.ts';
import { signUp } from './sign-up.ts';
import { silentSignUp } from './silent-sign-up.ts';
import { verificationLink } from './verification-link.ts';

const DAY_SECONDS = 86_400;
const ANONYMOUS_DOMAIN = 'anonymous.saathi.invalid';

/** What accounts are made of. */
export interface AuthDeps {
  settings: Settings;
  secrets: Secrets;
  sql: Sql;
  mail: Mail;
  /** Called when an address is about to count as verified; may be called again if anything fails after it. */
  onVerified: (userId: string) => Promise<void>;
}

/** Accounts and sessions, seen from the rest of the API. */
export interface Auth {
  /** Answers everything under /auth/v1. */
  handler: (request: Request) => Promise<Response>;
  /** The token of the session that these headers carry, by cookie or bearer token; undefined when none of ours is there. */
  tokenOf: (headers: Headers) => Promise<string | undefined>;
  /** Extends the session of these headers if it is due, or ends it if it is over; gives the cookies that say so. */
  renew: (headers: Headers) => Promise<string[]>;
}

export function createAuth(deps: AuthDeps): Auth {
  const engine = createEngine(deps);
  const readToken = engine.$context.then(({ secret, authCookies }) =>
    createTokenReader(secret, authCookies.sessionToken.name),
  );
  return {
    handler: (request) => withCallbackUserStore(() => engine.handler(request)),
    tokenOf: async (headers) => (await readToken)(headers),
    async renew(headers) {
      const { headers: answered } = await engine.api.getSession({ headers, returnHeaders: true });
      return answered?.getSetCookie() ?? [];
    },
  };
}

function createEngine({ settings, secrets, sql, mail, onVerified }: AuthDeps) {
  const { publicUrl } = settings;
  const verificationUrl = (token: string) =>
    `${publicUrl}/auth/v1/verify-email?token=${encodeURIComponent(token)}&callbackURL=${encodeURIComponent('/verify-email')}`;
  const silently = silentSignUp({ sql, mail, publicUrl, anonymousDomain: ANONYMOUS_DOMAIN, verificationUrl });
  const sendLink = async (userId: string, email: string) => {
    const token = await createEmailVerificationToken(secrets.authSecret, email, undefined, DAY_SECONDS, {
      userId,
    });
    mail.send(verificationMail(email, verificationUrl(token)));
  };
  const linkAccount = linkProviderAccount.bind(null, { sql, onVerified, sendLink });
  return betterAuth({
    baseURL: publicUrl,
    basePath: '/auth/v1',
    secret: secrets.authSecret,
    trustedOrigins: trustedOrigins(settings),
    database: { dialect: new PostgresJSDialect({ postgres: sql }), type: 'postgres', transaction: true },
    ...accountSchema,
    session: { ...accountSchema.session, expiresIn: SESSION_SECONDS, updateAge: RENEWAL_SECONDS },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 6,
      maxPasswordLength: 128,
      revokeSessionsOnPasswordReset: true,
      password: { hash, verify },
      onPasswordReset: async ({ user }) => {
        await dropMailedLinks(sql, user.id);
        await dropUnprovenProviders(sql, user.id);
        mail.send(passwordChangedMail(user.email, `${publicUrl}/forgot-password`));
      },
    },
    emailVerification: {
      autoSignInAfterVerification: true,
      expiresIn: DAY_SECONDS,
      sendVerificationEmail: async ({ user, token }) => {
        mail.send(verificationMail(user.email, verificationUrl(token)));
      },
      // Before, not after: if it fails the address stays unverified, and opening the link again repairs both.
      beforeEmailVerification: (user) => onVerified(user.id),
    },
    // The provider's tokens are of no use here, so none is kept; linking is decided in welcome-by-provider.ts.
    account: { ...accountSchema.account, updateAccountOnSignIn: false, accountLinking: { enabled: false } },
    rateLimit: { ...limits, ...accountSchema.rateLimit },
    advanced: {
      cookiePrefix: 'saathi',
      // Said aloud, because better-auth turns both checks off when it believes it is in a test.
      disableOriginCheck: false,
      disableCSRFCheck: false,
      useSecureCookies: publicUrl.startsWith('https:'),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax' },
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
    },
    disabledPaths: [
      '/update-user',
      '/update-session',
      '/delete-anonymous-user',
      '/delete-user',
      // It hands tokens to scripts; GET /v1/sessions shows what a person needs.
      '/list-sessions',
      '/link-social',
      '/unlink-account',
      '/get-access-token',
      '/refresh-token',
      '/account-info',
    ],
    // Its messages name people's addresses.
    logger: { disabled: true },
    onAPIError: { throw: true, errorURL: `${publicUrl}/login` },
    telemetry: { enabled: false },
    plugins: [
      bearer(),
      anonymous({
        emailDomainName: ANONYMOUS_DOMAIN,
        schema: anonymousSchema,
        onLinkAccount: ({ anonymousUser, newUser }) =>
          mergeAnonymous(sql, anonymousUser.user.id, newUser.user.id),
      }),
      signUp(sql, silently),
      signIn(sql),
      verificationLink(silently),
      recovery(sql, mail, publicUrl),
      emailChange({ sql, mail, supportEmail: settings.supportEmail, verificationUrl, onVerified }),
      providerReturn(),
      providers(settings.oidcProviders, linkAccount),
    ],
  });
}
