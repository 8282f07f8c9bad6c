import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { BrowserCommand } from 'vitest/node';
import { chromiumLaunch } from './chromium.ts';
import type { EmulatedMedia } from './src/conformance/emulate-media.ts';

const emulateMedia: BrowserCommand<[EmulatedMedia]> = ({ page }, media) => page.emulateMedia(media);

export default defineConfig({
  plugins: [react()],
  optimizeDeps: {
    include: [
      'react',
      'react/jsx-dev-runtime',
      'react-dom',
      'react-dom/client',
      'axe-core',
      'fast-check',
      '@storybook/react',
      'vitest-browser-react',
    ],
  },
  test: {
    setupFiles: ['src/conformance/setup.ts'],
    // One page for all files: each test renders and removes its own tree.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: chromiumLaunch,
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium', viewport: { width: 390, height: 844 } }],
      commands: { emulateMedia },
    },
  },
});
