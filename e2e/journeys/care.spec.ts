import { expect, expectAccessible, keepScreen, sizes, test } from '../product.ts';

for (const [size, viewport] of Object.entries(sizes)) {
  test.describe(`Help at ${size} size`, () => {
    test.use({ viewport });

    test('is open to everybody, with people to call, a breath and a plan', async ({ page }) => {
      await page.goto('/care');
      await expect(page.getByRole('link', { name: 'Call 14416' })).toHaveAttribute('href', 'tel:14416');
      await expect(page.getByRole('link', { name: 'Call 112' })).toHaveAttribute('href', 'tel:112');
      await keepScreen(page, `care-${size}`);
      await expectAccessible(page);

      await page.getByRole('button', { name: /Breathe with me/ }).click();
      await expect(page.getByText('Breathe in')).toBeVisible();
      await keepScreen(page, `care-breathe-${size}`);
      await page.getByRole('button', { name: 'Stop' }).click();

      await page.getByRole('button', { name: /Make a safety plan/ }).click();
      await page.getByLabel(/Whom I can tell/).fill('दीदी, after eight');
      await keepScreen(page, `care-plan-${size}`);
      await page.getByRole('button', { name: 'Done' }).click();
      await page.reload();
      await page.getByRole('button', { name: /Make a safety plan/ }).click();
      await expect(page.getByLabel(/Whom I can tell/)).toHaveValue('दीदी, after eight');
      await page.getByRole('button', { name: 'Erase' }).click();
      await expect(page.getByLabel(/Whom I can tell/)).toHaveValue('');
    });
  });
}
