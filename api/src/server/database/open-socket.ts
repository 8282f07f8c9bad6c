import { once } from 'node:events';
import { isIP, type NetConnectOpts, connect as openTcp, Socket } from 'node:net';
import { connect as openTls } from 'node:tls';
import type { Tls } from './tls.ts';

/** Where postgres.js wants to connect: one host, as the address of a database names one. */
export interface Target {
  host: string[];
  port: number[];
  path?: string | false;
}

/** How long to wait for a server, in ms: for the connection, and for the answer to a statement (0: for ever). */
export interface Deadlines {
  connectMs: number;
  answerMs: number;
}

const TLS_REQUEST = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);
const TLS_ACCEPTED = 'S'.charCodeAt(0);
// What a server sends when a statement is done, whatever became of it.
const READY = Buffer.from([90, 0, 0, 0, 5]);

/**
 * Opens the connections of a pool, encrypted as `tls` says, and ends one whose server owes an answer for too long or hangs up
 * before it ever gave one: postgres.js alone waits for the first and asks the second again at once, for ever.
 */
export function createOpenSocket(tls: Tls, deadlines: Deadlines): (target: Target) => Promise<Socket> {
  return async (target) => {
    try {
      return guard(await within(deadlines.connectMs, target, tls), deadlines.answerMs);
    } catch (error) {
      return failed(error);
    }
  };
}

async function within(ms: number, { host, port, path }: Target, tls: Tls): Promise<Socket> {
  const [name = 'localhost'] = host;
  const where: NetConnectOpts = path ? { path } : { host: name, port: port[0] ?? 5432 };
  const plain = openTcp(where);
  const timer = setTimeout(() => plain.destroy(coded('CONNECT_TIMEOUT')), ms);
  try {
    await once(plain, 'connect');
    return tls === 'off' ? plain : await encrypt(plain, name, tls);
  } catch (error) {
    plain.destroy();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

async function encrypt(plain: Socket, name: string, tls: Tls): Promise<Socket> {
  plain.write(TLS_REQUEST);
  const closed = once(plain, 'close').then(() => {
    throw coded('CONNECTION_CLOSED');
  });
  const [answer] = await Promise.race([once(plain, 'data'), closed]);
  if (answer[0] !== TLS_ACCEPTED) {
    if (tls === 'prefer') return plain;
    throw coded('NO_TLS');
  }
  const socket = openTls({
    socket: plain,
    rejectUnauthorized: tls === 'verify',
    ...(isIP(name) ? { host: name } : { servername: name }),
  });
  await Promise.race([once(socket, 'secureConnect'), closed]);
  return socket;
}

function guard(socket: Socket, answerMs: number): Socket {
  let reason: string | undefined = 'CONNECTION_CLOSED';
  let waiting: NodeJS.Timeout | undefined;
  socket.on('data', (bytes) => {
    waiting?.refresh();
    if (!bytes.includes(READY)) return;
    reason = undefined;
    clearTimeout(waiting);
    waiting = undefined;
  });
  socket.once('close', () => {
    clearTimeout(waiting);
    // Only an error ends what waits for a connection. It comes now and not when the connection is ended: what postgres.js hands to
    // one between its error and its close is never answered.
    if (reason) socket.emit('error', coded(reason));
  });
  const giveUp = () => {
    reason = 'ANSWER_TIMEOUT';
    socket.destroy();
  };
  const write = socket.write.bind(socket);
  const expectAnswer = (bytes: Uint8Array, done?: () => void) => {
    if (answerMs > 0) waiting ??= setTimeout(giveUp, answerMs);
    return write(bytes, done);
  };
  return Object.assign(socket, { write: expectAnswer });
}

/** A connection that says in its own time why there is none: postgres.js never gives back one that could not be made at all. */
function failed(error: unknown): Socket {
  const socket = new Socket();
  setTimeout(() => socket.destroy(error instanceof Error ? error : coded('CONNECTION_CLOSED')), 0);
  return Object.assign(socket, { write: () => true });
}

function coded(code: string): Error {
  return Object.assign(new Error(`The database: ${code}`), { code });
}
