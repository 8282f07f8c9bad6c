import { at, part, script } from './tool.ts';

// `npm run turn-keys`: see README, Turn the keys by hand.
await script(async () => {
  process.exitCode = await part([at('api', 'src', 'turn-keys.ts')]);
});
