import { isIPv4, isIPv6 } from 'node:net';

const GROUPS = 8;
const NETWORK_GROUPS = 4;

/**
 * What limits count as one source: an IPv4 address, or the first 64 bits of an IPv6 one, because whoever has one address below
 * them has all of them. Anything else is given back as it is.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  const groups = groupsOf(plain);
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') return dottedQuad(groups.slice(6));
  return `${groups.slice(0, NETWORK_GROUPS).join(':')}::`;
}

/** The class of a network (networkOf) that is told apart where less is enough: an IPv4 /24, an IPv6 /64. */
export function networkClassOf(network: string): string {
  return isIPv4(network) ? network.replace(/\d+$/, '0') : network;
}

// A URL's host is the one short spelling of an address, of however many it has.
function groupsOf(address: string): string[] {
  const short = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = [], tail = []] = short.split('::').map((half) => half.split(':').filter(Boolean));
  const zeros = Array<string>(GROUPS - head.length - tail.length).fill('0');
  return [...head, ...zeros, ...tail];
}

function dottedQuad(groups: string[]): string {
  return groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((number) => [number >> 8, number & 255])
    .join('.');
}
