import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { masculineIn } from '#tests/masculine';
import { newDataDir, type Product, removeDataDir, startProduct } from '#tests/product';
import { enterCalmly, expect, loginAs, seeScenes, test } from './fixtures.ts';
import { busyPupil, pupilScreens, stepTo } from './screens.ts';

const DEVICES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

const DOOR = ['/login', '/admin/login', '/student/credential-request', '/privacy', '/guardian', '/admin/setup#none'];

/** All that a page says, also to who does not see it. */
const saidOn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const named = [...document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')].flatMap((element) =>
      ['aria-label', 'title', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? ''),
    );
    return [document.title, document.body.innerText, ...named].join('\n');
  });

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
};

const CONTENT = join(import.meta.dirname, '..', '..', 'content');

/** Words of books and questions, which speak of whom they speak. */
const OF_BOOKS = ['questions', 'exams', 'race', 'curriculum']
  .flatMap((folder) => readdirSync(join(CONTENT, folder)).map((file) => join(CONTENT, folder, file)))
  .flatMap((file) => textsIn(JSON.parse(readFileSync(file, 'utf8'))))
  // As it is read out, and so shown.
  .map((text) => text.replaceAll('ﷺ', 'صلى الله عليه وسلم'))
  .filter((text) => masculineIn(text).length > 0);

/** Said to a guardian, who may be the father (037), and of the teacher, whose verb looks like one that speaks to a boy. */
const OF_OTHERS = ['اطلب ذلك من معلّمة المقرر', 'ما دامت لم توافق', 'بعد أن توافق معلّمتك'];

const faults = new Set<string>();

const look = async (page: Page, path: string): Promise<void> => {
  // What looks for somebody for ever moves for ever.
  await expect(page.locator('main .animate-pulse'))
    .toHaveCount(0, { timeout: 3000 })
    .catch(() => undefined);
  for (const line of (await saidOn(page)).split('\n')) {
    const ours = [...OF_BOOKS, ...OF_OTHERS].reduce((text, words) => text.replace(words, ''), line);
    for (const form of masculineIn(ours)) faults.add(`${path}: ${form}: ${line}`);
    // Nobody chose between the forms.
    for (const [pair] of line.matchAll(/\{[^{}|]+\|[^{}|]+\}/gu)) faults.add(`${path}: ${pair}: ${line}`);
  }
};

const papersOf = (path: string): string[] =>
  path.startsWith('/admin/gradebook/') ? ['list', 'cards'] : ['paper', 'answer-sheet', 'key'];

/** Every address of the staff's screens, with ids of what there is. */
const staffScreens = async (page: Page): Promise<string[]> => {
  const paths = await page.evaluate(() => {
    const { routesByPath } = Reflect.get(window, '__TSR_ROUTER__') as { routesByPath: Record<string, object> };
    return Object.keys(routesByPath).filter((path) => path.startsWith('/admin/'));
  });
  const read = async (path: string) => (await page.request.get(`/api/admin/${path}`)).json();
  const [{ students }, { exams }, { races }, { contests }] = [
    await read('students'),
    await read('exams'),
    await read('races'),
    await read('contests'),
  ];
  const ids: Record<string, number | undefined> = {
    students: students[0]?.id,
    exams: exams[0]?.id,
    races: races[0]?.id,
    contests: contests[0]?.id,
    tracking: students[0]?.id,
  };
  return paths
    .flatMap((path) =>
      path.includes('$paper') ? papersOf(path).map((paper) => path.replace('$paper', paper)) : [path],
    )
    .map((path) => path.replace(/\$\w+/u, () => String(ids[path.split('/')[2] ?? ''] ?? '1')))
    .filter((path) => !path.includes('$'));
};

const walk = async (page: Page, paths: readonly string[]): Promise<void> => {
  for (const device of DEVICES) {
    await page.setViewportSize(device);
    for (const path of paths) {
      await stepTo(page, path);
      await look(page, path);
    }
  }
};

test.describe('in a girls’ school', () => {
  let dataDir: string;
  let school: Product;
  test.beforeAll(async () => {
    dataDir = newDataDir();
    school = await startProduct(dataDir, { DEMO_SCHOOL_OF: 'girls' });
  });
  test.afterAll(async () => {
    await school.stop();
    removeDataDir(dataDir);
  });

  test('no page, no screen and no paper speaks to a boy or of one', async ({ chrome, contextOptions }) => {
    const open = () => chrome.newContext({ ...contextOptions, baseURL: school.url });
    const visitor = await (await open()).newPage();
    for (const path of DOOR) {
      await visitor.goto(path);
      await expect(visitor.getByRole('heading').first()).toBeVisible();
      await look(visitor, path);
    }
    const pupil = await (await open()).newPage();
    await enterCalmly(pupil, busyPupil(school));
    await pupil.goto('/student/dashboard');
    await expect(pupil.getByRole('heading').first()).toBeVisible();
    await look(pupil, 'scenes');
    await seeScenes(pupil);
    await walk(pupil, await pupilScreens(pupil));

    const staff = await (await open()).newPage();
    const admin = school.logins().staff.find(({ role }) => role === 'admin');
    if (!admin) throw new Error('the school has no admin');
    await loginAs(staff, admin);
    await staff.goto('/admin/dashboard');
    await walk(staff, await staffScreens(staff));
    for (const each of [visitor, pupil, staff]) await each.context().close();
    expect([...faults]).toEqual([]);
  });

  test('an admin makes it one of boys, and it speaks so from the next page on', async ({ chrome, contextOptions }) => {
    const page = await (await chrome.newContext({ ...contextOptions, baseURL: school.url })).newPage();
    const admin = school.logins().staff.find(({ role }) => role === 'admin');
    if (!admin) throw new Error('the school has no admin');
    await loginAs(page, admin);
    await page.goto('/admin/settings');
    await expect(page.getByText('تسمعه الطالبة')).toBeVisible();
    await page.getByText('مدرسة بنين').click();
    await page.getByRole('button', { name: 'تحويلها إلى مدرسة بنين' }).click();
    await expect(page.getByText('يسمعه الطالب')).toBeVisible();
    await page.context().close();
  });
});
