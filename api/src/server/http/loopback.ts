const NAMES = /^(localhost|[a-z0-9-]+\.localhost|127(\.\d{1,3}){3}|::1|::ffff:127(\.\d{1,3}){3})$/i;

/** Whether a host name or an address (IPv6 with or without brackets) is this machine itself, reached without a network. */
export function isLoopback(host: string): boolean {
  return NAMES.test(host.replace(/^\[|\]$/g, ''));
}
