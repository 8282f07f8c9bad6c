import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { delimiter, join } from 'node:path';
import { chromium as playwright } from 'playwright';
import { ToolFailed, tool } from './tool.ts';

// Chromium without the parts that a window needs: it passes every journey and takes a third less of the processor.
const WITHOUT_WINDOW = 'chromium-headless-shell';
const NAMES = [
  WITHOUT_WINDOW,
  'google-chrome',
  'google-chrome-stable',
  'chromium',
  'chromium-browser',
  'chrome',
];

/**
 * The browser that tests drive: CHROMIUM_PATH, an installed Chrome or Chromium (best one without a window), Playwright's own
 * download, or Debian's, which is installed when this is root on a machine with apt. Throws with what to do when there is none.
 */
export async function findChromium(): Promise<string> {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (existsSync(given)) return given;
    throw new ToolFailed(`CHROMIUM_PATH names ${given}, which is not there.`);
  }
  return installed() ?? downloaded() ?? (await fromDebian()) ?? none();
}

function installed(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  return [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), mac].find(existsSync);
}

function downloaded(): string | undefined {
  return [playwright.executablePath()].find(existsSync);
}

async function fromDebian(): Promise<string | undefined> {
  if (userInfo().uid !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  process.stdout.write('Installing Chromium from Debian for the browser tests …\n');
  await tool('apt-get', ['update', '-qq'], { quiet: true });
  // Not every release of Debian, and nothing derived from it, has the one without a window.
  const found = await tool('apt-cache', ['search', '--names-only', `^${WITHOUT_WINDOW}$`], { quiet: true });
  await tool('apt-get', ['install', '-y', '-qq', found ? WITHOUT_WINDOW : 'chromium'], {
    quiet: true,
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
  return installed();
}

function none(): never {
  throw new ToolFailed(
    'The browser tests need Chrome or Chromium: install one, or run "npx playwright install chromium", or set CHROMIUM_PATH.',
  );
}

/** How tests start it: without a sandbox where this is root, and without calling home. */
export const chromiumArgs = [
  ...(userInfo().uid === 0 ? ['--no-sandbox'] : []),
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
