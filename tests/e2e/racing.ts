import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { CHECKING_MS, START_OVERLAY_MS, STARTING_MS, VERDICT_MS } from '#domain/race/rules';
import { questionText } from '#strings/questions/text';
import type { ClockedProduct } from '#tests/clocked-product';
import type { DemoStudent } from '#tests/product';
import type { ListedQuestion } from '#wire/questions';
import type { ServerEvents } from '#wire/race/events';
import { test as base, enterCalmly, expect, loginAs } from './fixtures.ts';

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
const readQuestions = async (office: APIRequestContext): Promise<readonly Asked[]> => {
  const reply = await office.get(`/api/admin/questions?grade=${GRADE}&use=race`);
  const { questions }: { questions: readonly ListedQuestion[] } = await reply.json();
  return questions.map(({ text, options, answer }) => ({
    text: questionText(text),
    options: options.map(questionText),
    right: questionText(options[answer] ?? ''),
  }));
};

/** The right option to each of them. */
const keyOf = (questions: readonly Asked[]): ReadonlyMap<string, string> =>
  new Map(questions.map(({ text, right }) => [text, right]));

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

/** Presses an option of the question on the screen, the right one or not. */
const choose = async (page: Page, key: ReadonlyMap<string, string>, isRight: boolean): Promise<void> => {
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
  /** Where the school is reached, if not at its own address. */
  url?: string;
  loses?: keyof ServerEvents;
}

const seat = async (chrome: Browser, baseURL: string, width: number): Promise<Page> => {
  const viewport = { width, height: width > 390 ? 900 : 844 };
  return (await chrome.newContext({ baseURL, locale: 'ar-SA', viewport })).newPage();
};

export const sitDown = async (
  chrome: Browser,
  baseURL: string,
  pupil: DemoStudent,
  { width }: { width: number },
): Promise<Page> => {
  const page = await seat(chrome, baseURL, width);
  await enterCalmly(page, pupil);
  await page.goto(RACE);
  return page;
};

/** In a school whose clock stands still: what racers wait for is passed, on the server first and then on their pages. */
export interface Races {
  readonly url: string;
  readonly questions: readonly Asked[];
  enrol(name: string): Promise<DemoStudent>;
  /** A page of the pupil's, not at the race yet. */
  enter(pupil: DemoStudent, seat?: Seat): Promise<Page>;
  pass(ms: number, ...pages: readonly Page[]): Promise<void>;
  /** From where both see each other to the first question. */
  begin(...pages: readonly Page[]): Promise<void>;
  /** Presses an option of the question on the screen, the right one or not, and no clock moves. */
  choose(page: Page, isRight: boolean): Promise<void>;
  /** Answers the question on the screen, and leaves nothing to be seen of it. */
  answer(page: Page, isRight: boolean): Promise<void>;
  climb(page: Page, times: number): Promise<void>;
}

const makeRaces = (chrome: Browser, clocked: ClockedProduct, questions: readonly Asked[]) => {
  const key = keyOf(questions);
  const seats: Page[] = [];
  const pass = async (ms: number, ...pages: readonly Page[]): Promise<void> => {
    clocked.forward(ms);
    for (const page of pages) await page.clock.runFor(ms);
  };
  const answer = async (page: Page, isRight: boolean): Promise<void> => {
    await choose(page, key, isRight);
    await page.clock.runFor(CHECKING_MS);
    await expect(page.locator('[data-mark=chosen]')).toHaveCount(0);
    await pass(VERDICT_MS, page);
  };
  const races: Races = {
    url: clocked.url,
    questions,
    enrol: (name) => clocked.enrol(name, GRADE),
    enter: async (pupil, { width = 390, url = clocked.url, loses } = {}) => {
      const page = await seat(chrome, url, width);
      seats.push(page);
      if (loses) await loseOnce(page, loses);
      await page.clock.install({ time: clocked.now() });
      await enterCalmly(page, pupil);
      return page;
    },
    pass,
    begin: async (...pages) => {
      await pass(STARTING_MS, ...pages);
      for (const page of pages) {
        await openOptions(page).nth(3).waitFor();
        await page.clock.runFor(START_OVERLAY_MS);
      }
    },
    choose: (page, isRight) => choose(page, key, isRight),
    answer,
    climb: async (page, times) => {
      for (let time = 0; time < times; time += 1) await answer(page, true);
    },
  };
  const leave = async (): Promise<void> => {
    for (const page of seats) await page.context().close();
  };
  return { races, leave };
};

export const test = base.extend<{ races: Races }>({
  context: async ({ chrome, clocked, contextOptions }, use) => {
    const context = await chrome.newContext({ ...contextOptions, baseURL: clocked.url });
    await use(context);
    await context.close();
  },
  races: async ({ chrome, clocked }, use) => {
    const desk = await chrome.newPage({ baseURL: clocked.url });
    await loginAs(desk, { ...(await clocked.hire()), role: 'teacher' });
    const { races, leave } = makeRaces(chrome, clocked, await readQuestions(desk.request));
    await desk.close();
    await use(races);
    await leave();
  },
});
