import type { APIRequestContext, Page } from '@playwright/test';
import { dayAfter, schoolDay, weekOf } from '#domain/calendar/school-day';
import { formatDays, formatHijriDays } from '#strings/calendar/days';
import { home } from '#strings/calendar/nav';
import { ownTimetable } from '#strings/calendar/pupil';
import {
  removeTerm,
  termCard,
  termChanged,
  termForm,
  termMoves,
  termsPage,
  timetablePage,
} from '#strings/calendar/staff';
import { timetableWords, weekName, weekPicker } from '#strings/calendar/week';
import { courseName } from '#strings/calendar/words';
import { tiles } from '#strings/dashboard/pupil';

import { formatClock } from '#strings/dates';
import { className, dialogLabels, gradeNames } from '#strings/widgets';
import { termFields, runningTerm as thisTerm } from '#tests/calendar';
import { startClocked } from '#tests/clocked-product';
import type { SchoolTerm } from '#wire/calendar';
import { enterCalmly, expect, expectAccessible, loginAs, test } from './fixtures.ts';
import { A4_ON_ITS_SIDE, pagesOf } from './paper.ts';

const termsOf = async (office: APIRequestContext): Promise<SchoolTerm[]> =>
  (await (await office.get('/api/admin/school-terms')).json()).terms;

/** The demo school's, which always runs. */
const runningTerm = async (office: APIRequestContext): Promise<SchoolTerm> => {
  const term = (await termsOf(office)).find(({ name }) => name === 'الفصل الدراسي الحالي');
  if (!term) throw new Error('the demo school has no term');
  return term;
};

const wide = { width: 1440, height: 900 };

const expectNoScrollAside = async (page: Page): Promise<void> => {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wider, `the page scrolls sideways at ${page.viewportSize()?.width}`).toBeLessThanOrEqual(0);
};

test('staff open a term from a start and a holiday, and are told of what is wrong before and after', async ({
  page,
  office,
  admin,
}) => {
  await page.setViewportSize(wide);
  await loginAs(page, admin);
  const running = await runningTerm(office);
  await page.goto('/admin/settings');
  const card = page.getByRole('region', { name: termCard.title });
  await expect(card).toContainText(running.name);
  await card.getByRole('link', { name: termCard.open }).click();
  const weeks = page.getByRole('list', { name: termsPage.weeks(running.name) });
  await expect(weeks).toContainText(weekName({ number: 12, kind: 'exams' }));
  await page.getByRole('link', { name: termsPage.add }).click();

  await expect(page.getByText(termForm.copied(running.name))).toBeVisible();
  const [start, end] = [page.getByLabel(termForm.start), page.getByLabel(termForm.end)];
  const proposed = await end.inputValue();
  expect(await start.inputValue()).toBe(dayAfter(weekOf(running.end), 7));
  await end.fill(dayAfter(running.start, 7));
  await expect(end).toHaveAccessibleDescription('نهاية الفصل قبل بدايته');
  await expect(page.getByText(termForm.noPreview)).toBeVisible();
  await page.getByRole('button', { name: termForm.takeProposed }).click();
  await expect(end).toHaveValue(proposed);
  const first = await start.inputValue();
  await start.fill(running.end);
  await expect(start).toHaveAccessibleDescription(`يتداخل مع «${running.name}»`);
  await page.getByRole('button', { name: termForm.add }).click();
  await expect(page.getByLabel(termForm.name)).toHaveAccessibleDescription('هذا الحقل مطلوب');
  await expect(page.getByLabel(termForm.name)).toBeFocused();
  await page.getByLabel(termForm.name).fill('الفصل الذي يليه');
  await page.getByRole('button', { name: termForm.add }).click();
  await expect(start).toBeFocused();
  expect((await termsOf(office)).some(({ name }) => name === 'الفصل الذي يليه')).toBe(false);
  await start.fill(first);

  const preview = page.getByRole('list', { name: termForm.preview });
  await expect(preview.getByRole('listitem')).toHaveCount(12);
  await page.getByRole('button', { name: termForm.addException }).click();
  const holiday = page.getByRole('group', { name: termForm.exception(1) });
  const [from, to] = [dayAfter(first, 14), dayAfter(first, 18)];
  await holiday.getByLabel(termForm.exceptionName).fill('إجازة الخريف');
  await holiday.getByLabel(termForm.from).fill(from);
  await holiday.getByLabel(termForm.to).fill(dayAfter(from, -1));
  await expect(holiday.getByLabel(termForm.to)).toHaveAccessibleDescription('نهايته قبل بدايته');
  await holiday.getByLabel(termForm.to).fill(to);
  await expect(end).toHaveValue(dayAfter(proposed, 7));
  await expect(preview.getByRole('listitem')).toHaveCount(13);
  await expect(preview.getByRole('listitem').nth(2)).toContainText('إجازة الخريف');
  await expect(preview.getByRole('listitem').nth(2)).toContainText(formatHijriDays(from, to));
  await page.reload();
  await expect(holiday.getByLabel(termForm.exceptionName)).toHaveValue('إجازة الخريف');
  await expectAccessible(page);
  await page.getByRole('button', { name: termForm.add }).dblclick();
  await expect(page.getByText(termForm.opened('الفصل الذي يليه'))).toBeVisible();

  const opened = (await termsOf(office)).filter(({ name }) => name === 'الفصل الذي يليه');
  const exceptions = [{ start: from, end: to }, { type: 'review' }, { type: 'exams' }];
  expect(opened).toMatchObject([{ slots: running.slots, exceptions }]);
  await page.getByRole('button', { name: termsPage.named(termsPage.remove, 'الفصل الذي يليه') }).click();
  await page.getByRole('dialog').getByRole('button', { name: removeTerm.confirm }).click();
  await expect(page.getByText(removeTerm.done)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'الفصل الذي يليه' })).toHaveCount(0);
});

