import { expect, it } from 'vitest';
import { part } from './tool.ts';

it('hands on the exit code of a part', async () => {
  expect(await part(['-e', 'process.exit(3)'])).toBe(3);
});

it('says of a part that was killed what ended it, and that nothing saved is lost', async () => {
  await expect(part(['-e', "process.kill(process.pid, 'SIGKILL')"])).rejects.toThrow(
    /ended by SIGKILL.*nothing saved is lost/,
  );
});
