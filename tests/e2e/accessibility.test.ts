import { expect, expectAccessible, loginAs, test } from './fixtures.ts';

const STAFF_PAGES = [
  'dashboard',
  'credentials',
  'students',
  'requests',
  'rewards',
  'ledger',
  'messages',
  'photos',
  'penalties',
  'privileges',
  'audit',
  'staff',
  'settings',
];

/** One test a page, so that each new page brings its own time along. */
for (const [device, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1440, height: 900 }],
] as const)
  for (const name of STAFF_PAGES)
    test(`/admin/${name} is accessible on ${device}, by day and by night`, async ({ page, admin }) => {
      await page.setViewportSize(viewport);
      await loginAs(page, admin);
      await page.goto(`/admin/${name}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('.animate-pulse')).toHaveCount(0);
      await expectAccessible(page);
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wider, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
    });
