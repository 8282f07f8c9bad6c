import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CONTRACT, type RemotesFile } from 'contracts/remote';
import { remotePorts } from 'contracts/rsbuild';
import { readPages } from './pages.ts';
import { at, root } from './tool.ts';

// `npm run dev`: the API restarts, the shell and every remote reload in the open page, when their files change. The shell's
// server is the one to open; it passes the API's paths on to it.
const PORT = process.env.PORT ?? '3000';
const API_PORT = process.env.API_PORT ?? String(Number(PORT) + 1);
const children: ChildProcess[] = [];

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
    PUBLIC_URL: `http://localhost:${PORT}`,
  },
);
for (const name of Object.keys(remotePorts)) run('rsbuild', ['dev'], at(name), {});
run('rsbuild', ['dev', '--port', PORT], at('shell'), { API_PORT });
process.stdout.write(
  `Open http://localhost:${PORT} once everything below has been built. Ctrl-C ends all of it.\n`,
);

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
  });
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
