import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

const UNKNOWN = '0.0.0.0';

/**
 * The address a request comes from. Behind a proxy it is the last one in the header the operator trusts: the proxy
 * appended it, while whatever stands before it may be made up by the client.
 */
export function clientAddress(c: Context, trustProxyHeader: string | undefined): string {
  if (trustProxyHeader) return c.req.header(trustProxyHeader)?.split(',').at(-1)?.trim() || UNKNOWN;
  return c.env?.incoming ? (getConnInfo(c).remote.address ?? UNKNOWN) : UNKNOWN;
}
