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
  await page.goto('/admin/login');
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

/** The answer of an address as the worker kept it last, opened as only a page of this browser's can. */
export const lastSeenOf = (page: Page, address: string): Promise<unknown> =>
  page.evaluate(async (asked) => {
    const kept = await caches.match(asked);
    const digits = /himma-kept=([\da-f]{64})/u.exec(document.cookie)?.[1]?.match(/../gu);
    if (!(kept && digits)) return null;
    const bytes = Uint8Array.from(digits, (each) => Number.parseInt(each, 16));
    const key = await crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['decrypt']);
    const content = await kept.arrayBuffer();
    const of = `${new URL(asked, location.href).href} ${kept.headers.get('x-himma-seen-at')}`;
    const how = { name: 'AES-GCM', iv: content.slice(0, 12), additionalData: new TextEncoder().encode(of) };
    const opened = await crypto.subtle.decrypt(how, key, content.slice(12)).catch(() => null);
    return opened && JSON.parse(new TextDecoder().decode(opened));
  }, address);
