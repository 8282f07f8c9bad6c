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
