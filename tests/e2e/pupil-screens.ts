import type { Page } from '@playwright/test';

/** Every screen's address as the router of an open page of a pupil's has it, with places for ids such as `$raceId`. */
export const pupilScreens = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { routesByPath } = Reflect.get(window, '__TSR_ROUTER__') as { routesByPath: Record<string, object> };
    return Object.keys(routesByPath).filter((path) => /^\/(student|educational-games)\//u.test(`${path}/`));
  });
