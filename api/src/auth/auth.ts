import { betterAuth } from 'better-auth';
import { bearer } from 'better-auth/plugins';
import type { Mail } from '../mail/mail.ts';
import { policy } from '../policy/policy.ts';
import type { SecurityLog } from '../security-log/security-log.ts';
import type { Sql } from '../server/database/connect.ts';
import { trustedOrigins } from '../server/http/origins.ts';
import type { Secrets } from '../server/settings/secrets.ts';
import type { Settings } from '../server/settings/settings.ts';
import { anonymousVisitors } from './anonymous.ts';
import { confirmEmail } from './confirm-email.ts';
import { emailChange, findEmailChange } from './email-change.ts';
import { createGuesses } from './guesses.ts';
import { keepNewSession } from './keep-new-session.ts';
import { knownDevices } from './known-device.ts';
import { CLIENT_ADDRESS_HEADER, limits } from './limits.ts';
import { linkProviderAccount } from './link-provider-account.ts';
import { findVerification, linkSeconds, verificationLinks } from './links.ts';
import { hash, verify } from './passwords.ts';
import { endOldestSessions } from './provider-queries.ts';
import { providerReturn, providers, withCallbackUserStore } from './providers.ts';
import { afterReset, recovery } from './recovery.ts';
import { accountSchema } from './schema.ts';
import { securityEvents } from './security-events.ts';
import { RENEWAL_SECONDS, sessionSeconds } from './session-lifetime.ts';
import { createTokenReader } from './session-token.ts';
import { signIn } from './sign-in.ts';
import { signUp } from './sign-up.ts';
import { silentResend, silentSignUp } from './silent-sign-up.ts';
import { accountDatabase } from './stored-tokens.ts';

/** What accounts are made of. */
export interface AuthDeps {
  settings: Settings;
  secrets: Secrets;
  sql: Sql;
  mail: Mail;
  securityLog: SecurityLog;
  /** Called when a person's address is about to count as verified; may be called again if anything fails after it. */
  onVerified: (userId: string, email: string) => Promise<void>;
}

/** One of better-auth's endpoints, or of a plugin's. `path` lies below /auth/v1 and is undefined for what no request reaches. */
interface AuthEndpoint {
  path?: string;
  options?: { method?: string | string[] };
}

/** Accounts and sessions, seen from the rest of the API. */
export interface Auth {
  /** Everything that `handler` can reach, of better-auth and of every plugin: access.test.ts asks each as a stranger. */
  endpoints: AuthEndpoint[];
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
    endpoints: Object.values(engine.api),
    handler: (request) => withCallbackUserStore(() => engine.handler(request)),
    tokenOf: async (headers) => (await readToken)(headers),
    async renew(headers) {
      const { headers: answered } = await engine.api.getSession({ headers, returnHeaders: true });
      return answered?.getSetCookie() ?? [];
    },
  };
}

function createEngine({ settings, secrets, sql, mail, securityLog, onVerified }: AuthDeps) {
  const { publicUrl } = settings;
  const links = verificationLinks({ mail, secret: secrets.authSecret, publicUrl });
  const guesses = createGuesses({ sql, mail, securityLog, secret: secrets.authSecret, publicUrl });
  const { supportEmail } = settings;
  const parts = { sql, mail, securityLog, publicUrl, supportEmail, links, guesses, onVerified };
  const silently = silentSignUp(parts);
  const linkAccount = linkProviderAccount.bind(null, { sql, onVerified, links });
  return betterAuth({
    baseURL: publicUrl,
    basePath: '/auth/v1',
    secret: secrets.authSecret,
    trustedOrigins: trustedOrigins(settings),
    database: accountDatabase(sql),
    ...accountSchema,
    session: { ...accountSchema.session, expiresIn: sessionSeconds(), updateAge: RENEWAL_SECONDS },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: policy.limits.password_min,
      maxPasswordLength: policy.limits.password_max,
      revokeSessionsOnPasswordReset: true,
      password: { hash, verify },
      onPasswordReset: ({ user }, request) => afterReset(parts, user, request),
    },
    databaseHooks: {
      session: {
        create: { after: ({ userId }) => endOldestSessions(sql, userId, policy.accounts.sessions) },
      },
    },
    emailVerification: {
      expiresIn: linkSeconds('verification'),
      sendVerificationEmail: async ({ user, token }) => links.sendLink(user.email, token),
    },
    // The provider's tokens are of no use here, so none is kept; linking is decided in link-provider-account.ts.
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
      // It verifies, and signs in, whoever opens a link: POST /confirm-email asks first.
      '/verify-email',
      // It tells whoever holds a session, as often as they like, whether a password is the right one.
      '/verify-password',
      '/update-user',
      '/update-session',
      '/delete-anonymous-user',
      '/delete-user',
      // They know sessions by their tokens, which nobody can list; /v1/sessions knows them by id.
      '/list-sessions',
      '/revoke-session',
      '/revoke-other-sessions',
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
      anonymousVisitors(sql),
      signUp(parts, silently),
      signIn(parts),
      silentResend(silently),
      confirmEmail({
        ...parts,
        kinds: [silently.find, findEmailChange(parts), findVerification.bind(null, parts)],
      }),
      recovery(parts),
      emailChange(parts),
      knownDevices(sql),
      securityEvents(securityLog),
      keepNewSession(),
      providerReturn(),
      providers(settings.oidcProviders, linkAccount),
    ],
  });
}
