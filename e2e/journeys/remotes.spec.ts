import { createHash } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import type { PublishedRemote, RemotesFile } from 'contracts/remote';
import { answered, expect, expectAccessible, test, unreached } from '../product.ts';

const FILES = '/remotes/mf-info/';
/** What the page logs, once for itself and once for telemetry, when a remote's entry did not arrive. */
const NO_ENTRY = /^(Error|\[saathi\] mf_info): .*Failed to load script resources/;

interface Failure {
  name: string;
  fail: (route: Route) => Promise<void> | undefined;
  logs: RegExp[];
  /** What the page says, where it is not that it did not arrive. */
  said?: string;
  /** The files are only late: the page comes by itself once they do. */
  late?: true;
}

/** Every way in which a remote can be away, done to its files as they cross the wire, and what the page logs then. */
const failures: Failure[] = [
  {
    name: 'are gone',
    fail: (route) => route.fulfill({ status: 404, body: 'gone' }),
    logs: [answered(404, FILES), NO_ENTRY],
  },
  {
    name: 'answer 503',
    fail: (route) => route.fulfill({ status: 503, body: 'later' }),
    logs: [answered(503, FILES), NO_ENTRY],
  },
  {
    name: 'never answer',
    fail: () => undefined,
    logs: [],
    said: 'About Us is slow to arrive',
    late: true,
  },
  { name: 'cannot be reached', fail: (route) => route.abort(), logs: [unreached(FILES), NO_ENTRY] },
];

const infoFiles = /\/remotes\/mf-info\//;

// A file that never answers holds up the page's load event, so only the document is waited for.
const parsed = { waitUntil: 'domcontentloaded' } as const;

async function expectAwayThenBack(page: Page, said: string, late: boolean) {
  await expect(page.getByRole('heading', { name: said })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Get help', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await page.unroute(infoFiles);
  if (!late) await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/arrive/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test.describe('A remote whose files', () => {
  for (const { name, fail, logs, said = 'About Us did not arrive', late = false } of failures) {
    const back = late ? 'it comes by itself' : 'Retry brings it back';
    test(`${name} leaves the rest working, and ${back}`, async ({ page, expectErrors }) => {
      for (const pattern of logs) expectErrors(pattern);
      await page.route(infoFiles, (route) => fail(route));
      await page.goto('/about', parsed);
      await expect(page.getByRole('heading', { name: said })).toBeVisible();
      await page.goto('/pricing');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.goto('/about', parsed);
      await expectAwayThenBack(page, said, late);
    });
  }
});

/** Publishes, for this page only, a build of mf-info whose `./remote` is the given code. */
async function publishInstead(page: Page, module: string): Promise<void> {
  const body = `var mf_info_other={init(){},async get(){return ()=>(${module})}};`;
  const entry = '/remotes/mf-info/other/remote-entry.js';
  const integrity = `sha384-${createHash('sha384').update(body).digest('base64')}`;
  await page.route(`**${entry}`, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await page.route('**/remotes.json', async (route) => {
    const response = await route.fetch();
    const { remotes }: RemotesFile = await response.json();
    const other = (remote: PublishedRemote) =>
      remote.name === 'mf_info'
        ? {
            ...remote,
            entry,
            integrity,
            global: 'mf_info_other',
            pages: remote.pages.map((page) => ({ ...page, preload: [] })),
          }
        : remote;
    await route.fulfill({ response, json: { remotes: remotes.map(other) } });
  });
}

test('A remote that throws while it renders keeps to its place, and Retry works once it is mended', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/^Error: broken|^\[saathi\] mf_info: .*broken/, 2);
  await publishInstead(
    page,
    `{contract:2,pages:[{path:'/about',load:async()=>()=>{throw new Error('broken')}}]}`,
  );
  await page.goto('/about');
  await expect(page.getByRole('heading', { name: 'About Us did not arrive' })).toBeVisible();
  await page.unroute('**/remotes.json');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/did not arrive/);
});

test('A remote of another contract is refused in its place', async ({ page, expectErrors }) => {
  expectErrors(/mf_info \w+ speaks contract 99, the shell 2/, 2);
  await publishInstead(page, `{contract:99,pages:[{path:'/about',load:async()=>()=>'from another time'}]}`);
  await page.goto('/about');
  await expect(page.getByRole('heading', { name: 'About Us did not arrive' })).toBeVisible();
  await expect(page.getByText('from another time')).toHaveCount(0);
});

test('A file that was tampered with is not run', async ({ page, expectErrors }) => {
  expectErrors(/valid digest in the 'integrity' attribute for resource '[^']*\/remote-entry\.js'/);
  expectErrors(NO_ENTRY, 2);
  await page.route(/remote-entry\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()};window.tampered=true` });
  });
  await page.goto('/about');
  await expect(page.getByRole('heading', { name: 'About Us did not arrive' })).toBeVisible();
  expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
});

test('The page holds one React, one jotai and one contracts, whatever remotes it has shown', async ({
  page,
}) => {
  for (const path of ['/about', '/pricing', '/frequencies', '/welcome']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  }
  const versions = await page.evaluate(() => {
    type Scope = Record<string, Record<string, Record<string, unknown>>>;
    const shared: Record<string, Scope> = Reflect.get(window, '__FEDERATION__')?.__SHARE__ ?? {};
    const copies = (scope: Scope) =>
      Object.values(scope.default ?? {}).map((versions) => Object.keys(versions).length);
    return Object.values(shared).map(copies);
  });
  expect(versions.length).toBeGreaterThan(0);
  expect(versions.flat().every((copies) => copies === 1)).toBe(true);
});

test('With the list of remotes out of reach, the page says so, help is there, and Retry works', async ({
  page,
  expectErrors,
}) => {
  expectErrors(answered(503, '/remotes.json'));
  await page.route('**/remotes.json', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.goto('/about');
  await expect(page.getByRole('heading', { name: 'Saathi did not arrive' })).toBeVisible();
  await page.getByRole('link', { name: 'Get help' }).click();
  await expect(page.getByRole('link', { name: 'Call 14416' })).toBeVisible();
  await page.goBack();
  await page.unroute('**/remotes.json');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: /did not arrive/ })).toHaveCount(0);
});

test('A missing file under /remotes or /static is a 404, never the page', async ({ request }) => {
  for (const path of [
    '/remotes/mf-info/none/remote-entry.js',
    '/static/none.js',
    '/remotes/../api/package.json',
  ]) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(response.headers()['content-type']).not.toContain('text/html');
  }
});

test('Any other path says so and leads home', async ({ page }) => {
  await page.goto('/nowhere');
  await expect(page.getByText('Page not found')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Go Home' }).click();
  await expect(page).toHaveURL('/welcome');
});
