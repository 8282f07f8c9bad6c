import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { createRazorpay } from '../../payments/razorpay.ts';
import { securityHeaders } from './security-headers.ts';

const keys = { keyId: 'key', keySecret: 'secret', webhookSecret: 'other' };
const PAGES = [
  '/pricing',
  '/pricing/',
  '/Pricing',
  '/plans',
  '/chat',
  '/welcome',
  '/v1/policy',
  '/pricing/x',
];

/** The headers of an address, with this provider's checkout or with none. */
async function headersOf(path: string, sandboxUrl?: string | null) {
  const provider = sandboxUrl === null ? undefined : createRazorpay({ ...keys, sandboxUrl });
  const app = new Hono().use(securityHeaders(true, () => ["'sha256-x'"], provider?.checkoutSources));
  const { headers } = await app.get('*', (c) => c.text('')).request(path);
  return {
    content: headers.get('content-security-policy') ?? '',
    permissions: headers.get('permissions-policy'),
    opener: headers.get('cross-origin-opener-policy'),
  };
}

it.each(PAGES)('%s allows a checkout only where people pay', async (path) => {
  const { content, permissions, opener } = await headersOf(path);
  const pays = /^\/pricing\/?$/i.test(path);
  expect(content.includes('razorpay')).toBe(pays);
  expect(permissions?.includes('payment=()')).toBe(!pays);
  expect(opener).toBe(pays ? 'same-origin-allow-popups' : 'same-origin');
});

it('names the script and the frame of Razorpay, and nothing that gathers statistics', async () => {
  const { content, permissions } = await headersOf('/pricing');
  expect(content).toContain("script-src 'self' 'sha256-x' https://checkout.razorpay.com;");
  expect(content).toContain('frame-src https://checkout.razorpay.com https://api.razorpay.com;');
  expect(permissions).toContain('payment=(self "https://checkout.razorpay.com" "https://api.razorpay.com")');
  expect(content).not.toContain('lumberjack');
});

it('names the sandbox instead where that stands in', async () => {
  const { content } = await headersOf('/pricing', 'http://127.0.0.1:4010');
  expect(content).toContain("script-src 'self' 'sha256-x' http://127.0.0.1:4010;");
  expect(content).toContain('frame-src http://127.0.0.1:4010;');
  expect(content).not.toContain('razorpay');
});

it('without a provider the page that pays is like any other', async () => {
  expect(await headersOf('/pricing', null)).toEqual(await headersOf('/welcome', null));
});
