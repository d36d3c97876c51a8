import { expect, expectAccessible, loginAs, test } from './fixtures.ts';

const STAFF_PAGES = [
  'dashboard',
  'credentials',
  'students',
  'requests',
  'messages',
  'photos',
  'penalties',
  'privileges',
  'audit',
  'staff',
  'settings',
];

for (const [device, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1440, height: 900 }],
] as const)
  test(`every staff screen is accessible on ${device}, by day and by night`, async ({ page, admin }) => {
    test.slow();
    await page.setViewportSize(viewport);
    await loginAs(page, admin);
    for (const name of STAFF_PAGES) {
      await page.goto(`/admin/${name}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('.animate-pulse')).toHaveCount(0);
      await expectAccessible(page);
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wider, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
    }
  });
