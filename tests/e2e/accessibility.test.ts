import { expect, expectAccessible, loginAs, test } from './fixtures.ts';

/** Most lists are looked at with their shape, in `staff-lists.test.ts`. */
const STAFF_PAGES = ['dashboard', 'timetable', 'school-terms', 'ledger', 'settings'];

const DEVICES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** One test a page, so that each new page brings its own time along. */
for (const name of STAFF_PAGES)
  test(`/admin/${name} is accessible on a phone and on a desktop, by day and by night`, async ({ page, admin }) => {
    await loginAs(page, admin);
    await page.goto(`/admin/${name}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.animate-pulse')).toHaveCount(0);
    for (const viewport of DEVICES) {
      await page.setViewportSize(viewport);
      await expectAccessible(page);
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wider, `${name} scrolls sideways at ${viewport.width}`).toBeLessThanOrEqual(0);
    }
  });

test('who wishes for stillness gets a change of the look at once, without a transition for each element', async ({
  page,
  admin,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await loginAs(page, admin);
  await page.goto('/admin/settings');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const started = await page.evaluate(() => {
    document.body.style.color = 'rgb(1, 2, 3)';
    return document.getAnimations().filter((each) => each instanceof CSSTransition).length;
  });
  expect(started).toBe(0);
});
