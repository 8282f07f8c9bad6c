import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { build } from './build.ts';
import { at, root, script } from './tool.ts';

// `npm start`: builds what changed, then serves the whole product until Ctrl-C. The settings are read before the build, so
// that a bad one is told at once.
await script(async () => {
  if ((await api(['--check'])) !== 0) {
    process.exitCode = 1;
    return;
  }
  await build();
  process.exitCode = await api([]);
});

async function api(args: string[]): Promise<number> {
  const child = spawn(process.execPath, [at('api', 'src', 'main.ts'), ...args], {
    cwd: root,
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
  const [code] = await once(child, 'exit');
  return code ?? 1;
}
