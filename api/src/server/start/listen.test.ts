import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { expect, it } from 'vitest';
import { listen } from './listen.ts';

it('closes the connection of a request that never comes to its end', async () => {
  const free = createServer().listen(0, '127.0.0.1');
  await once(free, 'listening');
  const address = free.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  free.close();
  await once(free, 'close');
  const read = async (request: Request) => new Response(await request.text());
  const soon = { headersTimeout: 100, requestTimeout: 200, connectionsCheckingInterval: 50 };
  const server = await listen(read, { host: '127.0.0.1', port }, soon);
  const client = connect(port, '127.0.0.1');
  client.write('POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\nhalf');
  let answer = '';
  client.on('data', (bytes: Buffer) => {
    answer += bytes;
  });
  await once(client, 'close');
  expect(answer).toMatch(/^HTTP\/1\.1 408/);
  await server.stop(0);
});
