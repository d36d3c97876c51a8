import type { Page } from '@playwright/test';
import { connection } from '#strings/connection';
import { expect } from './fixtures.ts';

/** Every screen's address as the router of an open page of a pupil's has it, with places for ids such as `$raceId`. */
export const pupilScreens = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { routesByPath } = Reflect.get(window, '__TSR_ROUTER__') as { routesByPath: Record<string, object> };
    return Object.keys(routesByPath).filter((path) => /^\/(student|educational-games)\//u.test(`${path}/`));
  });

/** As a press on a link would, without loading the page again; the screen is there when nothing of it is on its way. */
export const stepTo = async (page: Page, path: string): Promise<void> => {
  await page.evaluate((href) => {
    const router = Reflect.get(window, '__TSR_ROUTER__') as { navigate: (to: { href: string }) => Promise<void> };
    return router.navigate({ href });
  }, path);
  await expect(page.getByText(connection.loading)).toHaveCount(0);
};
