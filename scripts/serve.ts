import { at, part, script } from './tool.ts';

// `npm run serve`: serves what `npm run build` has built, and builds nothing.
await script(async () => {
  process.exitCode = await part([at('api', 'src', 'main.ts')]);
});
