import { once } from 'node:events';
import { createServer, connect as openTcp, type Server, type Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
// The certificate its server falls back on: signed by itself.
import selfSigned from 'smtp-server/lib/tls-options.js';
import { afterAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { checkServer } from './check-server.ts';
import { connect } from './connect.ts';

const { url } = await testDatabase();
const servers: Server[] = [];
const sockets = new Set<Socket>();
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  for (const server of servers) server.close();
});

/** A server that does with every connection what `greet` says, at an address of a database. */
async function serve(greet: (socket: Socket) => void): Promise<string> {
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}));
    greet(socket);
  }).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const address = server.address();
  const at = new URL(url);
  at.port = String(typeof address === 'object' && address ? address.port : 0);
  return at.href;
}

async function complaint(address: string): Promise<string> {
  const sql = connect(address, { max: 1, answerMs: 200 });
  const message = await checkServer(sql, address).then(
    () => 'none',
    (error: Error) => error.message,
  );
  await sql.end({ timeout: 0 });
  return message;
}

describe('a database that', () => {
  it('takes every connection and hangs up is asked once, and not for ever', async () => {
    let connections = 0;
    const address = await serve((socket) => {
      connections += 1;
      socket.destroy();
    });
    expect(await complaint(address)).toContain('cannot be used: it closed the connection');
    expect(connections).toBe(1);
  });

  it('takes the connection and says nothing is given up', async () => {
    expect(await complaint(await serve(() => {}))).toContain(
      'it took the connection and then did not answer',
    );
  });

  it('freezes fails the statements on their way, and is used again once it answers', async () => {
    let frozen = false;
    const real = new URL(url);
    const address = await serve((socket) => {
      const upstream = openTcp(Number(real.port), real.hostname);
      sockets.add(upstream.on('error', () => {}));
      upstream.on('data', (bytes) => frozen || socket.write(bytes)).on('close', () => socket.destroy());
      socket.on('data', (bytes) => frozen || upstream.write(bytes)).on('close', () => upstream.destroy());
    });
    const sql = connect(address, { max: 1, answerMs: 200 });
    expect(await sql`SELECT 1 AS one`).toMatchObject([{ one: 1 }]);
    frozen = true;
    await expect(sql`SELECT 2`).rejects.toMatchObject({ code: 'ANSWER_TIMEOUT' });
    frozen = false;
    expect(await sql`SELECT 3 AS three`).toMatchObject([{ three: 3 }]);
    await sql.end();
  });
});

describe('sslmode', () => {
  const withMode = (mode: string, address = url) => `${address}?sslmode=${mode}`;
  /** Speaks TLS with a certificate nobody signed, then says that there is no such database. */
  const encrypted = () =>
    serve((socket) => {
      socket.once('data', () => {
        socket.write('S');
        const secure = new TLSSocket(socket, { isServer: true, ...selfSigned({}) });
        secure
          .on('error', () => {})
          .once('data', () => {
            const fields = Buffer.from('SFATAL\0C3D000\0Mno such database\0\0');
            const head = Buffer.alloc(5);
            head.write('E');
            head.writeInt32BE(fields.length + 4, 1);
            secure.end(Buffer.concat([head, fields]));
          });
      });
    });

  it.each(['require', 'verify-full'])('%s refuses a server without encryption', async (mode) => {
    expect(await complaint(withMode(mode))).toContain('it offers no encryption');
  });

  it('prefer takes it as it is', async () => {
    expect(await complaint(withMode('prefer'))).toBe('none');
  });

  it('require encrypts, whoever signed the certificate', async () => {
    expect(await complaint(withMode('require', await encrypted()))).toContain('there is no such database');
  });

  it('verify-full refuses a certificate that proves nothing', async () => {
    expect(await complaint(withMode('verify-full', await encrypted()))).toMatch(
      /its certificate has expired|nobody this machine trusts/,
    );
  });

  it('that is misspelt is refused, and not taken for a weaker one', () => {
    expect(() => connect(withMode('verify_full'))).toThrow('an sslmode nobody knows: verify_full');
  });
});
