import type { AppContext } from '../app-env.ts';
import { CLIENT_ADDRESS_HEADER } from '../auth/limits.ts';
import type { Deps } from '../deps.ts';
import { clientNetwork } from '../server/http/client-address.ts';

const CREDENTIALS = ['cookie', 'authorization', 'origin', 'user-agent'];

/** Ends the session of this request and takes its cookies back from the browser. */
export async function signOut(
  { auth, settings }: Pick<Deps, 'auth' | 'settings'>,
  c: AppContext,
): Promise<void> {
  const headers = new Headers({ [CLIENT_ADDRESS_HEADER]: clientNetwork(c, settings.trustProxyHeader) });
  for (const name of CREDENTIALS) {
    const value = c.req.header(name);
    if (value !== undefined) headers.set(name, value);
  }
  const asked = new Request(`${settings.publicUrl}/auth/v1/sign-out`, { method: 'POST', headers });
  const response = await auth.handler(asked);
  for (const cookie of response.headers.getSetCookie()) c.header('Set-Cookie', cookie, { append: true });
}
