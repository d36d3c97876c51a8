import type { Page } from '@playwright/test';
import { credentials } from '#strings/cards/staff';
import { consentsPage } from '#strings/consents/staff';
import { sharesTable } from '#strings/contests/staff';
import { coverage } from '#strings/curriculum/staff';
import { strandNames } from '#strings/curriculum/words';
import { gradebook } from '#strings/exams/gradebook';
import { moneyNames } from '#strings/money';
import { questionsPage } from '#strings/questions/staff';
import { subjectNames } from '#strings/questions/words';
import { rewardFilters } from '#strings/rewards/staff';
import { studentsPage } from '#strings/roster/staff';
import { nav } from '#strings/staff/nav';
import { orderQueue, orderStatusNames, shelf } from '#strings/store/staff';
import { categoryNames } from '#strings/store/words';
import { listWords } from '#strings/widgets';
import { expect, expectAccessible, loginAs, test } from './fixtures.ts';
import { openGroup } from './menu.ts';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

interface StaffPage {
  readonly path: string;
  /** What the header's grade rules: lists of one grade or of any; nothing where it is not shown. */
  readonly grade?: 'one' | 'any';
  /** A label of the search box, where there is one. */
  readonly search?: string;
  /** The first filter that is not the grade, and a choice of it. */
  readonly filter?: readonly [label: string, choice: string];
  /** A list long enough to say how many rows a desk shows: of the demo school's rows, or of them again and again. */
  readonly rows?: 'enough' | Again;
  /** Whether axe looks at it here: the other lists have journeys of their own where it does. */
  readonly axe?: true;
}

interface Again {
  readonly read: string;
  readonly name: string;
}

const LISTS: readonly StaffPage[] = [
  {
    path: '/admin/penalties',
    grade: 'any',
    search: 'بحث باسم الطالب',
    filter: ['الحالة', 'سارية'],
    rows: { read: 'penalties', name: 'penalties' },
    axe: true,
  },
  { path: '/admin/penalties?list=near', grade: 'any', search: 'بحث باسم الطالب' },
  { path: '/admin/penalties?list=logs', grade: 'any', rows: { read: 'penalties/logs', name: 'logs' } },
  { path: '/admin/privileges', grade: 'any', filter: ['الحالة', 'بالانتظار'], axe: true },
  { path: '/admin/requests', grade: 'any', filter: ['نوع الطلب', 'مشكلة أخرى'], rows: 'enough', axe: true },
  {
    path: '/admin/races',
    grade: 'any',
    search: 'ابحث باسم أحد الطالبين',
    filter: ['المستوى', 'سهل'],
    rows: 'enough',
  },
  { path: '/admin/races/wins', grade: 'any', search: 'بحث باسم الطالب' },
  { path: '/admin/credentials', grade: 'one', search: credentials.search, rows: 'enough', axe: true },
  { path: '/admin/students', grade: 'one', search: studentsPage.search, rows: 'enough', axe: true },
  { path: '/admin/photos', grade: 'any', axe: true },
  { path: '/admin/recordings', grade: 'any' },
  { path: '/admin/messages', grade: 'one', rows: { read: 'messages', name: 'messages' }, axe: true },
  {
    path: '/admin/rewards',
    grade: 'any',
    search: rewardFilters.search,
    filter: [rewardFilters.type, moneyNames.coins],
    rows: { read: 'rewards', name: 'rewards' },
    axe: true,
  },
  { path: '/admin/rewards?tab=students', grade: 'any', search: rewardFilters.search },
  {
    path: '/admin/store',
    grade: 'any',
    search: orderQueue.search,
    filter: [orderQueue.status, orderStatusNames.approved],
    axe: true,
  },
  { path: '/admin/store?tab=items', filter: [shelf.category, categoryNames.devices], rows: 'enough', axe: true },
  {
    path: '/admin/questions',
    grade: 'one',
    search: questionsPage.search,
    filter: [questionsPage.subject, subjectNames.Fiqh],
    rows: 'enough',
  },
  {
    path: '/admin/curriculum?tab=coverage',
    grade: 'one',
    search: coverage.search,
    filter: [coverage.strand, strandNames.Fiqh[0]],
  },
  { path: '/admin/exams', grade: 'any' },
  { path: '/admin/gradebook', grade: 'one', search: gradebook.search, axe: true },
  { path: '/admin/contests', rows: { read: 'contests', name: 'contests' } },
  { path: '/admin/contests/1/shares', grade: 'any', search: sharesTable.search },
  { path: '/admin/ledger?student=1000', grade: 'any' },
  { path: '/admin/guardians', grade: 'one' },
  {
    path: '/admin/consents',
    grade: 'one',
    search: consentsPage.search,
    filter: [consentsPage.state, consentsPage.states.given],
    rows: { read: 'consents', name: 'pupils' },
    axe: true,
  },
  { path: '/admin/staff', axe: true },
  { path: '/admin/audit', search: 'بحث باسم أو عنوان', filter: ['الإجراء', 'إضافة طالب'], axe: true },
];

