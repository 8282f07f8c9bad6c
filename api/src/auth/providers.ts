import type { BetterAuthPlugin } from 'better-auth';
import { createAuthMiddleware } from 'better-auth/api';
import { genericOAuth } from 'better-auth/plugins';
import type { OidcProviders } from '../server/settings/oidc-providers.ts';
import { type CallbackUser, getCallbackUser, setCallbackUser } from './callback-user.ts';
import { findSession } from './hook-context.ts';

type LinkAccount = (providerId: string, claims: unknown, visitor: CallbackUser | undefined) => Promise<void>;

/** Sign-in with the operator's OpenID Connect providers: discovery, authorization code with PKCE, state and nonce. */
export function providers(configured: OidcProviders, linkAccount: LinkAccount) {
  return genericOAuth({
    config: configured.map(({ id, name, issuer, client_id, client_secret }) => ({
      providerId: id,
      name,
      discoveryUrl: `${issuer.replace(/\/+$/, '')}/.well-known/openid-configuration`,
      requireIdTokenVerification: true,
      clientId: client_id,
      clientSecret: client_secret,
      scopes: ['openid', 'email'],
      pkce: true,
      async mapProfileToUser(claims) {
        await linkAccount(id, claims, getCallbackUser());
        // The name is asked for in the person's own words; nothing else of the profile is kept.
        return { name: '', image: undefined };
      },
    })),
  });
}

/** Notes who is at the browser when a provider sends it back. */
export function providerReturn(): BetterAuthPlugin {
  return {
    id: 'saathi-provider-return',
    hooks: {
      before: [
        {
          matcher: (context) => context.path?.startsWith('/callback/') ?? false,
          handler: createAuthMiddleware(async (ctx) => {
            const session = await findSession(ctx);
            if (session)
              setCallbackUser({ id: session.user.id, anonymous: session.user.isAnonymous === true });
          }),
        },
      ],
    },
  };
}
