import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { questionText } from '#strings/questions/text';
import type { DemoStudent } from '#tests/product';
import type { ListedQuestion } from '#wire/questions';
import type { ServerEvents } from '#wire/race/events';
import { enterCalmly, expect } from './fixtures.ts';

export const RACE = '/educational-games/quiz-race';

const optionsOf = (page: Page) => page.getByRole('list', { name: 'الخيارات' }).getByRole('button');
export const openOptions = (page: Page) => page.locator('[data-mark=open]');
export const scoreOf = (page: Page, who: 'you' | 'other') => page.locator(`[data-score-of=${who}]`);
export const stripOf = (page: Page) => page.locator('[data-strip]');

/** Of the pupils here. */
const GRADE = 6;

interface Asked {
  readonly text: string;
  readonly options: readonly string[];
  readonly right: string;
}

/** Each question that may be asked in this school, as people read it. */
export const readQuestions = async (office: APIRequestContext): Promise<readonly Asked[]> => {
  const reply = await office.get(`/api/admin/questions?grade=${GRADE}&use=race`);
  const { questions }: { questions: readonly ListedQuestion[] } = await reply.json();
  return questions.map(({ text, options, answer }) => ({
    text: questionText(text),
    options: options.map(questionText),
    right: questionText(options[answer] ?? ''),
  }));
};

/** The right option to each of them. */
export const keyOf = (questions: readonly Asked[]): ReadonlyMap<string, string> =>
  new Map(questions.map(({ text, right }) => [text, right]));

export const readKey = async (office: APIRequestContext) => keyOf(await readQuestions(office));

/** Those that need scrolling, each written in place of the one on the screen. */
export const misfits = (page: Page, questions: readonly Asked[]): Promise<readonly string[]> =>
  page.evaluate((all) => {
    const places = [...document.querySelectorAll('h2, [data-mark=open] > :last-child')];
    const write = (words: readonly (string | null)[]) => {
      for (const [index, place] of places.entries()) place.textContent = words[index] ?? '';
    };
    const asked = places.map(({ textContent }) => textContent);
    const { documentElement } = document;
    const found = all.filter(({ text, options }) => {
      write([text, ...options]);
      return documentElement.scrollHeight > innerHeight || documentElement.scrollWidth > innerWidth;
    });
    write(asked);
    return found.map(({ text }) => text);
  }, questions);

/** Answers the question on the screen, rightly or not. */
export const answer = async (page: Page, key: ReadonlyMap<string, string>, isRight: boolean): Promise<void> => {
  // Seen as soon as it is there: a race has ten of these.
  await openOptions(page).nth(3).waitFor();
  let shown: string[] = [];
  let place = -1;
  // The next question may come between the reading of one and its options.
  await expect
    .poll(async () => {
      const right = key.get(await page.getByRole('heading', { level: 2 }).innerText());
      shown = await optionsOf(page).allInnerTexts();
      place = shown.findIndex((text) => text.split('\n').at(-1) === right);
      return place;
    })
    .toBeGreaterThanOrEqual(0);
  await optionsOf(page)
    .nth(isRight ? place : (place + 1) % shown.length)
    .click();
};

export const enrol = async (office: APIRequestContext, name: string): Promise<DemoStudent> => {
  const added = await office.post('/api/admin/students', { data: { name, grade: GRADE } });
  const { id, grade } = await added.json();
  const card = await (await office.post(`/api/admin/students/${id}/credentials`)).json();
  return { studentId: id, name, grade, loginId: card.loginId, password: card.password };
};

/** The next such word of the server's does not arrive, as when it is lost between two processes. */
const loseOnce = (page: Page, event: keyof ServerEvents): Promise<void> => {
  let isLost = false;
  return page.routeWebSocket(/.*/u, (near) => {
    const far = near.connectToServer();
    far.onMessage((message) => {
      if (!isLost && String(message).includes(`["${event}"`)) isLost = true;
      else near.send(message);
    });
  });
};

interface Seat {
  width?: number;
  loses?: keyof ServerEvents;
}

export const sitDown = async (
  chrome: Browser,
  baseURL: string,
  pupil: DemoStudent,
  { width = 390, loses }: Seat = {},
): Promise<Page> => {
  const context = await chrome.newContext({
    baseURL,
    locale: 'ar-SA',
    viewport: { width, height: width > 390 ? 900 : 844 },
  });
  const page = await context.newPage();
  if (loses) await loseOnce(page, loses);
  await enterCalmly(page, pupil);
  await page.goto(RACE);
  return page;
};
