import type { Page } from '@playwright/test';
import { connection } from '#strings/connection';
import { boundary } from '#strings/widgets';
import type { DemoStudent, Product } from '#tests/product';
import { expect } from './fixtures.ts';

/** Of the demo school: who has raced, practised, recited and sat exams, so that their screens are full. */
export const busyPupil = (product: Product): DemoStudent => {
  const pupil = product.logins().students.find(({ studentId, grade }) => studentId !== 999 && grade === 6);
  if (!pupil) throw new Error('the demo school has no such pupil');
  return pupil;
};

/** Every screen's address as the router of an open page of such a pupil's has it, with ids of what is theirs. */
export const pupilScreens = async (page: Page): Promise<string[]> => {
  const paths = await page.evaluate(() => {
    const { routesByPath } = Reflect.get(window, '__TSR_ROUTER__') as { routesByPath: Record<string, object> };
    return Object.keys(routesByPath).filter((path) => /^\/(student|educational-games)\//u.test(`${path}/`));
  });
  const read = async (path: string) => (await page.request.get(path)).json();
  const [{ races }, { texts }] = [await read('/api/student/races'), await read('/api/student/quran')];
  const ids: Record<string, string> = { $raceId: races[0].id, $textId: texts[0].id, $categoryId: 'supermarket' };
  return paths.map((path) => path.replace(/\$\w+/gu, (id) => ids[id] ?? '1'));
};

/** Papers want to be told of whom. */
const OF_SOMEBODY = /\$|\/print$/u;

/** What any of the screens at `places` breaks on that are of nobody and no day in particular, one after the other. */
export const faultsAt = async (page: Page, places: RegExp): Promise<string[]> => {
  const all = await page.evaluate(() => {
    const { routesByPath } = Reflect.get(window, '__TSR_ROUTER__') as { routesByPath: Record<string, object> };
    return Object.keys(routesByPath);
  });
  const paths = all.filter((path) => places.test(path) && !OF_SOMEBODY.test(path));
  const faults: string[] = [];
  const note = (error: Error) => void faults.push(`${page.url()}: ${error.message}`);
  page.on('pageerror', note);
  for (const path of paths) {
    await stepTo(page, path);
    if (await page.getByText(boundary.title).isVisible()) faults.push(`${path}: ${boundary.title}`);
  }
  page.off('pageerror', note);
  return faults;
};

/** As a press on a link would, without loading the page again; the screen is there when nothing of it is on its way. */
export const stepTo = async (page: Page, path: string): Promise<void> => {
  await page.evaluate((href) => {
    const router = Reflect.get(window, '__TSR_ROUTER__') as { navigate: (to: { href: string }) => Promise<void> };
    return router.navigate({ href });
  }, path);
  await expect(page.getByText(connection.loading)).toHaveCount(0);
};
