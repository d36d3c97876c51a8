import { type APIRequestContext, type Browser, test as base, chromium, expect, type Page } from '@playwright/test';
import { chromiumLaunch } from '#tests/chromium';
import { type ClockedProduct, startClocked } from '#tests/clocked-product';
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
  /** For journeys that move the school's clock. One for each worker as well, made when it is first asked for. */
  clocked: ClockedProduct;
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
  clocked: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const clocked = await startClocked();
      await use(clocked);
      await clocked.stop();
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

export { expectAccessible } from './axe.ts';
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