test('a term that a colleague changed meanwhile keeps what was typed, over the new', async ({
  page,
  office,
  admin,
}) => {
  await page.setViewportSize(wide);
  await loginAs(page, admin);
  const { id, ...term } = await runningTerm(office);
  await page.goto(`/admin/school-terms/${id}`);
  await page.getByLabel(termForm.name).fill('باسم كُتب هنا');
  await office.put(`/api/admin/school-terms/${id}`, { data: { ...term, pausesInRamadan: true } });
  await expect(page.getByText(termChanged.text(['pausesInRamadan']))).toBeVisible();
  await page.getByRole('button', { name: termForm.save }).click();
  await expect(page.getByText('غيّر زميل هذا الفصل وهو مفتوح عندك')).toBeVisible();
  await expect(page.getByLabel(termForm.name)).toHaveValue('باسم كُتب هنا');
  await expectAccessible(page);
  await page.getByRole('button', { name: termChanged.keep }).click();
  await expect(page.getByLabel(termForm.pausesInRamadan)).toBeChecked();
  await page.getByRole('link', { name: termsPage.back }).click();
  await page.getByRole('dialog', { name: termForm.leave.title }).getByRole('button', { name: 'تراجع' }).click();
  await page.getByLabel(termForm.name).fill(term.name);
  await page.getByLabel(termForm.pausesInRamadan).uncheck();
  await page.getByRole('button', { name: termForm.save }).click();
  await expect(page.getByText(termForm.saved(term.name))).toBeVisible();
  expect(await runningTerm(office)).toMatchObject({ name: term.name, pausesInRamadan: false });
});

test('staff move a lesson, and a pupil who looks sees it at once; what runs now is by the school’s clock', async ({
  chrome,
}) => {
  const school = await startClocked();
  // Half an hour back, into the second period of a Sunday. The devices' own clocks are months off.
  school.forward(-30 * 60 * 1000);
  const sunday = schoolDay(new Date(school.now()));
  const [phone, desk] = [
    await chrome.newContext({ baseURL: school.url, viewport: { width: 390, height: 844 } }),
    await chrome.newContext({ baseURL: school.url, viewport: wide, reducedMotion: 'reduce' }),
  ];
  const [page, staff] = [await phone.newPage(), await desk.newPage()];
  await loginAs(staff, { ...(await school.hire()), role: 'teacher' });
  const term = { ...termFields(), start: '2026-01-18', exceptions: [], requestKey: crypto.randomUUID() };
  expect((await staff.request.post('/api/admin/school-terms', { data: term })).ok()).toBe(true);

  await enterCalmly(page, await school.enrol('سهم ناجي الفايزي'));
  await page.goto('/student/dashboard');
  await page.getByRole('button', { name: tiles.more }).click();
  await page.getByRole('link', { name: home, exact: true }).click();
  const today = page.getByRole('list', { name: ownTimetable.days }).locator('> li').first();
  const running = today.locator('[aria-current=time]');
  await expect(today).toContainText(formatDays(sunday));
  await expect(today).toContainText(formatHijriDays(sunday));
  await expect(today).toHaveAttribute('aria-current', 'date');
  await expect(running).toContainText(courseName('islamic', 5));
  await expect(page.getByRole('status')).toContainText('الآن الحصة ٢');

  await staff.goto('/admin/timetable');
  const table = staff.getByRole('table', { name: timetablePage.table });
  await expect(table.locator('td[aria-current=time]')).toContainText(gradeNames[5]);
  await expect(table.getByRole('rowheader', { name: /^الأحد/u })).toContainText(timetableWords.today);
  await staff.getByRole('button', { name: timetablePage.edit }).click();
  await expect(staff.getByRole('button', { name: timetablePage.save })).toBeDisabled();
  await table.getByRole('button', { name: /^الأحد، الحصة ٢:/u }).click();
  const dialog = staff.getByRole('dialog');
  await dialog
    .getByRole('group', { name: gradeNames[5], exact: true })
    .getByLabel(courseName('quran', 5))
    .check({ force: true });
  await dialog.getByRole('button', { name: timetablePage.done, exact: true }).click();
  await expect(staff.getByText(timetablePage.changes(1))).toBeVisible();
  await staff.getByRole('button', { name: timetablePage.save }).click();
  await expect(staff.getByText(timetablePage.saved)).toBeVisible();
  await expect(running).toContainText(courseName('quran', 5));
  for (const viewport of [{ width: 390, height: 844 }, wide]) {
    await page.setViewportSize(viewport);
    await expectAccessible(page);
    await expectNoScrollAside(page);
  }
  await phone.close();
  await desk.close();
  await school.stop();
});

