import { randomUUID } from 'node:crypto';
import type { Locator, Page, Route } from '@playwright/test';

/** The status of a gateway whose server is away; `lost` when there is no answer at all. */
type Failure = 'lost' | 502;

const fail = (route: Route, failure: Failure) =>
  failure === 'lost' ? route.abort() : route.fulfill({ status: failure, body: '' });

const RETRY = 'إعادة المحاولة';

export const retryOf = (place: Page | Locator): Locator => place.getByRole('button', { name: RETRY });

/**
 * Breaks what the next screen reads at an address until its retry is pressed: that press alone brings the answer.
 * An answer that is lost is asked for twice more before the page says so, which takes seconds: only where that is the point.
 * Any news makes a page read again by itself, and a read that went through then would take the button away.
 */
export const breakReadsUntilRetried = async (page: Page, url: string, failure: Failure = 502): Promise<void> => {
  // A cookie: it outlives a screen that tries again by loading the whole page anew, and the browser can be asked for it
  // while one page gives way to the next, when a page itself can answer nothing.
  const mark = `retried-${randomUUID()}`;
  const noticeRetry = ({ retry, mark }: { retry: string; mark: string }) => {
    const notice = ({ target }: Event) => {
      const pressed = target instanceof Element ? target.closest('button') : null;
      if (pressed?.textContent.includes(retry)) void cookieStore.set(mark, 'yes');
    };
    document.addEventListener('click', notice, { capture: true });
  };
  await page.addInitScript(noticeRetry, { retry: RETRY, mark });
  await page.route(url, async (route) => {
    const isMended = (await page.context().cookies()).some(({ name }) => name === mark);
    return isMended ? route.fallback() : fail(route, failure);
  });
};
