import * as z from 'zod';
import type { AppContext } from '../app-env.ts';
import { CLIENT_ADDRESS_HEADER } from '../auth/limits.ts';
import type { Deps } from '../deps.ts';
import { clientAddress } from '../server/http/client-address.ts';
import { problem } from '../server/problem/problem.ts';

const Found = z.object({ session: z.object({ id: z.string(), createdAt: z.coerce.date() }) });
const CREDENTIALS = ['cookie', 'authorization', 'origin', 'user-agent'];

/** The session a request came with. */
export interface CurrentSession {
  id: string;
  createdAt: Date;
}

/** Which of a person's sessions this request belongs to. Throws a 401 problem when it just ended. */
export async function currentSession(deps: AskDeps, c: AppContext): Promise<CurrentSession> {
  const response = await ask(deps, c, 'GET', '/get-session');
  if (response.status === 429) {
    throw problem(429, 'too_many_requests', 'Too many attempts. Please wait a minute and try again.');
  }
  const found = Found.safeParse(await response.json());
  if (!found.success) throw problem(401, 'sign_in_needed', 'Please login to continue');
  return found.data.session;
}

/** Ends the session of this request and takes its cookies back from the browser. */
export async function signOut(deps: AskDeps, c: AppContext): Promise<void> {
  const response = await ask(deps, c, 'POST', '/sign-out');
  for (const cookie of response.headers.getSetCookie()) c.header('Set-Cookie', cookie, { append: true });
}

type AskDeps = Pick<Deps, 'auth' | 'settings'>;

function ask({ auth, settings }: AskDeps, c: AppContext, method: string, path: string): Promise<Response> {
  const headers = new Headers({
    [CLIENT_ADDRESS_HEADER]: clientAddress(c, settings.trustProxyHeader),
  });
  for (const name of CREDENTIALS) {
    const value = c.req.header(name);
    if (value !== undefined) headers.set(name, value);
  }
  return auth.handler(new Request(`${settings.publicUrl}/auth/v1${path}`, { method, headers }));
}