test('a closure of tomorrow shows whose ends it moves before it is saved; other hours, and a class that is away, are shown on their days', async ({
  chrome,
}) => {
  const school = await startClocked();
  const desk = await chrome.newContext({ baseURL: school.url, viewport: wide, reducedMotion: 'reduce' });
  const staff = await desk.newPage();
  await loginAs(staff, { ...(await school.hire()), role: 'teacher' });
  const data = { ...thisTerm(), requestKey: crypto.randomUUID() };
  const { id } = await (await staff.request.post('/api/admin/school-terms', { data })).json();
  const { studentId, name } = await school.enrol('سهم ناجي الفايزي');
  const gift = { source: 'daily', type: 'coins', amount: 5, title: null, days: 7, requestKey: crypto.randomUUID() };
  const to = { kind: 'students', ids: [studentId] };
  expect((await staff.request.post('/api/admin/rewards', { data: { ...gift, to } })).ok()).toBe(true);
  const endOf = async () =>
    (await school.db.selectFrom('rewards_tracking').select('expiresAt').execute())[0]?.expiresAt;

  await staff.goto(`/admin/school-terms/${id}`);
  await staff.getByRole('button', { name: termForm.addException }).click();
  const closure = staff.getByRole('group', { name: termForm.exception(3) });
  await closure.getByLabel(termForm.exceptionName).fill('تعليق الدراسة');
  await closure.getByLabel(termForm.from).fill('2026-02-02');
  await closure.getByLabel(termForm.to).fill('2026-02-02');
  const save = staff.getByRole('button', { name: termForm.save });
  await save.click();
  const dialog = staff.getByRole('dialog', { name: termMoves.title });
  await dialog.getByText(termMoves.kinds.rewards(1)).click();
  await expect(dialog).toContainText(name);
  for (const viewport of [{ width: 390, height: 844 }, wide]) {
    await staff.setViewportSize(viewport);
    await expectAccessible(staff);
    await expectNoScrollAside(staff);
  }
  await dialog.getByRole('button', { name: dialogLabels.cancel }).click();
  expect(await endOf()).toBe('2026-02-08T06:00:00.000Z');
  await save.click();
  await dialog.getByRole('button', { name: termMoves.confirm }).click();
  await expect(staff.getByText(termForm.saved(data.name))).toBeVisible();
  expect(await endOf()).toBe('2026-02-09T06:00:00.000Z');

  await staff.goto(`/admin/school-terms/${id}`);
  await staff.getByRole('button', { name: termForm.addOtherTimes }).click();
  const hours = staff.getByRole('group', { name: termForm.otherTimesOf(1) });
  await hours.getByLabel(termForm.from, { exact: true }).fill('2026-02-18');
  await hours.getByLabel(termForm.to, { exact: true }).fill('2026-03-19');
  await hours.getByLabel(termForm.periodFrom(1)).fill('07:05');
  for (const viewport of [{ width: 390, height: 844 }, wide]) {
    await staff.setViewportSize(viewport);
    await expectAccessible(staff);
    await expectNoScrollAside(staff);
  }
  await save.click();
  await expect(staff.getByText(termForm.saved(data.name))).toBeVisible();
  const table = staff.getByRole('table', { name: timetablePage.table });
  const early = formatClock('07:05');
  await staff.goto('/admin/timetable?week=2026-02-08');
  await expect(table).not.toContainText(early);
  await staff.goto('/admin/timetable?week=2026-02-22');
  await expect(table).toContainText(early);
  // In the week in which they begin both stand there.
  await staff.goto('/admin/timetable?week=2026-02-15');
  await expect(table).toContainText(early);
  await expect(table).toContainText(formatClock('07:30'));

  await staff.goto(`/admin/school-terms/${id}`);
  await staff.getByRole('button', { name: termForm.addException }).click();
  const trip = staff.getByRole('group', { name: termForm.exception(4) });
  await trip.getByLabel(termForm.exceptionName).fill('رحلة');
  await trip.getByLabel(termForm.exceptionOf).selectOption('5');
  await trip.getByLabel(termForm.to).fill('2026-02-10');
  await trip.getByLabel(termForm.from).fill('2026-02-10');
  await save.click();
  await expect(staff.getByText(termForm.saved(data.name))).toBeVisible();
  const tuesday = table.getByRole('row', { name: /^الثلاثاء/u });
  await staff.goto('/admin/timetable?week=2026-02-08');
  await expect(tuesday).toContainText(`رحلة: ${gradeNames[5]}`);
  await expect(tuesday.getByText(gradeNames[4], { exact: true })).toBeVisible();
  await expect(tuesday.getByText(gradeNames[5], { exact: true })).toHaveCount(0);
  await staff.goto('/admin/timetable?week=2026-02-08&grade=5');
  await expect(tuesday).toHaveText(/رحلة$/u);
  await desk.close();
  await school.stop();
});

