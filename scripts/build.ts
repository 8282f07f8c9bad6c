import { publish } from './publish.ts';
import { tool } from './tool.ts';

/** Builds what changed since the last time and publishes it into `site/`. */
export async function build(): Promise<void> {
  await tool('turbo', ['run', 'build', '--output-logs=errors-only', '--log-order=grouped'], {
    env: { NODE_ENV: 'production' },
    quiet: true,
  });
  await publish();
}
