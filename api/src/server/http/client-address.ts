import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { networkOf } from './network-of.ts';

const UNKNOWN = '0.0.0.0';

/**
 * The address a request comes from. Behind a proxy it is the last one in the header the operator trusts: the proxy
 * appended it, while whatever stands before it may be made up by the client. A port beside it is left out, or every connection
 * would count as a visitor of its own.
 */
export function clientAddress(c: Context, trustProxyHeader: string | undefined): string {
  if (trustProxyHeader)
    return withoutPort(c.req.header(trustProxyHeader)?.split(',').at(-1)?.trim() || UNKNOWN);
  return c.env?.incoming ? (getConnInfo(c).remote.address ?? UNKNOWN) : UNKNOWN;
}

/** The network (networkOf) a request comes from. */
export function clientNetwork(c: Context, trustProxyHeader: string | undefined): string {
  return networkOf(clientAddress(c, trustProxyHeader));
}

// `192.0.2.1:4711`, `[2001:db8::1]:4711`, `[2001:db8::1]`; an IPv6 address without brackets has colons of its own.
function withoutPort(address: string): string {
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1];
  return bracketed ?? address.replace(/^([^:]+):\d+$/, '$1');
}
