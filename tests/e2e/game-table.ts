import type { Page } from '@playwright/test';
import { COUNT_IN_FROM, COUNT_IN_STEP_MS } from '#domain/practice/timing';
import { formatNumber } from '#strings/plural';
import { questionText } from '#strings/questions/text';
import { sideNames } from '#strings/questions/words';
import type { ClockedProduct } from '#tests/clocked-product';
import type { DemoStudent } from '#tests/product';
import type { PracticeSession } from '#wire/practice';
import { test as base, enterCalmly, expect } from './fixtures.ts';

/** A page whose clock stands still with the server's, and moves with it. */
export interface GameTable {
  readonly page: Page;
  readonly player: DemoStudent;
  /** Opens the setup. */
  sit(): Promise<void>;
  /** Chooses, starts, and stops the clock at the first question. */
  start(...choices: string[]): Promise<PracticeSession>;
  /** Both clocks; the server's first, as no answer may come out of the future. */
  step(ms: number): Promise<void>;
}

export const optionsOf = (page: Page) => page.getByRole('list', { name: 'الخيارات' });
export const resultOf = (page: Page) => page.getByRole('dialog', { name: 'نتيجتك' });
export const scoreOf = (page: Page) => page.locator('[data-score]');
export const timerOf = (page: Page) => page.getByRole('timer', { name: 'الوقت الباقي' });

/** What the race's clock shows from now on, with the moment of each. */
export const watchTimer = async (page: Page): Promise<() => Promise<readonly [at: number, text: string][]>> => {
  await timerOf(page).evaluate((timer) => {
    const seen: [number, string][] = [];
    Object.assign(window, { seenTimes: seen });
    new MutationObserver(() => seen.push([Date.now(), timer.textContent ?? ''])).observe(timer, {
      subtree: true,
      characterData: true,
      childList: true,
    });
  });
  return () => page.evaluate(() => (window as unknown as { seenTimes: [number, string][] }).seenTimes);
};

/** The next question is on the screen, and no answer to it. */
export const isAsked = (page: Page): Promise<void> => optionsOf(page).locator('[data-mark=open]').first().waitFor();

/** Words of a verse stand there once their typeface has come; the clock stands still, so the page is given its next moment. */
const isDrawn = (page: Page, look: () => Promise<boolean>): Promise<void> =>
  expect
    .poll(async () => {
      const isThere = await look();
      if (!isThere) await page.clock.runFor(0);
      return isThere;
    })
    .toBe(true);

/** The one on the screen. */
const askedOf = async (page: Page, { questions }: PracticeSession): Promise<PracticeSession['questions'][number]> => {
  const byText = new Map(questions.map((question) => [questionText(question.text), question]));
  const heading = page.getByRole('heading', { level: 2 });
  await isDrawn(page, async () => byText.has(await heading.innerText()));
  return byText.get(await heading.innerText()) as PracticeSession['questions'][number];
};

/** An option of the question on the screen, the right one or not. */
const optionOf = async (page: Page, session: PracticeSession, isRight: boolean): Promise<string> => {
  await isAsked(page);
  const asked = await askedOf(page, session);
  const names = asked.type === 'truefalse' ? sideNames : asked.options.map(questionText);
  const place = isRight ? asked.answer : (asked.answer + 1) % names.length;
  const name = names[place] ?? '';
  await isDrawn(page, async () => (await optionsOf(page).getByText(name, { exact: true }).count()) > 0);
  return name;
};

/** Answers the question on the screen, rightly or not. */
export const answer = async (page: Page, session: PracticeSession, isRight: boolean): Promise<void> => {
  const option = await optionOf(page, session, isRight);
  await optionsOf(page).getByText(option, { exact: true }).click();
};

/** The same by its digit, from wherever the focus is. */
export const answerByDigit = async (page: Page, session: PracticeSession, isRight: boolean): Promise<void> => {
  const option = await optionOf(page, session, isRight);
  const shown = await optionsOf(page).getByRole('button').allInnerTexts();
  const place = shown.findIndex((text) => text.split('\n').at(-1) === option);
  await page.keyboard.press(String(place + 1));
};

/** Three, two, one, by the page's clock alone: the server's begins to run after it. */
export const countIn = async (page: Page): Promise<void> => {
  await expect(page.getByText('استعد')).toBeVisible();
  // Step by step: each number sets the timer of the next.
  for (let left = COUNT_IN_FROM; left > 0; left -= 1) {
    await expect(page.getByRole('main').getByText(formatNumber(left), { exact: true })).toBeVisible();
    await page.clock.runFor(COUNT_IN_STEP_MS);
  }
};

const makeTable = (page: Page, clocked: ClockedProduct, player: DemoStudent): GameTable => ({
  page,
  player,
  sit: async () => {
    await enterCalmly(page, player);
    await page.clock.install({ time: clocked.now() });
    await page.goto('/educational-games/practice');
    await expect(page.getByRole('button', { name: 'ابدأ' })).toBeEnabled();
  },
  start: async (...choices) => {
    for (const choice of choices) await page.getByText(choice, { exact: true }).click();
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
    const opened = page.waitForResponse('**/api/student/practice/sessions');
    await page.getByRole('button', { name: 'ابدأ' }).click();
    if (!choices.includes('مراجعة')) await countIn(page);
    const session = await (await opened).json();
    await expect(optionsOf(page)).toBeVisible();
    return session;
  },
  step: async (ms) => {
    clocked.forward(ms);
    await page.clock.runFor(ms);
  },
});

interface Fixtures {
  table: GameTable;
  /** The same pupil at another device. */
  farPage: Page;
}

let enrolled = 0;

export const test = base.extend<Fixtures>({
  context: async ({ chrome, clocked, contextOptions }, use) => {
    const context = await chrome.newContext({ ...contextOptions, baseURL: clocked.url });
    await use(context);
    await context.close();
  },
  table: async ({ page, clocked }, use) => {
    enrolled += 1;
    await use(makeTable(page, clocked, await clocked.enrol(`سلمان لاعب الرقم ${enrolled}`)));
  },
  farPage: async ({ chrome, clocked, contextOptions, table }, use) => {
    const context = await chrome.newContext({ ...contextOptions, baseURL: clocked.url });
    const page = await context.newPage();
    await enterCalmly(page, table.player);
    await use(page);
    await context.close();
  },
});
