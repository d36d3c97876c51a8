import type { Page } from '@playwright/test';

/**
 * Loses the next POST to an address: on its way, or after it arrived, so that only its answer is lost.
 * What the page reads at the same address meanwhile goes through.
 */
export const loseNextPost = async (page: Page, url: string, lost: 'request' | 'answer'): Promise<void> => {
  let done = false;
  await page.route(url, async (route) => {
    if (done || route.request().method() !== 'POST') return route.fallback();
    done = true;
    if (lost === 'answer') await route.fetch();
    return route.abort();
  });
};

/** Keeps POSTs to an address on their way until what it answers is called. */
export const holdPosts = async (page: Page, url: string): Promise<() => void> => {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(url, async (route) => {
    if (route.request().method() === 'POST') await gate;
    await route.fallback();
  });
  return () => letGo();
};
