import { defineConfig } from 'vitest/config';

// Every package's tests in one run. The API's bring their own Postgres, the design system's their own browser.
export default defineConfig({
  test: {
    projects: [
      'api',
      'design-system',
      'shell',
      {
        test: {
          name: 'browser-code',
          isolate: false,
          include: ['{contracts,remote-kit,shell,mf-*,scripts}/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**'],
        },
      },
    ],
  },
});
