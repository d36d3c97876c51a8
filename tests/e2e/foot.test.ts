import type { Page } from '@playwright/test';
import { giveScreen } from '#strings/rewards/staff';
import { trackingPage } from '#strings/tracking/staff';
import { enterCalmly, expect, loginAs, seeScenes } from './fixtures.ts';
import {
  expectTabBarFree,
  expectTabsFreeOfTold,
  expectToldBeside,
  keepToldOn,
  leaveWord,
  PHONES,
  SCREENS,
  tabBar,
  told,
} from './foot.ts';
import { actionsOf, beginHearing, openDesk } from './hearing.ts';
import { busyPupil, pupilScreens, stepTo } from './screens.ts';
import { test } from './shelf.ts';

const WORD = 'كلمة من الصفحة السابقة، وهي طويلة بقدر ما تطول كلمة تُقال لطفل في الصف الرابع';

/** Beside a digit a dot between two words reads as a zero: «٨٨٪ · ١٦». */
const zeroesOfDots = (page: Page): Promise<string[]> =>
  page.evaluate(() => document.body.innerText.match(/.*(?:[٠-٩٪] ·|· [٠-٩]).*/gu) ?? []);

test('on every screen that has the tabs each can be pressed, with and without something told', async ({
  page,
  product,
}) => {
  test.setTimeout(600_000);
  await enterCalmly(page, busyPupil(product));
  await seeScenes(page);
  await keepToldOn(page);
  await page.goto('/student/dashboard');
  await tabBar(page).waitFor();
  const paths = await pupilScreens(page);
  const walk = async (look: (path: string) => Promise<void>): Promise<void> => {
    for (const path of paths) {
      await stepTo(page, path);
      // Papers have no bar, nor has what fills the screen.
      if (await tabBar(page).isVisible()) await look(path);
    }
  };
  const walked: string[] = [];
  await walk(async (path) => {
    walked.push(path);
    await expectTabBarFree(page);
    expect(await zeroesOfDots(page), path).toEqual([]);
  });
  await leaveWord(page, WORD);
  await page.reload();
  await walk(async () => {
    await expect(told(page)).toHaveText(WORD);
    await expectTabsFreeOfTold(page);
  });
  expect(walked).toEqual(
    expect.arrayContaining([
      '/student/results',
      '/student/practice-results',
      '/student/competitions',
      '/educational-games/arena',
      '/educational-games/difficult-test',
      '/student/store/supermarket',
      expect.stringMatching(/quiz-race\/history\/\d+$/u),
    ]),
  );
  expect(walked.length).toBeGreaterThan(20);
});

test('what is told stands above the basket, and the basket above the tabs', async ({ page, sell, freshStudent }) => {
  const item = await sell();
  await enterCalmly(page, freshStudent);
  await keepToldOn(page);
  await page.goto('/student/store/supermarket');
  await page.getByRole('button', { name: `أضف إلى السلة: ${item.name}` }).click();
  const basket = page.getByRole('button', { name: /منتج واحد.*المجموع/u });
  await expect(basket).toBeVisible();
  for (const size of SCREENS) {
    await page.setViewportSize(size);
    await expectToldBeside(page, basket);
  }
  await expectTabBarFree(page);
  for (const size of PHONES) {
    await page.setViewportSize(size);
    const [above, below] = [await basket.boundingBox(), await tabBar(page).boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  }
});

test('what is told to staff stands above what lies at the thumb', async ({ page, office, teacher, freshStudent }) => {
  await beginHearing(office, freshStudent);
  await loginAs(page, teacher);
  await keepToldOn(page);
  await openDesk(page, freshStudent);
  const bars = [
    [page.url(), actionsOf(page).locator('..')],
    [`/admin/tracking?grade=${freshStudent.grade}`, page.getByRole('button', { name: trackingPage.search })],
    ['/admin/give', page.getByText(giveScreen.chosen(0)).locator('../..')],
  ] as const;
  for (const [address, bar] of bars)
    for (const size of SCREENS) {
      await page.setViewportSize(size);
      await leaveWord(page, WORD);
      await page.goto(address);
      await expect(told(page)).toHaveText(WORD);
      await bar.waitFor();
      await expectToldBeside(page, bar);
    }
});
