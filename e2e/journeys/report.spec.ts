import { expect, expectAccessible, keepScreen, test } from '../product.ts';

const sizes = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } };
const work = {
  career: 'Counselling psychologist',
  ideal_work_environment: 'A quiet room, one person at a time, and a team to lean on',
  skills_to_build: ['Active listening', 'Keeping notes', 'Resting between talks'],
};

for (const [size, viewport] of Object.entries(sizes)) {
  test.describe(`The report, on a ${size}`, () => {
    test.use({ viewport });

    test('is short for who bought nothing, and says where the full one is', async ({ page, member }) => {
      expect(member.email).toContain('@');
      await page.goto('/profile');
      await expect(page.getByRole('heading', { name: 'Strengths' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'The full report' })).toBeVisible();
      for (const name of ['What can be hard', 'Work that may suit you']) {
        await expect(page.getByRole('heading', { name })).toHaveCount(0);
      }
      await expect(page.getByText('Challenges', { exact: true })).toHaveCount(0);
      await page.getByRole('heading', { name: 'The full report' }).scrollIntoViewIfNeeded();
      await expectAccessible(page);
      await keepScreen(page, `report-short-${size}`);
      await page.getByRole('link', { name: 'See the plans' }).click();
      await expect(page).toHaveURL('/pricing');
    });

    test('is the full one for who paid, also on paper', async ({ page, member }) => {
      expect(member.email).toContain('@');
      // As the server answers somebody who paid.
      await page.route('**/v1/traits', async (route) => {
        const traits = await (await route.fetch()).json();
        const more = (reading: object) => ({
          ...reading,
          challenges: ['May wait for praise'],
          careers: ['Teacher'],
        });
        const { moolank, bhagyank, talent } = traits.numerology;
        await route.fulfill({
          json: {
            ...traits,
            full: true,
            personality_summary: {
              ...traits.personality_summary,
              weaknesses: ['May carry the worries of others as well'],
              avoid_contexts: ['Pushing for details too soon'],
            },
            career_profile: {
              top_career_recommendations: [work, { ...work, career: 'Special educator' }],
              overrides_applied: [
                { suggestion: 'Your destiny number 8 is often linked with other work too.' },
              ],
            },
            numerology: { moolank: more(moolank), bhagyank: more(bhagyank), talent: more(talent) },
          },
        });
      });
      await page.goto('/profile');
      await expect(page.getByRole('heading', { name: 'Special educator' })).toBeVisible();
      await expect(page.getByText('May carry the worries of others as well')).toBeVisible();
      await expect(page.getByText('May wait for praise')).toHaveCount(3);
      await expect(page.getByRole('heading', { name: 'The full report' })).toHaveCount(0);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(viewport.width);
      await page.getByRole('heading', { name: 'Special educator' }).scrollIntoViewIfNeeded();
      await expectAccessible(page);
      await keepScreen(page, `report-full-${size}`);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('heading', { name: 'Special educator' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Logout' })).toBeHidden();
      await keepScreen(page, `report-print-${size}`);
    });
  });
}
