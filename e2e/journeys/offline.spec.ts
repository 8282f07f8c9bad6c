import { expect, test, unreached } from '../product.ts';

test.use({ serviceWorkers: 'allow' });

test('What was seen once opens without a network, and help always does', async ({
  page,
  context,
  expectErrors,
}) => {
  expectErrors(unreached('/v1/session'));
  expectErrors(unreached('/house-ads.json'));
  await page.goto('/about');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('AI companion');
  await page.waitForLoadState('networkidle');

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('AI companion');
  await page.goto('/care');
  await expect(page.getByRole('link', { name: 'Call 14416' })).toBeVisible();
  const cached = await page.evaluate(async () => {
    const requests = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(cached.filter((path) => /^\/(v1|auth|functions)\//.test(path))).toEqual([]);
});

test('No page is kept under its address, which may carry the token of a mail', async ({ page }) => {
  const link = '/reset-password?token=nobody-may-read-this';
  await page.goto('/about');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.evaluate(async (old) => (await caches.open('pages')).put(old, new Response('')), link);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const paths = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(paths).toContain('/index.html');
  expect(paths).not.toContain('/about');
  expect(paths).not.toContain('/reset-password');
});
