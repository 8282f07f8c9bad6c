import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CONTRACT, type RemotesFile } from 'contracts/remote';
import { remotePorts } from 'contracts/rsbuild';
import { endWithParent } from '../api/src/server/start/end-with-parent.ts';
import { readPages } from './pages.ts';
import { at, root } from './tool.ts';

// `npm run dev`: the API restarts, the shell and every remote reload in the open page, when their files change. The shell's
// server is the one to open; it passes the API's paths on to it.
const PORT = process.env.PORT ?? '3000';
const LOOK_MS = 250;
const API_PORT = process.env.API_PORT ?? String(Number(PORT) + 1);
const children: ChildProcess[] = [];
let stopped = false;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    stopped = true;
    for (const child of children) child.kill(signal);
  });
}

endWithParent();

await writeRemotes();
run(
  process.execPath,
  [
    '--watch-path=api/src',
    '--watch-path=contracts/src',
    '--watch-preserve-output',
    at('api', 'src', 'main.ts'),
  ],
  root,
  {
    PORT: API_PORT,
    // Where the shell's server passes calls on to, whatever HOST says.
    HOST: '127.0.0.1',
    PUBLIC_URL: `http://localhost:${PORT}`,
  },
);
// Not before the API answers: the shell's server would turn every call into a 504, and what the API complains of would be lost
// among what the others print.
while (!stopped && !(await apiAnswers())) await wait(LOOK_MS);
if (!stopped) {
  for (const name of Object.keys(remotePorts)) run('rsbuild', ['dev'], at(name), {});
  run('rsbuild', ['dev', '--port', PORT], at('shell'), { API_PORT });
  process.stdout.write(
    `Open http://localhost:${PORT} once everything below has been built. Ctrl-C ends all of it.\n`,
  );
}

async function apiAnswers(): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${API_PORT}/healthz`)).ok;
  } catch {
    return false;
  }
}

function run(command: string, args: string[], cwd: string, env: Record<string, string>): void {
  const child = spawn(command, args, {
    cwd,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'development', ...env },
  });
  children.push(child);
}

/** `/remotes.json` as the development servers have it: one entry each, nothing to fetch early, no hash to check. */
async function writeRemotes(): Promise<void> {
  const remotes = await Promise.all(
    Object.entries(remotePorts).map(async ([name, port]) => {
      const pages = await readPages(name);
      return {
        name: name.replace('-', '_'),
        version: 'dev',
        contract: CONTRACT,
        entry: `http://localhost:${port}/remote-entry.js`,
        global: `${name.replace('-', '_')}_dev`,
        integrity: '',
        pages: pages.map(({ path, access, frame, title }) => ({ path, access, frame, title, preload: [] })),
      };
    }),
  );
  const file: RemotesFile = { remotes };
  await mkdir(at('shell', 'dist', 'dev'), { recursive: true });
  await writeFile(join(at('shell', 'dist', 'dev'), 'remotes.json'), JSON.stringify(file));
}
