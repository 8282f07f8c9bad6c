import { domainToASCII } from 'node:url';

const GMAIL = 'gmail.com';
const SAME_DOMAIN: Record<string, string> = { 'googlemail.com': GMAIL };

/**
 * The inbox behind an address, which may be written in many ways: in capitals, with a +tag, in other forms of the same
 * letters, with an internationalised domain as such or in ASCII, and at Gmail with dots and under a second domain.
 */
export function inboxOf(address: string): string {
  const plain = address.normalize('NFKC').trim().toLowerCase();
  const at = plain.lastIndexOf('@');
  const written = plain.slice(at + 1);
  const ascii = domainToASCII(written).replace(/\.$/, '') || written;
  const domain = SAME_DOMAIN[ascii] ?? ascii;
  const [name = ''] = plain.slice(0, at).split('+');
  return `${domain === GMAIL ? name.replaceAll('.', '') : name}@${domain}`;
}
