import { publish } from './publish.ts';
import { script, tool } from './tool.ts';

/** Builds what changed since the last time and publishes it into `site/`. */
export async function build(): Promise<void> {
  process.stdout.write('Building what changed (about a minute the first time) …\n');
  await tool('turbo', ['run', 'build', '--output-logs=errors-only', '--log-order=grouped'], {
    env: { NODE_ENV: 'production' },
    quiet: true,
  });
  await publish();
}

// `npm run build`: for `npm run serve`.
if (process.argv[1] === import.meta.filename) {
  await script(async () => {
    await build();
    process.stdout.write('The pages are in site/. Next: npm run serve\n');
  });
}
