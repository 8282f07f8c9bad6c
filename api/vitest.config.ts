import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/vitest-postgres.ts'],
    // Nothing is kept in modules, so files share them: loading them again for each file took as long as the tests.
    isolate: false,
    passWithNoTests: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