/** With "all grades" where a list can show all. */
const CHOICES = { none: 0, one: 3, any: 4 };

const gradeOf = (page: Page) => page.getByRole('banner').getByLabel('الصف', { exact: true });

/** Neither the page nor, on a common desk, a table in it: its last buttons would be cut off. */
const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  const wider = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('main section[tabindex="0"]')].map(
      (each) => each.scrollWidth - each.clientWidth,
    ),
  );
  expect(Math.max(...wider)).toBeLessThanOrEqual(0);
};

/** A card's buttons lie within the screen: nobody has to scroll sideways, not even inside the list. */
const expectCards = async (page: Page): Promise<void> => {
  const inside = await page.evaluate(() =>
    [...document.querySelectorAll('[data-cards]')].every(
      (list) =>
        list.scrollWidth <= list.clientWidth &&
        [...list.querySelectorAll('button, a')].every((each) => {
          const { left, right } = each.getBoundingClientRect();
          return left >= 0 && right <= window.innerWidth;
        }),
    ),
  );
  expect(inside).toBe(true);
};

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.animate-pulse')).toHaveCount(0);
};

const filterOf = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true });

/** What is chosen and typed stands in the address: neither a reload nor another page loses it, and it can be cleared. */
const expectWishesKept = async (page: Page, { filter, search }: StaffPage): Promise<void> => {
  const box = page.getByRole('searchbox', { name: search ?? '' });
  const nothing = page.getByRole('heading', { name: listWords.notFound });
  const expectKept = async () => {
    if (filter) await expect(filterOf(page, filter[0]).locator('option:checked')).toHaveText(filter[1]);
    if (search) await expect(box).toHaveValue('ققق لا أحد ققق');
  };
  if (filter) {
    await filterOf(page, filter[0]).selectOption(filter[1]);
    await expect(page).toHaveURL(/[?&]\w+=/u);
  }
  if (search) {
    await box.fill('ققق لا أحد ققق');
    await expect(nothing).toBeVisible();
    await expect(page).toHaveURL(/search=/u);
  }
  const address = page.url();
  await page.reload();
  await expectKept();
  await openGroup(page, 'office');
  await page.getByRole('complementary').getByRole('link', { name: nav.settings, exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/settings/u);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expectKept();
  if (search) {
    await page.getByRole('button', { name: listWords.clear }).click();
    await expect(box).toHaveValue('');
    await expect(nothing).toHaveCount(0);
    await expect(page).not.toHaveURL(/search=/u);
  }
};

const ENOUGH = 12;

const byWords = (a: object, b: object): number => JSON.stringify(a).length - JSON.stringify(b).length;

const repeatRows = async (page: Page, { read, name }: Again): Promise<void> => {
  await page.route(
    (url) => url.pathname === `/api/admin/${read}`,
    async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      // Words that other journeys left may be so many that a line of them wraps.
      const short = body[name].toSorted(byWords).slice(0, Math.ceil(body[name].length / 2));
      const rows = Array.from({ length: ENOUGH }, (_, at) => ({ ...short[at % short.length], id: at + 1 }));
      await route.fulfill({ response, json: { ...body, [name]: rows } });
    },
  );
};

