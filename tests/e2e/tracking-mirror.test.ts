import type { APIRequestContext, Browser, Locator, Page } from '@playwright/test';
import { mirrorScreen, mirrorWords } from '#strings/tracking/mirror';
import { ownRecitation } from '#strings/tracking/pupil';
import { marking } from '#strings/tracking/staff';
import { actionNames } from '#strings/tracking/words';
import { startFlakyNetwork } from '#tests/flaky-network';
import type { DemoStaff, DemoStudent } from '#tests/product';
import { enterCalmly, expect, expectAccessible, loginAs, test } from './fixtures.ts';

// What moves here is looked at as it moves.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const SCREEN = '/admin/tracking/screen?grade=6';
const VIEWS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];
const [, DESKTOP, PROJECTOR] = VIEWS;

/** Of a grade that other journeys leave alone: the screen follows a whole grade. */
const enrol = async (office: APIRequestContext, name: string): Promise<DemoStudent> => {
  const { id } = await (await office.post('/api/admin/students', { data: { name, grade: 6 } })).json();
  const { loginId, password } = await (await office.post(`/api/admin/students/${id}/credentials`)).json();
  return { studentId: id, name, grade: 6, loginId, password };
};

const openPage = async (chrome: Browser, baseURL: string, viewport = DESKTOP): Promise<Page> =>
  (await chrome.newContext({ baseURL, viewport: viewport ?? null, locale: 'ar' })).newPage();

const wordAt = (page: Page, position: number): Locator => page.locator(`[data-position="${position}"]`);

/** The teacher at the desk, who has begun to hear the pupil. */
const beginHearing = async (page: Page, teacher: DemoStaff, { studentId }: DemoStudent): Promise<void> => {
  await loginAs(page, teacher);
  await page.goto(`/admin/tracking?grade=6&student=${studentId}`);
  await page.getByRole('button', { name: marking.start }).click();
  await expect(page.getByText(marking.chooseWord)).toBeVisible();
};

const markWrong = async (page: Page, position: number): Promise<void> => {
  await wordAt(page, position).click();
  await page.getByRole('button', { name: actionNames.incorrect, exact: true }).click();
};

const openOwn = async (page: Page, student: DemoStudent): Promise<void> => {
  await enterCalmly(page, student);
  await page.goto('/student/recitation');
};

const openScreen = async (page: Page, teacher: DemoStaff): Promise<void> => {
  await loginAs(page, teacher);
  await page.goto(SCREEN);
};

const withMistakes = (page: Page): Locator => page.getByRole('checkbox', { name: mirrorScreen.mistakes });
const verseAt = (page: Page): Locator => page.locator('[data-verse][aria-current]');
const verseOf = (page: Page, position: number): Promise<string | null> =>
  wordAt(page, position).evaluate((word) => {
    const ends = [...document.querySelectorAll('.word-end')];
    const closing = ends.find((end) => word.compareDocumentPosition(end) & Node.DOCUMENT_POSITION_FOLLOWING);
    return closing ? String(ends.indexOf(closing) + 1) : null;
  });

/** Words that were lit, also for a moment only. */
const watchLight = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset.wereLit = ' ';
    new MutationObserver((changes) => {
      for (const { target } of changes)
        if (target instanceof HTMLElement && target.dataset.lit)
          document.documentElement.dataset.wereLit += `${target.dataset.position} `;
    }).observe(document.body, { subtree: true, attributeFilter: ['data-lit'] });
  });

