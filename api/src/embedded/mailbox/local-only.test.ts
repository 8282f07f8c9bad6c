import { expect, it } from 'vitest';
import { testApp } from '../../testing/test-app.ts';

const { app } = await testApp();
const open = (host: string, peer: string) =>
  app.request(`http://${host}/dev/mail.json`, {}, { incoming: { socket: { remoteAddress: peer } } });

it.each([
  ['localhost:3000', '127.0.0.1'],
  ['127.0.0.1:3000', '::ffff:127.0.0.1'],
  ['[::1]:3000', '::1'],
])('shows the mailbox at %s to this machine (%s)', async (host, peer) => {
  expect((await open(host, peer)).status).toBe(200);
});

it.each(['X-Forwarded-For', 'X-Forwarded-Host', 'Forwarded'])(
  'shows nothing to what a tunnel on this machine passed on (%s)',
  async (header) => {
    const incoming = { socket: { remoteAddress: '127.0.0.1' } };
    const headers = { [header]: 'for=203.0.113.5' };
    expect((await app.request('http://localhost:3000/dev/mail.json', { headers }, { incoming })).status).toBe(
      403,
    );
  },
);

it.each([
  ['a neighbour on the network', 'localhost:3000', '192.168.1.7'],
  ['a name of somebody else that leads here', 'evil.example:3000', '127.0.0.1'],
  ['the address on the network', '192.168.1.5:3000', '127.0.0.1'],
])('shows nothing to %s', async (_who, host, peer) => {
  const response = await open(host, peer);
  expect(response.status).toBe(403);
  expect(await response.json()).toMatchObject({ code: 'local_only' });
});