test('a week has its holidays, is kept in the address, and fits on one sheet', async ({ page, office, teacher }) => {
  const term = await runningTerm(office);
  const [holiday] = term.exceptions;
  if (!holiday) throw new Error('the demo term has no holiday');
  await page.setViewportSize(wide);
  await loginAs(page, teacher);
  await page.goto('/admin/timetable?grade=5');
  const table = page.getByRole('table', { name: timetablePage.table });
  await expect(table).toContainText(gradeNames[5]);
  await expect(table).not.toContainText(gradeNames[4]);
  const picker = page.getByLabel(weekPicker.label, { exact: true });
  const current = await picker.inputValue();
  await picker.selectOption(weekOf(holiday.start));
  await expect(table.getByRole('row', { name: new RegExp(holiday.name, 'u') })).toHaveCount(2);
  await page.reload();
  await expect(picker).toHaveValue(weekOf(holiday.start));
  await page.getByRole('button', { name: weekPicker.previous }).click();
  await expect(picker).toHaveValue(dayAfter(weekOf(holiday.start), -7));
  await page.getByRole('button', { name: weekPicker.current }).click();
  await expect(picker).toHaveValue(current);
  const paper = page.waitForEvent('popup');
  await page.getByRole('link', { name: timetableWords.print }).click();
  const sheet = await paper;
  await expect(sheet.getByRole('article')).toContainText(`جدول ${gradeNames[5]}`);
  await expectAccessible(sheet);
  expect(await pagesOf(sheet)).toEqual([A4_ON_ITS_SIDE]);
});

test('a pupil prints the own week', async ({ page, office, student }) => {
  await enterCalmly(page, student);
  const term = await runningTerm(office);
  await page.goto(`/student/timetable/print?week=${term.start}`);
  await expect(page.getByRole('article')).toContainText(`جدول ${gradeNames[student.grade]}`);
  expect(await pagesOf(page)).toEqual([A4_ON_ITS_SIDE]);
});

test('the timetable is edited on a phone day by day, by everybody', async ({ page, teacher }) => {
  await loginAs(page, teacher);
  await page.goto('/admin/timetable');
  await page.getByRole('button', { name: timetablePage.edit }).click();
  await page.getByRole('button', { name: /^الاثنين، الحصة ٣:/u }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('group', { name: className({ grade: 6, section: 'أ' }), exact: true })
    .getByLabel(courseName('quran', 6))
    .check({ force: true });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: timetablePage.done, exact: true }).click();
  await expectAccessible(page);
  await expectNoScrollAside(page);
  await page.getByRole('button', { name: timetablePage.discard }).click();
  await expect(page.getByRole('button', { name: timetablePage.edit })).toBeVisible();
});
