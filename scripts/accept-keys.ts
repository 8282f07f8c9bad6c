import { at, part, script } from './tool.ts';

// `npm run accept-keys`: says what it would do and asks, or does it with `-- --yes`. See README, Lost keys.
await script(async () => {
  process.exitCode = await part([at('api', 'src', 'accept-keys.ts'), ...process.argv.slice(2)]);
});
