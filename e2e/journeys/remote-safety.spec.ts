import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { PublishedRemote, RemotesFile } from 'contracts/remote';
import { expect, test } from '../product.ts';

const hashOf = (code: string) => `sha384-${createHash('sha384').update(code).digest('base64')}`;

/** Publishes, for this page only, mf-info with some of its record changed. */
async function publish(page: Page, change: Partial<PublishedRemote>): Promise<void> {
  await page.route('**/remotes.json', async (route) => {
    const response = await route.fetch();
    const { remotes }: RemotesFile = await response.json();
    const json: RemotesFile = {
      remotes: remotes.map((remote) =>
        remote.name === 'mf_info'
          ? { ...remote, ...change, pages: remote.pages.map((known) => ({ ...known, preload: [] })) }
          : remote,
      ),
    };
    await route.fulfill({ response, json });
  });
}

async function serve(page: Page, path: string, body: string): Promise<void> {
  await page.unroute(`**${path}`);
  await page.route(`**${path}`, (route) => route.fulfill({ contentType: 'text/javascript', body }));
}

async function expectRefused(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'About Us did not arrive' })).toBeVisible();
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
}

const reported = /\[saathi\] mf_info/;
const notLoaded = /Failed to load script resources/;
const badHash = /Failed to find a valid digest in the 'integrity' attribute/;

test('A build published under a running page is checked against its hash when Retry brings it', async ({
  page,
  expectErrors,
}) => {
  await page.route(/\/remotes\/mf-info\//, (route) => route.abort());
  await page.goto('/about');
  await expectRefused(page);
  await page.unroute(/\/remotes\/mf-info\//);

  const newer = `var mf_info_newer={init(){},async get(){return ()=>({contract:2,pages:[
    {path:'/about',load:async()=>()=>'the newer build'}]})}};`;
  const entry = '/remotes/mf-info/newer/remote-entry.js';
  await publish(page, { entry, global: 'mf_info_newer', integrity: hashOf(newer) });
  await serve(page, entry, `${newer};window.ran=true`);
  const refused = page.waitForEvent('console', (message) => badHash.test(message.text()));
  await page.getByRole('button', { name: 'Retry' }).click();
  await refused;
  await expectRefused(page);

  await serve(page, entry, newer);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('the newer build')).toBeVisible();
  for (const words of [badHash, notLoaded, reported, /net::ERR_FAILED/]) expectErrors(words);
});

test('The code of a page that was tampered with is not run', async ({ page, expectErrors }) => {
  await page.route(/mf-info\/.*\/async\/about\..*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()};window.ran=true` });
  });
  await page.goto('/about');
  await expectRefused(page);
  for (const words of [badHash, /Loading chunk .* failed/, reported]) expectErrors(words);
});

test('A style that was tampered with is not used', async ({ page, expectErrors }) => {
  await page.route(/mf-info\/.*\/async\/about\..*\.css$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()} h1 { display: none }` });
  });
  await page.goto('/about');
  await expectRefused(page);
  for (const words of [badHash, /Loading CSS chunk .* failed/, reported]) expectErrors(words);
});

test('A build of another contract is refused before any of its code runs', async ({ page, expectErrors }) => {
  const older = 'window.ran=true;';
  const entry = '/remotes/mf-info/older/remote-entry.js';
  await serve(page, entry, older);
  await publish(page, { entry, contract: 1, integrity: hashOf(older) });
  await page.goto('/about');
  await expectRefused(page);
  for (const words of [/speaks contract 1, the shell 2/, reported]) expectErrors(words);
});

test('A remote in a shell that lends it no federation runtime is refused in its place', async ({
  page,
  expectErrors,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, '__SAATHI_FEDERATION__', { get: () => undefined, set: () => undefined });
  });
  await page.goto('/about');
  await expectRefused(page);
  await page.getByRole('link', { name: 'Get help', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Call 14416' })).toBeVisible();
  for (const words of [/__SAATHI_FEDERATION__ is not a function/, /Federation Runtime/, reported])
    expectErrors(words);
});
