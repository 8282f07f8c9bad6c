import { once } from 'node:events';
import type { Server, ServerOptions } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { Settings } from '../settings/settings.ts';
import { startProblem } from './start-problem.ts';

type Fetch = (request: Request, env: unknown) => Response | Promise<Response>;
type Address = Pick<Settings, 'host' | 'port'>;

/** A server that answers on `port`; `stop` takes no new requests and gives those in flight `patience` ms. */
export interface Listening {
  stop: (patience: number) => Promise<void>;
}

// Bodies are small: one that is not there by then is never coming, and its connection is closed.
const REQUEST_DEADLINES = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5000,
};

/** Listens. Throws a start problem in words when the port cannot be had. */
export async function listen(
  fetch: Fetch,
  address: Address,
  deadlines: ServerOptions = REQUEST_DEADLINES,
): Promise<Listening> {
  const server = createAdaptorServer({ fetch, serverOptions: deadlines }) as Server;
  server.listen(address.port, address.host);
  await once(server, 'listening').catch((error: unknown) => {
    throw explain(error, address);
  });
  return { stop: (patience) => stop(server, patience) };
}

/** Throws the same start problem as `listen` would, before anything else is started. */
export async function checkPort(address: Address): Promise<void> {
  const { stop: close } = await listen(() => new Response(), address);
  await close(0);
}

async function stop(server: Server, patience: number): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  const force = setTimeout(() => server.closeAllConnections(), patience);
  await closed;
  clearTimeout(force);
}

function explain(error: unknown, { host, port }: Address): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'EADDRINUSE') {
    return startProblem(
      `Port ${port} is taken by another program. Stop that one, or choose another with PORT.`,
    );
  }
  if (code === 'EACCES')
    return startProblem(`Port ${port} needs special rights. Choose one above 1023 with PORT.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return startProblem(
      `HOST ${host} is not an address of this machine. Use 127.0.0.1, or 0.0.0.0 for all of them.`,
    );
  }
  return error;
}
