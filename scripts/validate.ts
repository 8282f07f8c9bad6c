import { checkBudgets } from './budgets.ts';
import { build } from './build.ts';
import { script, tool } from './tool.ts';

/** Style and dependency rules, types, unused code, and the byte budgets of the built product. */
export async function validate(): Promise<void> {
  await step('Style and dependency rules', () =>
    tool('biome', ['check', '.', '--error-on-warnings'], { quiet: true }),
  );
  await step('Types', () => tool('tsc', ['--noEmit', '-p', '.'], { quiet: true }));
  await step('Unused code', () => tool('knip', ['--no-progress'], { quiet: true }));
  await step('Code that only tests use', () =>
    tool('knip', ['--production', '--no-progress'], { quiet: true }),
  );
  await step('Build', build);
  await step('Budgets', checkBudgets);
}

async function step(name: string, work: () => Promise<unknown>): Promise<void> {
  const from = performance.now();
  await work();
  process.stdout.write(`ok  ${name} (${((performance.now() - from) / 1000).toFixed(1)} s)\n`);
}

if (process.argv[1] === import.meta.filename) await script(validate);
