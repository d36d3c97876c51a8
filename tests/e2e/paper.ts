import type { Page } from '@playwright/test';

export const A4 = '210 x 297';
export const A4_ON_ITS_SIDE = '297 x 210';

const POINT_MM = 25.4 / 72;

/** The size in millimetres of every page that would come out of the printer. */
export const pagesOf = async (page: Page): Promise<string[]> => {
  await page.evaluate(() => document.fonts.ready);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return [...pdf.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/gu)].map(([, ...sides]) =>
    sides.map((side) => Math.round(Number(side) * POINT_MM)).join(' x '),
  );
};

/** As a link inside the product leads on, without loading it anew. */
export const followLink = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
