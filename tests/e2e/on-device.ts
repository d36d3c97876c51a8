import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** A browser that lets the worker in, unlike those of all other journeys. */
export const workingContext = (
  chrome: Browser,
  { url }: { url: string },
  options: BrowserContextOptions,
): Promise<BrowserContext> => chrome.newContext({ ...options, baseURL: url, serviceWorkers: 'allow' });

/** As on a device that was here before: the first page of all comes without the worker. */
export const workerReady = async (page: Page): Promise<void> => {
  // It leads whoever is inside to their first screen: nobody may come in before it has asked.
  const asked = page.waitForResponse('**/api/session');
  await page.goto('/admin/login');
  await asked;
  await page.evaluate(() => navigator.serviceWorker.ready);
};

/** What is left on the device: by the worker, and by the page. */
export const keptIn = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const addresses = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)),
    );
    return { addresses: addresses.flat(), storage: Object.keys(localStorage), tab: Object.keys(sessionStorage) };
  });

/** Nothing of anybody: how far pages were scrolled is of nobody. */
export const expectNothingKept = async (page: Page): Promise<void> => {
  const { addresses, storage, tab } = await keptIn(page);
  expect(addresses.filter((address) => address.startsWith('/api/'))).toEqual([]);
  expect([...storage, ...tab].filter((name) => !name.startsWith('tsr-scroll'))).toEqual([]);
};

/** The answer of an address as the worker kept it last. */
export const lastSeenOf = (page: Page, address: string): Promise<unknown> =>
  page.evaluate(async (asked) => (await (await caches.match(asked))?.json()) ?? null, address);
