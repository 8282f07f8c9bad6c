import { existsSync } from 'node:fs';

/** What a headless Chromium needs to run as root and to keep its traffic to itself. */
const args = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const installed =
  process.env.CHROMIUM_PATH ?? (existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : undefined);

/** How tests launch the browser: CHROMIUM_PATH, the system's Chromium, or else Playwright's own download. */
export const chromiumLaunch = { args, ...(installed ? { executablePath: installed } : {}) };
