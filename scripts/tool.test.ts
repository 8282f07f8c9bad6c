import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { at, part } from './tool.ts';

it('hands on the exit code of a part', async () => {
  expect(await part(['-e', 'process.exit(3)'])).toBe(3);
});

it('says of a part that was killed what ended it, and that nothing saved is lost', async () => {
  await expect(part(['-e', "process.kill(process.pid, 'SIGKILL')"])).rejects.toThrow(
    /ended by SIGKILL.*nothing saved is lost/,
  );
});

it('ends a part with itself, even when it is killed outright', async () => {
  const served = `
    const { endWithParent } = await import(${JSON.stringify(at('api/src/server/start/end-with-parent.ts'))});
    process.on('SIGTERM', () => { process.stdout.write('told to stop'); process.exit(0); });
    endWithParent();
    setInterval(() => {}, 1000);
    process.stdout.write('serving, ');`;
  const script = `
    const { part, script } = await import(${JSON.stringify(at('scripts/tool.ts'))});
    await script(async () => void (await part(['--input-type=module', '-e', ${JSON.stringify(served)}])));`;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(parent.stdout, 'readable');
  parent.kill('SIGKILL');
  // Ends only once nobody holds the pipe any more.
  expect(await text(parent.stdout)).toBe('serving, told to stop');
});