for (const list of LISTS)
  test(`${list.path} has the shape of every staff list on a desk and on a phone`, async ({ page, admin }) => {
    const { path, grade, search, filter, rows, axe } = list;
    await page.setViewportSize(DESK);
    await loginAs(page, admin);
    if (typeof rows === 'object') await repeatRows(page, rows);
    await open(page, path);
    if (rows) await expect(page.getByRole('rowheader').nth(9)).toBeInViewport({ ratio: 1 });
    for (const viewport of [PHONE, DESK]) {
      await page.setViewportSize(viewport);
      await expectNoSidewaysScroll(page);
      if (viewport === PHONE) await expectCards(page);
      await expect(gradeOf(page)).toHaveCount(grade ? 1 : 0);
      await expect(gradeOf(page).getByRole('option')).toHaveCount(CHOICES[grade ?? 'none']);
      if (axe) await expectAccessible(page);
    }
    await page.unrouteAll();
    if (filter || search) await expectWishesKept(page, list);
  });

/** Each has a row with a pupil in the demo school. */
const OF_PUPILS = [
  '/admin/rewards',
  '/admin/rewards?tab=students',
  '/admin/photos?status=all',
  '/admin/recordings?status=all',
  '/admin/store?status=all',
  '/admin/races',
  '/admin/races/wins',
  '/admin/tracking?tab=ranks',
];

test('a name in a list leads to all about the pupil', async ({ page, admin }) => {
  await page.setViewportSize(DESK);
  await loginAs(page, admin);
  for (const path of OF_PUPILS)
    await test.step(path, async () => {
      await open(page, path);
      const link = page.getByRole('main').locator('a[href^="/admin/students/"]').first();
      const name = await link.innerText();
      await link.click();
      await expect(page).toHaveURL(/\/admin\/students\/\d+/u);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    });
});

test('the grade goes along from page to page, and the order stays in the address', async ({ page, admin }) => {
  await page.setViewportSize(DESK);
  await loginAs(page, admin);
  await open(page, '/admin/requests');
  await gradeOf(page).selectOption({ label: 'الصف الخامس' });
  await expect(page.getByRole('cell', { name: 'الصف الرابع' })).toHaveCount(0);
  await expect(page.getByRole('cell', { name: 'الصف الخامس' }).first()).toBeVisible();

  await page.getByRole('columnheader', { name: 'الطالب' }).getByRole('button').click();
  await expect(page).toHaveURL(/sort=student/u);
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'الطالب' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(gradeOf(page).locator('option:checked')).toHaveText('الصف الخامس');

  const pages = page.getByRole('complementary');
  await openGroup(page, 'office');
  await pages.getByRole('link', { name: 'سجل المتابعة' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'سجل المتابعة' })).toBeVisible();
  await expect(gradeOf(page)).toHaveCount(0);
  await openGroup(page, 'pupils');
  await pages.getByRole('link', { name: 'الطلاب', exact: true }).click();
  await expect(gradeOf(page).locator('option:checked')).toHaveText('الصف الخامس');
  await expect(page.getByRole('region', { name: /الصف الخامس/u })).toBeVisible();
});

test('a phone sorts its cards, and an empty list is accessible by day and by night', async ({ page, admin }) => {
  await page.setViewportSize(PHONE);
  await loginAs(page, admin);
  await open(page, '/admin/penalties');
  await page.getByLabel(listWords.sort).selectOption(listWords.descending('الطالب'));
  await expect(page).toHaveURL(/sort=-student/u);
  // The rows follow the address a moment later, together with the choice.
  await expect(page.getByLabel(listWords.sort)).toHaveValue('-student');
  const names = await page.getByRole('rowheader').allTextContents();
  await page.getByLabel(listWords.sort).selectOption(listWords.ascending('الطالب'));
  await expect(page.getByRole('rowheader')).toHaveText(names.toReversed());

  await page.getByRole('searchbox', { name: 'بحث باسم الطالب' }).fill('ققق');
  await expect(page.getByRole('heading', { name: listWords.notFound })).toBeVisible();
  await expectAccessible(page);
});
