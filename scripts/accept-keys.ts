import { at, script, tool } from './tool.ts';

// `npm run accept-keys`: see README, Lost keys.
await script(async () => {
  await tool(process.execPath, [at('api', 'src', 'accept-keys.ts')]);
});
