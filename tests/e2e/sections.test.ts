import { schoolDay } from '#domain/calendar/school-day';
import { classKey } from '#domain/roster/classes';
import { timetablePage } from '#strings/calendar/staff';
import { holdLesson, teacherTable } from '#strings/classroom/staff';
import { rosterRefusals } from '#strings/roster/refusals';
import { staffActions, staffForm } from '#strings/staff/staff';
import { className } from '#strings/widgets';
import { expect, expectAccessible, loginAs } from './fixtures.ts';
import { test } from './lesson.ts';

const OWN = { grade: 4, section: 'أ' } as const;
const OTHER = { grade: 4, section: 'ب' } as const;

test('an admin gives a teacher a class, who holds a lesson with it and only looks at the others', async ({
  page,
  chrome,
  product,
  admin,
  teacher,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await loginAs(page, admin);
  await page.goto('/admin/staff');
  const row = page.getByRole('row').filter({ hasText: teacher.email });
  await row.getByRole('button', { name: `${staffActions.edit}:` }).click();
  await page.getByText(staffForm.someClasses, { exact: true }).click();
  await page.getByLabel(className(OWN), { exact: true }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: staffForm.save }).click();
  await expect(row).toContainText(className(OWN));

  const desk = await (await chrome.newContext({ baseURL: product.url })).newPage();
  await loginAs(desk, teacher);
  await desk.goto('/admin/teacher-table');
  // Who teaches one class begins with it.
  await expect(desk).toHaveURL(/grade=4/u);
  await desk.getByRole('button', { name: holdLesson.open }).click();
  // In the sixth another journey may have a lesson of the whole grade.
  await desk.getByLabel(holdLesson.period).selectOption('5');
  const classes = desk.getByLabel(holdLesson.class);
  await expect(classes.locator('option')).toHaveText([className(OWN)]);
  const { now } = await (await desk.request.get('/api/admin/school-terms')).json();
  const path = `/api/admin/classroom/lessons/${schoolDay(new Date(now))}/5/${encodeURIComponent(classKey(OTHER))}`;
  const others = await desk.request.post(path, { data: { course: 'quran' } });
  expect((await others.json()).message).toBe(rosterRefusals.not_own_class);
  await expectAccessible(desk);
  await desk.getByRole('button', { name: holdLesson.submit }).click();
  await expect(desk.getByRole('heading', { name: className(OWN) })).toBeVisible();
  const tiles = desk.locator('[data-pupil]');
  await expect(tiles.first()).toBeVisible();
  const { students } = await (await desk.request.get('/api/admin/students?grade=4&section=أ')).json();
  await expect(tiles).toHaveCount(students.length);
  await desk.goBack();
  await expect(desk.getByText(className(OWN)).first()).toBeVisible();
  await expect(desk.getByText(teacherTable.resume).first()).toBeVisible();
  await desk.close();
});

test('sections of a grade have a lesson each in one hour, or one together', async ({ page, admin, office }) => {
  await loginAs(page, admin);
  await page.goto('/admin/timetable?grade=5');
  await page.getByRole('button', { name: timetablePage.edit }).click();
  const cell = page.getByRole('list', { name: timetablePage.table }).getByRole('button').first();
  await cell.click();
  const dialog = page.getByRole('dialog');
  const quran = (legend: string) =>
    dialog.getByRole('group', { name: legend, exact: true }).getByText('تلاوة القرآن وتجويده');
  await quran(className({ grade: 5, section: 'أ' })).click();
  await quran(className({ grade: 5, section: 'ب' })).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: timetablePage.done }).click();
  await page.getByRole('button', { name: timetablePage.save }).click();
  await expect(page.getByText(timetablePage.saved)).toBeVisible();
  const { terms } = await (await office.get('/api/admin/school-terms')).json();
  const first = terms
    .at(-1)
    .slots.filter(
      (slot: { weekday: number; period: number; grade: number }) =>
        slot.grade === 5 && slot.weekday === 0 && slot.period === 1,
    );
  expect(first.map(({ section }: { section: string }) => section)).toEqual(['أ', 'ب']);
});
