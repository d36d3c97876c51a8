import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type APIRequestContext, type Browser, test as base, chromium, expect, type Page } from '@playwright/test';
import type Axe from 'axe-core';
import { chromiumLaunch } from '#tests/chromium';
import {
  type DemoStaff,
  type DemoStudent,
  newDemoSchool,
  type Product,
  removeDataDir,
  startProduct,
} from '#tests/product';

export interface WorkerFixtures {
  /** The built product with its demo school, one for each worker. */
  product: Product;
  chrome: Browser;
}

export interface TestFixtures {
  /** A pupil of the demo school, each in turn, whose name nobody else there has. */
  student: DemoStudent;
  /** A pupil made for this test alone: no report, no agreement, no login yet. */
  freshStudent: DemoStudent;
  admin: DemoStaff;
  teacher: DemoStaff;
  /** An admin at another desk, through the API: what staff do while the test looks at the pupil's screen. */
  office: APIRequestContext;
}

let taken = 0;

const FIRST = ['وسيم', 'يامن', 'جسار', 'رواد', 'غيث', 'بيان', 'سهم', 'تميم', 'أصيل', 'لؤي'];
const FATHER = ['ناجي', 'رافع', 'حازم', 'ضيف', 'مرزوق', 'عزام', 'شاهر', 'بكر', 'نايف', 'صقر'];
const FAMILY = ['الودعاني', 'المرشود', 'الفايزي', 'الجبلي', 'السهيلي', 'النجدي', 'الوادعي'];

/** Seven hundred names that the demo school does not have. */
const newName = (n: number): string =>
  `${FIRST[n % 10]} ${FATHER[Math.floor(n / 10) % 10]} ${FAMILY[Math.floor(n / 100) % 7]} المستجد`;

export const test = base.extend<TestFixtures, WorkerFixtures>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const dataDir = newDemoSchool();
      const product = await startProduct(dataDir);
      await use(product);
      await product.stop();
      removeDataDir(dataDir);
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  chrome: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const browser = await chromium.launch(await chromiumLaunch());
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ chrome, product, contextOptions }, use) => {
    const context = await chrome.newContext({ ...contextOptions, baseURL: product.url });
    await use(context);
    await context.close();
  },
  student: async ({ product }, use) => {
    const all = product.logins().students.filter((each) => each.studentId !== 999);
    const students = all.filter(({ name }) => all.filter((each) => each.name === name).length === 1);
    const student = students[taken % students.length];
    taken += 1;
    if (!student) throw new Error('the demo school has no pupils');
    await use(student);
  },
  office: async ({ chrome, product }, use) => {
    const desk = await chrome.newContext({ baseURL: product.url });
    const { email, password } = staffOf(product, 'admin');
    await desk.request.post('/api/login/staff', { data: { email, password } });
    await use(desk.request);
    await desk.close();
  },
  freshStudent: async ({ office }, use) => {
    taken += 1;
    const added = await office.post('/api/admin/students', { data: { name: newName(taken), grade: 5 } });
    const { id, name, grade } = await added.json();
    const card = await (await office.post(`/api/admin/students/${id}/credentials`)).json();
    await use({ studentId: id, name, grade, loginId: card.loginId, password: card.password });
  },
  admin: async ({ product }, use) => use(staffOf(product, 'admin')),
  teacher: async ({ product }, use) => use(staffOf(product, 'teacher')),
});

const staffOf = (product: Product, role: DemoStaff['role']): DemoStaff => {
  const found = product.logins().staff.find((each) => each.role === role);
  if (!found) throw new Error(`the demo school has no ${role}`);
  return found;
};

export { expect };

/** Through the API, for tests whose subject is not the login form. */
export const loginAs = async (page: Page, who: DemoStudent | DemoStaff): Promise<void> => {
  const answer =
    'email' in who
      ? await page.request.post('/api/login/staff', { data: { email: who.email, password: who.password } })
      : await page.request.post('/api/login/student', {
          data: { loginId: String(who.loginId), password: who.password },
        });
  expect(answer.ok()).toBe(true);
};

/** A pupil who has agreed to the terms already, so that the dialog does not stand before the screen. */
export const agreeToTerms = async (page: Page): Promise<void> => {
  expect((await page.request.put('/api/student/agreement', { data: { agreed: true } })).ok()).toBe(true);
};

/** As if the pupil had been greeted, put the welcome gift off and seen the news: no popup stands before the screen. */
export const putOffPopups = async (page: Page, { studentId }: DemoStudent): Promise<void> => {
  await page.addInitScript((id) => {
    localStorage.setItem(`himma-checklist-seen-${id}`, String(Date.now()));
    sessionStorage.setItem(`himma-welcome-later-${id}`, '1');
    sessionStorage.setItem(`himma-greeted-${id}`, String(Date.now()));
  }, studentId);
};

/** The pupil has seen all that happened so far: a level, a place, the first of a board. */
export const seeScenes = async (page: Page): Promise<void> => {
  const { scenes } = await (await page.request.get('/api/student/dashboard')).json();
  const keys = scenes.map(({ key }: { key: string }) => key);
  expect((await page.request.post('/api/student/scenes/seen', { data: { keys } })).ok()).toBe(true);
};

/** A pupil inside, with nothing between the eye and the screen. */
export const enterCalmly = async (page: Page, student: DemoStudent): Promise<void> => {
  await loginAs(page, student);
  await agreeToTerms(page);
  await putOffPopups(page, student);
};

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Of axe's own colours no type is published. */
interface AxeColor {
  r: number;
  g: number;
  b: number;
  alpha: number;
  parseString(text: string): AxeColor;
}

type WithAxe = Window & { axe?: typeof Axe & { commons: { color: { Color: { prototype: AxeColor } } } } };

/** A page has a few dozen colours and thousands of places for them: each is read once. Nobody asks for a finding's HTML. */
const hastenAxe = (): void => {
  const { axe } = window as WithAxe;
  if (!axe) throw new Error('the page has no axe');
  axe.configure({ noHtml: true });
  const known = new Map<string, Pick<AxeColor, 'r' | 'g' | 'b' | 'alpha'>>();
  const { prototype } = axe.commons.color.Color;
  const { parseString } = prototype;
  prototype.parseString = function (text) {
    const color = known.get(text);
    if (color) return Object.assign(this, color);
    const { r, g, b, alpha } = parseString.call(this, text);
    known.set(text, { r, g, b, alpha });
    return this;
  };
};

/**
 * Every rule. Only what is said of the findings is short: to describe what passed as well takes as long as the rules. A
 * page keeps its axe, because one that was just brought is as slow as any script on its first run.
 */
const axeFindings = async (page: Page): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(AXE);
    await page.evaluate(hastenAxe);
  }
  return page.evaluate(async () => {
    const results = await (window as WithAxe).axe?.run({ resultTypes: ['violations'] });
    if (!results) throw new Error('the page has no axe');
    return results.violations.map(
      ({ id, nodes }) => `${id} ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
    );
  });
};

/** Where a colour is inherited, an element sets out only when the one around it has arrived. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const underWay = () => document.getAnimations().filter(({ playState }) => playState === 'running');
    for (let moving = underWay(); moving.length > 0; moving = underWay())
      await Promise.all(moving.map((animation) => animation.finished.catch(() => null)));
  });

/** axe finds nothing, by day and by night. */
export const expectAccessible = async (page: Page): Promise<void> => {
  // A page whose script is still on its way has nothing to find fault with, nor a title.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  // Colours that are still on their way from one theme to the other would be measured.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const theme of ['day', 'night']) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    await settle(page);
    expect(await axeFindings(page), theme).toEqual([]);
  }
};
