import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { at, root } from './tool.ts';

export interface Product {
  url: string;
  dataDir: string;
  pid: number;
  stop(): Promise<void>;
}

/**
 * Starts the built product as `npm start` does, on a free port with data of its own, for tests and measurements.
 * Rejects with what it printed when it does not become ready. `stop` ends it as Ctrl-C would and removes its data.
 */
export async function startProduct(env: Record<string, string> = {}): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), 'saathi-'));
  // Under root Postgres runs as another user: what it cannot enter it keeps elsewhere, where nobody would remove it.
  await chmod(dataDir, 0o755);
  const port = await freePort();
  const child = spawn(process.execPath, [at('api', 'src', 'main.ts')], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said: string[] = [];
  const lines = createInterface({ input: child.stdout });
  const ready = new Promise<void>((resolve) => {
    lines.on('line', (line) => {
      said.push(line);
      if (line.startsWith('Saathi is ready')) resolve();
    });
  });
  const ended = once(child, 'exit');
  await Promise.race([
    ready,
    ended.then(() => {
      throw new Error(`The product ended before it was ready:\n${said.join('\n')}`);
    }),
  ]);
  return {
    url: `http://localhost:${port}`,
    dataDir,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  return address.port;
}
