import { AsyncLocalStorage } from 'node:async_hooks';
import type { BetterAuthPlugin } from 'better-auth';
import { genericOAuth } from 'better-auth/plugins';
import type { OidcProviders } from '../server/settings/oidc-providers.ts';
import { beforePath, findSession } from './hooks.ts';

/** Who is at the browser that a provider just sent back. */
export interface CallbackUser {
  id: string;
  anonymous: boolean;
}

// better-auth tells its provider hooks nothing of the request, so the request remembers who is at the browser.
const requests = new AsyncLocalStorage<{ callbackUser?: CallbackUser }>();

/** Runs `work` for one request; what it notes stays with that request. */
export function withCallbackUserStore<T>(work: () => T): T {
  return requests.run({}, work);
}

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
        await linkAccount(id, claims, requests.getStore()?.callbackUser);
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
        beforePath('/callback/:id', async (ctx) => {
          const [request, session] = [requests.getStore(), await findSession(ctx)];
          if (!request || !session) return;
          request.callbackUser = { id: session.user.id, anonymous: session.user.isAnonymous === true };
        }),
      ],
    },
  };
}
