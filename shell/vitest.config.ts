import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunch } from '../design-system/chromium.ts';

// What needs a page (a router, a script element, storage) runs in a real browser; the rest, *.test.ts, without one.
export default defineConfig({
  optimizeDeps: {
    include: [
      'react',
      'react/jsx-dev-runtime',
      'react-dom/client',
      'react-router',
      'jotai',
      'ky',
      'zod/mini',
      'vitest-browser-react',
      '@module-federation/enhanced/runtime',
    ],
  },
  test: {
    name: 'shell',
    include: ['src/**/*.test.tsx'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: chromiumLaunch }),
      instances: [{ browser: 'chromium', viewport: { width: 390, height: 844 } }],
    },
  },
});
