import { readFile } from 'node:fs/promises';
import { findChromium } from './chromium.ts';
import { at, script, ToolFailed, tool } from './tool.ts';
import { validate } from './validate.ts';

const unitReport = at('node_modules', '.cache', 'saathi-unit-tests.json');

// `npm test`: everything. The rules of the code and the byte budgets, then every package's tests, then the journeys through the
// composed product in a real browser.
await script(async () => {
  process.env.CHROMIUM_PATH = await findChromium();
  await validate();
  const failures = [await passed(unitTests), await passed(journeys)].filter((error) => error !== undefined);
  const [units, walks] = [await unitCounts(), await journeyCounts()];
  process.stdout.write(`\n${units.passed + walks.passed} passed, ${units.failed + walks.failed} failed\n`);
  if (failures[0]) throw failures[0];
});

async function unitTests(): Promise<void> {
  await tool('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`]);
}

async function journeys(): Promise<void> {
  await tool('playwright', ['test'], { cwd: at('e2e') });
}

async function passed(work: () => Promise<void>): Promise<ToolFailed | undefined> {
  try {
    await work();
  } catch (error) {
    if (error instanceof ToolFailed) return error;
    throw error;
  }
  return undefined;
}

async function unitCounts() {
  const report = JSON.parse(await readFile(unitReport, 'utf8'));
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}

async function journeyCounts() {
  const { stats } = JSON.parse(await readFile(at('e2e', 'test-results', 'report.json'), 'utf8'));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}
