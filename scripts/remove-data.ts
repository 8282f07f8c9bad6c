import { at, part, script } from './tool.ts';

// `npm run remove-data`: says what Saathi keeps on this machine, and removes it with `-- --yes`.
await script(async () => {
  process.exitCode = await part([at('api', 'src', 'remove-data.ts'), ...process.argv.slice(2)]);
});
