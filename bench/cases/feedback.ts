import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import type { OwnCase } from '../support/bench-case.ts';
import { openBrowser } from '../support/browser.ts';
import { median } from '../support/median.ts';
import { SMALL } from '../support/rows.ts';
import { openSchool, type School } from '../support/school.ts';
import { startProduct } from '../support/server-process.ts';

/** The pages as they were built; `npm run build` makes them. */
const WEB_ROOT = join(import.meta.dirname, '..', '..', 'web');
const TAPS = 20;
const LATENCY_MS = 400;
const LIMIT_MS = 100;

const enter = async (context: BrowserContext, url: string, { pupils, sessionCookies }: School): Promise<Page> => {
  const [name = '', value = ''] = (sessionCookies[0] ?? '').split('=');
  await context.addCookies([{ name, value, url }]);
  await context.request.put(`${url}/api/student/agreement`, { data: { agreed: true } });
  const page = await context.newPage();
  await page.addInitScript((id) => {
    localStorage.setItem(`himma-practice-choices-${id}`, JSON.stringify({ isConfirmed: true, minutes: 3 }));
  }, pupils[0]?.studentId);
  await page.goto(`${url}/educational-games/practice`);
  await page.getByRole('button', { name: 'ابدأ' }).click();
  await page.locator('[data-mark=open]').first().waitFor();
  return page;
};

/** Every request takes so much longer, as on a poor line. */
const slowDown = async (page: Page): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const line = { offline: false, latency: LATENCY_MS, downloadThroughput: -1, uploadThroughput: -1 };
  await devtools.send('Network.emulateNetworkConditions', line);
};

/** From the finger's touch to the frame that shows the right option. */
const tapOnce = async (page: Page): Promise<number> => {
  await page.locator('[data-mark=open]').first().waitFor();
  const shown = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let touchedAt = 0;
        addEventListener('pointerdown', ({ timeStamp }) => (touchedAt = timeStamp), { capture: true, once: true });
        const observer = new MutationObserver(() => {
          if (!document.querySelector('[data-mark=right]')) return;
          observer.disconnect();
          // The frame after the next one begins when this one is drawn.
          requestAnimationFrame(() => requestAnimationFrame((drawnAt) => resolve(drawnAt - touchedAt)));
        });
        observer.observe(document.body, { subtree: true, childList: true, attributes: true });
      }),
  );
  await page.locator('[data-mark=open]').first().click();
  return shown;
};

/** Tap to feedback in a browser whose network is slow: it must not wait for it. */
export const feedback: OwnCase = {
  name: 'feedback',
  run: async () => {
    const school = await openSchool(SMALL);
    const server = await startProduct({ ...school, webRoot: WEB_ROOT });
    const browser = await openBrowser();
    try {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
      const page = await enter(context, server.url, school);
      await slowDown(page);
      const took: number[] = [];
      for (let tap = 0; tap < TAPS; tap += 1) took.push(await tapOnce(page));
      const worstMs = Math.round(Math.max(...took));
      return {
        taps: TAPS,
        latencyMs: LATENCY_MS,
        medianMs: Math.round(median(took)),
        worstMs,
        met: worstMs < LIMIT_MS,
      };
    } finally {
      await browser.close();
      await server.stop();
      school.remove();
    }
  },
};
