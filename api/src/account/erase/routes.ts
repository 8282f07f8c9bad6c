import { AccountDeletion } from 'contracts/account';
import { Hono } from 'hono';
import type { AppEnv } from '../../app-env.ts';
import { requireSignedIn } from '../../auth/person.ts';
import type { Deps } from '../../deps.ts';
import { clientNetwork } from '../../server/http/client-address.ts';
import { validate } from '../../server/http/validate.ts';
import { describe } from '../../server/openapi/describe.ts';
import { signOut } from '../sign-out.ts';
import { confirmPerson } from './confirm.ts';
import { eraseAccount } from './erase-account.ts';

/** `POST /v1/account/delete`: erases the account for good and signs out everywhere; 204. */
export function eraseRoutes(deps: Deps): Hono<AppEnv> {
  return new Hono<AppEnv>().post(
    '/account/delete',
    describe({
      summary: 'Erases the account for good and signs out everywhere.',
      responses: { 204: 'Erased.' },
    }),
    validate('json', AccountDeletion),
    async (c) => {
      const signedIn = requireSignedIn(c);
      const network = clientNetwork(c, deps.settings.trustProxyHeader);
      await confirmPerson(deps, { ...signedIn, network }, c.req.valid('json').password);
      await eraseAccount(deps, signedIn.person.id);
      await deps.securityLog.note('deleted', { userId: signedIn.person.id, network });
      await signOut(deps, c);
      return c.body(null, 204);
    },
  );
}
