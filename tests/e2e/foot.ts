import type { Locator, Page } from '@playwright/test';
import { studentShell } from '#strings/shell';
import { toastLabels } from '#strings/widgets';
import { expect } from './fixtures.ts';

export const PHONES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
];
export const SCREENS = [...PHONES, { width: 1440, height: 900 }];

export const tabBar = (page: Page): Locator => page.getByRole('navigation', { name: studentShell.navigation });
export const told = (page: Page): Locator =>
  page.getByRole('region', { name: toastLabels.region }).locator(':scope > *');

/** Tabs behind something else: a finger would press that, at some place that the page can be scrolled to. */
const coveredTabs = (bar: Locator, scrolledTo: 'here' | 'everywhere'): Promise<string[]> =>
  bar.evaluate((nav, where) => {
    const pressedAt = (tab: Element): Element | null => {
      const { left, top, width, height } = tab.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2);
    };
    const covered = new Set<string>();
    // On a desk they stand at the head of the page; at its foot nothing that a finger finds is lower than a step.
    const isAtFoot = where === 'everywhere' && getComputedStyle(nav).position === 'fixed';
    const scrolled = isAtFoot ? document.documentElement.scrollHeight - innerHeight : 0;
    for (let top = 0; top <= scrolled; top += 20) {
      scrollTo({ top, behavior: 'instant' });
      for (const tab of nav.querySelectorAll('a'))
        if (!tab.contains(pressedAt(tab)))
          covered.add(`${tab.textContent}: ${pressedAt(tab)?.outerHTML.slice(0, 120)}`);
    }
    return [...covered];
  }, scrolledTo);

/** What is chosen from and lies behind a bar where the page opens, though it is above the tabs. */
const hiddenChoices = (bar: Locator): Promise<string[]> =>
  bar.evaluate((nav) => {
    scrollTo({ top: 0, behavior: 'instant' });
    const end = nav.getBoundingClientRect().top;
    return [...document.querySelectorAll('main label')].flatMap((choice) => {
      const { left, top, width, height } = choice.getBoundingClientRect();
      const middle = top + height / 2;
      const isSeen = width > 0 && middle > 0 && middle < end;
      const found = isSeen ? document.elementFromPoint(left + width / 2, middle) : choice;
      return choice.contains(found) ? [] : [`${choice.textContent}: ${found?.outerHTML.slice(0, 120)}`];
    });
  });

/** How far the end of the page stays from the bar, when it is scrolled as far as it goes. */
const roomAtEnd = (bar: Locator): Promise<number> =>
  bar.evaluate((nav) => {
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    const end = document.querySelector('main')?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY;
    return nav.getBoundingClientRect().top - end;
  });

const openFolds = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true;
  });

/** What is told lies over no tab, at whatever place of the page: it stays where it is when the page is scrolled. */
export const expectTabsFreeOfTold = async (page: Page): Promise<void> => {
  const before = page.viewportSize();
  for (const size of SCREENS) {
    await page.setViewportSize(size);
    // It moves to its place once the bar was measured.
    await expect.poll(() => coveredTabs(tabBar(page), 'here'), `${page.url()} at ${size.width}`).toEqual([]);
  }
  if (before) await page.setViewportSize(before);
};

/** Each tab can be pressed, wherever the page is scrolled to; nothing is hidden by a bar, nor wider than the screen. */
export const expectTabBarFree = async (page: Page): Promise<void> => {
  const before = page.viewportSize();
  await openFolds(page);
  for (const size of SCREENS) {
    await page.setViewportSize(size);
    const where = `${page.url()} at ${size.width}`;
    expect(await coveredTabs(tabBar(page), 'everywhere'), where).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBeLessThanOrEqual(size.width);
    if (!PHONES.includes(size)) continue;
    expect(await hiddenChoices(tabBar(page)), where).toEqual([]);
    expect(await roomAtEnd(tabBar(page)), where).toBeGreaterThanOrEqual(0);
  }
  if (before) await page.setViewportSize(before);
};

/** What is told lies over nothing of the bar: it stands above it, or below one that is not at the edge. */
export const expectToldBeside = async (page: Page, bar: Locator): Promise<void> => {
  const apart = async () => {
    const word = await told(page).last().boundingBox();
    const beside = await bar.boundingBox();
    if (!word || !beside) return Number.NEGATIVE_INFINITY;
    return Math.max(beside.y - (word.y + word.height), word.y - (beside.y + beside.height));
  };
  await expect.poll(apart, `${page.url()} at ${page.viewportSize()?.width}`).toBeGreaterThanOrEqual(0);
};

/** What is told stays: nothing that waits for six seconds happens in pages that are opened from now on. */
export const keepToldOn = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const { setTimeout: wait } = window;
    const forever = 2 ** 31 - 1;
    Object.assign(window, {
      setTimeout: (run: () => void, ms = 0, ...args: []) => wait(run, ms >= 6000 ? forever : ms, ...args),
    });
  });
};

/** As if the page before had left a word for the next that is opened. */
export const leaveWord = (page: Page, text: string): Promise<void> =>
  page.evaluate((word) => sessionStorage.setItem('himma-notice', word), text);
