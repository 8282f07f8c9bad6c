import type { Context, Next } from 'hono';

/** Lets no cache keep an answer, which is some person's, unless its route said how long it may be kept. */
export async function noStore(c: Context, next: Next): Promise<void> {
  await next();
  const { headers } = c.res;
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
}
