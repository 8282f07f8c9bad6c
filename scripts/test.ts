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
  for (const failed of units.failures) process.stdout.write(`\n${failed}\n`);
  process.stdout.write(`\n${units.passed + walks.passed} passed, ${units.failed + walks.failed} failed\n`);
  if (failures[0]) throw failures[0];
});

async function unitTests(): Promise<void> {
  // By itself vitest leaves one core idle, which is half of a machine with two.
  const workers = '--maxWorkers=100%';
  await tool('vitest', [
    'run',
    workers,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${unitReport}`,
  ]);
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

/** The counts, and what failed once more: the journeys' long list stands between vitest's own account and the end. */
async function unitCounts() {
  const report = JSON.parse(await readFile(unitReport, 'utf8')) as UnitReport;
  const failures = report.testResults.flatMap(({ name, message, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [`${name}: ${message}`];
    return failed.map((test) => `${name}: ${test.fullName}\n${test.failureMessages.join('\n')}`);
  });
  return { passed: report.numPassedTests, failed: report.numFailedTests, failures };
}

interface UnitReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

async function journeyCounts() {
  const { stats } = JSON.parse(await readFile(at('e2e', 'test-results', 'report.json'), 'utf8'));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}
