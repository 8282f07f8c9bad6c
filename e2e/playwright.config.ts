import { defineConfig } from '@playwright/test';
import { chromiumArgs } from '../scripts/chromium.ts';

// The whole product, built and composed, on its own port and data (start-product.ts). `npm test` names the browser.
export default defineConfig({
  testDir: 'journeys',
  outputDir: 'test-results',
  globalSetup: './start-product.ts',
  // One more than the cores of a small machine: a slow network that is played costs time and no work.
  workers: 3,
  fullyParallel: false,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Bounds against a hang, not measures: a busy machine may take its time.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  // No traces: recording one takes a fifth of the machine, and `--trace=on` records it when asked.
  use: {
    browserName: 'chromium',
    actionTimeout: 120_000,
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: chromiumArgs },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    serviceWorkers: 'block',
  },
});
