import type { Page } from '@playwright/test';
import { lessonPage, waitingTaps } from '#strings/classroom/staff';
import { leftBehindWords as words } from '#strings/left-behind';
import { adminShell, studentShell, unsentQuestion } from '#strings/shell';
import { enterCalmly, expect, expectAccessible, loginAs } from './fixtures.ts';
import { lessonOf, newLesson, openLesson, takeTool, test, tileOf } from './lesson.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** As anybody can who sits before the computer. */
const write = (page: Page, entries: Readonly<Record<string, object>>): Promise<void> =>
  page.evaluate((each) => {
    for (const [name, entry] of Object.entries(each)) localStorage.setItem(name, JSON.stringify(entry));
  }, entries);

const waitingNames = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((name) => name.startsWith('himma-waiting '))
      .toSorted(),
  );

const shown = (page: Page) => page.getByRole('region', { name: words.title });

/** One tap of the teacher's that does not get through. */
const tapInVain = async (page: Page): Promise<void> => {
  await page.route('**/taps', (route) => route.abort());
  await page.getByRole('button', { name: lessonPage.allPresent }).click();
  await expect(page.getByText(waitingTaps.count(1))).toBeVisible();
};

test('what others wrote on the device in a teacher’s name, or changed, is neither sent nor shown to the teacher, and goes', async ({
  page,
  teacher,
  office,
}) => {
  const at = await newLesson(office, 1, 5);
  const [first, second] = (await lessonOf(office, at)).pupils.map(({ id }) => id);
  await loginAs(page, teacher);
  const { staffId, mark } = await (await page.request.get('/api/session')).json();
  await openLesson(page, at);
  await tapInVain(page);
  const [made] = await waitingNames(page);
  const real = await page.evaluate((name) => localStorage.getItem(name), made ?? '');
  expect(real).not.toMatch(/present|order|[{}"]/u);
  await page.goto('about:blank');
  await page.unroute('**/taps');
  await page.request.post('/api/logout');

  await page.goto('/login');
  const prefix = `himma-waiting tap ${staffId}`;
  const forged = { at, tap: { key: 'forged-tap-0001', type: 'absent', studentIds: [first] }, order: 1, session: mark };
  await write(page, {
    [`${prefix} forged-tap-0001`]: forged,
    [`${prefix} forged-tap-0002`]: { ...forged, session: '' },
    [`himma-waiting cell ${staffId} 1 ${first}-0`]: { studentId: first, place: 0, answer: 1, version: 0, order: 1 },
  });
  await page.evaluate(([name, value]) => localStorage.setItem(name, value), [`${prefix} moved`, real ?? ''] as const);

  await loginAs(page, teacher);
  await openLesson(page, at);
  // The teacher's own of the earlier session alone.
  await expect(shown(page)).toContainText(words.taps(1, at));
  await expect(shown(page).getByRole('listitem')).toHaveCount(1);
  expect(await waitingNames(page)).toEqual([made]);
  await expectAccessible(page);
  await takeTool(page, 'positive');
  await tileOf(page, second as number).click();
  await expect.poll(async () => (await lessonOf(office, at)).taps.map(({ type }) => type)).toEqual(['positive']);
  await page.goto('/admin/tracking');
  await page.goto('/admin/dashboard');
  await expect(shown(page)).toBeVisible();

  await shown(page).getByRole('button', { name: words.drop }).click();
  await page.getByRole('dialog').getByRole('button', { name: words.drop }).click();
  await expect(shown(page)).toHaveCount(0);
  expect(await waitingNames(page)).toEqual([]);
  expect((await lessonOf(office, at)).taps.length).toBe(1);
});

test('what a teacher made in an earlier session goes out when the teacher says that it is theirs', async ({
  page,
  teacher,
  office,
}) => {
  const at = await newLesson(office, 2, 5);
  await loginAs(page, teacher);
  await openLesson(page, at);
  await tapInVain(page);
  await page.goto('about:blank');
  await page.unroute('**/taps');
  await page.request.post('/api/logout');
  await loginAs(page, teacher);
  await page.goto('/admin/dashboard');
  await expect(shown(page)).toContainText(words.taps(1, at));
  expect((await lessonOf(office, at)).taps).toEqual([]);
  await shown(page).getByRole('button', { name: words.send }).click();
  await expect.poll(async () => (await lessonOf(office, at)).taps.map(({ type }) => type)).toEqual(['present']);
  await expect(shown(page)).toHaveCount(0);
  await expect.poll(() => waitingNames(page)).toEqual([]);
});

test('a logout sends what waits before it goes, and leaves alone what is a colleague’s', async ({
  page,
  teacher,
  office,
}) => {
  const at = await newLesson(office, 3, 5);
  const theirs = 'himma-waiting tap 987654 of-a-colleague';
  await loginAs(page, teacher);
  await openLesson(page, at);
  await write(page, { [theirs]: { order: 1 } });
  await tapInVain(page);
  await page.getByRole('link', { name: lessonPage.back }).click();
  await page.unroute('**/taps');
  await page.getByRole('button', { name: adminShell.logout }).click();
  await expect(page).toHaveURL(/\/login/u);
  expect((await lessonOf(office, at)).taps.map(({ type }) => type)).toEqual(['present']);
  expect(await waitingNames(page)).toEqual([theirs]);
});

test('where it cannot be sent the teacher is asked, and what is kept outlives whoever comes between', async ({
  page,
  teacher,
  office,
  freshStudent,
}) => {
  const at = await newLesson(office, 4, 5);
  await loginAs(page, teacher);
  await openLesson(page, at);
  await tapInVain(page);
  await page.getByRole('link', { name: lessonPage.back }).click();
  const logout = page.getByRole('button', { name: adminShell.logout });
  const question = page.getByRole('dialog', { name: unsentQuestion.title });
  await logout.click();
  await expect(question).toContainText(unsentQuestion.body(1));
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  expect((await page.request.get('/api/session')).ok()).toBe(true);
  await logout.click();
  await question.getByRole('button', { name: unsentQuestion.keep }).click();
  await expect(page).toHaveURL(/\/login/u);
  const kept = await waitingNames(page);
  expect(kept.length).toBe(1);

  await enterCalmly(page, freshStudent);
  await page.goto('/student/rewards');
  await page.getByRole('button', { name: studentShell.logout }).click();
  await expect(page).toHaveURL(/\/login/u);
  expect(await waitingNames(page)).toEqual(kept);

  await loginAs(page, teacher);
  await page.goto('/admin/dashboard');
  await expect(shown(page)).toContainText(words.taps(1, at));
  await page.unroute('**/taps');
  await shown(page).getByRole('button', { name: words.send }).click();
  await expect.poll(async () => (await lessonOf(office, at)).taps.map(({ type }) => type)).toEqual(['present']);
});
