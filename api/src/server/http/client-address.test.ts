import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { clientAddress } from './client-address.ts';

const app = new Hono().get('/', (c) => c.text(clientAddress(c, 'x-forwarded-for')));

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['192.0.2.1:50321', '192.0.2.1'],
  ['203.0.113.9, 192.0.2.1:50321', '192.0.2.1'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['2001:db8::1', '2001:db8::1'],
  ['', '0.0.0.0'],
])('a proxy that says "%s" names %s', async (header, address) => {
  expect(await (await app.request('/', { headers: { 'x-forwarded-for': header } })).text()).toBe(address);
});
