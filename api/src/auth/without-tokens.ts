import type { AppContext } from '../app-env.ts';

const HEADERS = ['set-auth-token', 'access-control-expose-headers'];

/** Whether a page in a browser asks. Its session is in a cookie that no script can read, and so it shall stay. */
export function isFromPage(c: AppContext): boolean {
  return ['origin', 'cookie', 'sec-fetch-site'].some((name) => c.req.header(name) !== undefined);
}

/** An answer of better-auth's without the session's token in its headers and its body; the cookie stays. */
export async function withoutTokens(response: Response): Promise<Response> {
  const headers = new Headers(response.headers);
  for (const name of HEADERS) headers.delete(name);
  const { status } = response;
  // A redirect is called JSON, too, and has no body.
  const text = await response.text();
  if (!text || !headers.get('content-type')?.startsWith('application/json'))
    return new Response(text || null, { status, headers });
  headers.delete('content-length');
  const shown = (key: string, value: unknown) => (key === 'token' ? undefined : value);
  return new Response(JSON.stringify(JSON.parse(text), shown), { status, headers });
}
