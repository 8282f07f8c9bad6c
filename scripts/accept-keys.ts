import { at, part, script } from './tool.ts';

// `npm run accept-keys`: see README, Lost keys.
await script(async () => {
  process.exitCode = await part([at('api', 'src', 'accept-keys.ts')]);
});