test('a mark at the desk is on the pupil’s own screen at once; the class sees the verse, and mistakes only where wanted', async ({
  chrome,
  product,
  office,
  page: desk,
  teacher,
}) => {
  const student = await enrol(office, 'راكان ماجد سعد المسمّع');
  const [own, wall] = [await openPage(chrome, product.url), await openPage(chrome, product.url, PROJECTOR)];
  const asked: string[] = [];
  wall.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/admin/')) asked.push(pathname);
  });
  await openScreen(wall, teacher);
  await expect(wall.getByText(/^الدور الآن: /u)).toBeVisible();
  await expect(wall.getByRole('navigation')).toHaveCount(0);
  await openOwn(own, student);
  await expect(own.getByText(ownRecitation.unheard)).toBeVisible();

  await beginHearing(desk, teacher, student);
  await expect(own.getByText(ownRecitation.live)).toBeVisible();
  await expect(wall.getByRole('heading', { name: student.name })).toBeVisible();
  await expect(verseAt(wall)).toHaveAttribute('data-verse', '1');

  await watchLight(own);
  for (const position of [2, 90]) {
    await markWrong(desk, position);
    await expect(wordAt(own, position)).toHaveAttribute('data-status', 'incorrect');
    await expect(wordAt(own, position)).toBeInViewport();
    const verse = await verseOf(desk, position);
    await expect(verseAt(wall)).toHaveAttribute('data-verse', String(verse));
    await expect(verseAt(wall)).toBeInViewport();
  }
  await expect(own.locator('html')).toHaveAttribute('data-were-lit', / 2 (?:.* )?90 /u);
  await expect(own.locator('[data-lit]')).toHaveCount(0);
  await expect(wall.locator('.word-cell')).toHaveCount(0);
  await expect(wall.getByText(mirrorScreen.hidden)).toBeVisible();

  await withMistakes(wall).check();
  for (const position of [2, 90]) await expect(wordAt(wall, position)).toHaveAttribute('data-status', 'incorrect');
  await expect(wordAt(wall, 90)).toBeInViewport();
  await expect(wall.getByText(mirrorScreen.shown)).toBeVisible();
  await withMistakes(wall).uncheck();
  await expect(wall.locator('.word-cell')).toHaveCount(0);
  await withMistakes(wall).check();
  await wall.reload();
  await expect(withMistakes(wall)).not.toBeChecked();
  await expect(verseAt(wall)).toBeInViewport();
  await expect(wall.locator('.word-cell')).toHaveCount(0);

  await desk.getByRole('button', { name: marking.undo }).click();
  await expect(wordAt(own, 90)).toHaveAttribute('data-status', 'not_started');
  await desk.getByRole('button', { name: marking.finish }).click();
  await expect(own.getByText(ownRecitation.live)).toHaveCount(0);
  await expect(wall.getByText(/^الدور الآن: /u)).toBeVisible();
  expect(new Set(asked)).toEqual(new Set(['/api/admin/tracking/mirror']));
  for (const page of [own, wall]) await page.context().close();
});

test('the desk opens the screen in a tab of its own, of the pupil’s grade', async ({ office, page, teacher }) => {
  const student = await enrol(office, 'معاذ ماجد سعد المسمّع');
  await loginAs(page, teacher);
  await page.goto(`/admin/tracking?grade=4&student=${student.studentId}`);
  const opening = page.waitForEvent('popup');
  await page.getByRole('link', { name: mirrorScreen.open }).click();
  const wall = await opening;
  await expect(wall).toHaveURL(/tracking\/screen\?grade=6/u);
  await expect(wall.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a network that goes is said on both screens, and what was marked meanwhile is there when it is back', async ({
  chrome,
  product,
  office,
  page: desk,
  teacher,
}) => {
  const student = await enrol(office, 'سلطان ماجد سعد المسمّع');
  const network = await startFlakyNetwork(product.url);
  const [own, wall] = [await openPage(chrome, network.url), await openPage(chrome, network.url, PROJECTOR)];
  await beginHearing(desk, teacher, student);
  await Promise.all([openOwn(own, student), openScreen(wall, teacher)]);
  await withMistakes(wall).check();
  for (const position of [3, 40]) {
    for (const page of [own, wall]) await expect(wordAt(page, 0)).toBeAttached();
    network.cut();
    for (const page of [own, wall]) await expect(page.getByText(mirrorWords.cut)).toBeVisible();
    await markWrong(desk, position);
    await expect(desk.getByText(marking.saved)).toBeVisible();
    network.mend();
    for (const page of [own, wall]) {
      await expect(page.getByText(mirrorWords.cut)).toHaveCount(0);
      await expect(wordAt(page, position)).toHaveAttribute('data-status', 'incorrect');
      await expect(wordAt(page, position)).toBeInViewport();
    }
  }
  for (const page of [own, wall]) await page.context().close();
  await network.stop();
});

/** At every size: nothing for axe to find, and nothing beside the screen. */
const expectForEverybody = async (page: Page): Promise<void> => {
  for (const viewport of VIEWS) {
    await page.setViewportSize(viewport);
    await expectAccessible(page);
    const isInside = await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
    expect(isInside, `at ${viewport.width}`).toBe(true);
  }
};

test('both screens are for everybody, on a phone, on a desk and on a wall', async ({
  chrome,
  product,
  office,
  page: desk,
  teacher,
}) => {
  const student = await enrol(office, 'أنس ماجد سعد المسمّع');
  const [own, wall] = [await openPage(chrome, product.url), await openPage(chrome, product.url)];
  await openScreen(wall, teacher);
  await expectForEverybody(wall);
  await beginHearing(desk, teacher, student);
  await markWrong(desk, 5);
  await openOwn(own, student);
  await expect(wordAt(own, 5)).toHaveAttribute('data-status', 'incorrect');
  await expect(verseAt(wall)).toBeInViewport();
  for (const page of [own, wall]) await expectForEverybody(page);
  await withMistakes(wall).check();
  await expect(wordAt(wall, 5)).toHaveAttribute('data-status', 'incorrect');
  await expectForEverybody(wall);
  await desk.getByRole('button', { name: marking.stop }).click();
  await expect(wall.getByRole('heading', { name: student.name })).toHaveCount(0);
  for (const page of [own, wall]) await page.context().close();
});
