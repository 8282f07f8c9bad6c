import { build } from './build.ts';
import { at, part, script } from './tool.ts';

const api = at('api', 'src', 'main.ts');

// `npm start`: builds what changed, then serves the whole product until Ctrl-C. The settings are read before the build, so
// that a bad one is told at once.
await script(async () => {
  process.exitCode = await part([api, '--check']);
  if (process.exitCode !== 0) return;
  await build();
  process.exitCode = await part([api]);
});
