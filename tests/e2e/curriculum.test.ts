import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { schoolDay } from '#domain/calendar/school-day';
import { weekProgress } from '#domain/curriculum/lessons';
import { termForm, termsPage } from '#strings/calendar/staff';
import { courseName } from '#strings/calendar/words';
import { connection } from '#strings/connection';
import { lessonsDone, ownCurriculum, ownSchedule, weekPractice } from '#strings/curriculum/pupil';
import { curriculumFaults } from '#strings/curriculum/refusals';
import { coverage, curriculumPage, planCopy, planForm, planImport } from '#strings/curriculum/staff';
import { importTexts, lessonStatusNames, quranNames, strandNames } from '#strings/curriculum/words';
import { tiles } from '#strings/dashboard/pupil';
import { fieldText } from '#strings/fields';
import { formatNumber } from '#strings/plural';
import { selfCheck } from '#strings/practice/pupil';
import { asRead } from '#strings/questions/text';
import { optionNames } from '#strings/questions/words';
import { ownTexts } from '#strings/quran/pupil';
import { sheetRows, sheetSource } from '#strings/sheets';
import { gradeNames } from '#strings/widgets';
import { startClocked } from '#tests/clocked-product';
import type { Curriculum, OwnCurriculum } from '#wire/curriculum';
import type { PracticeQuestion } from '#wire/questions';
import { loseNextPost } from './broken-post.ts';
import { breakReadsUntilRetried, retryOf } from './broken-reads.ts';
import { enterCalmly, expect, expectAccessible, loginAs, test } from './fixtures.ts';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

/** What pupils made for a test are in. */
const GRADE = 5;

const expectAccessibleOn = async (page: Page): Promise<void> => {
  for (const viewport of [DESK, PHONE]) {
    await page.setViewportSize(viewport);
    await expectAccessible(page);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider, `scrolls sideways at ${viewport.width}`).toBeLessThanOrEqual(0);
  }
};

const curriculumOf = async (office: APIRequestContext, grade: number): Promise<Curriculum> =>
  (await office.get(`/api/admin/curriculum?grade=${grade}`)).json();

/** A plan's weeks as they are saved; a test that changes a grade's plan leaves it as it was, for whoever comes next. */
const weeksOf = ({ plan, lessons }: Curriculum) =>
  Array.from({ length: 10 }, (_, at) => {
    const entriesOf = (course: string) =>
      plan
        .filter((each) => each.week === at + 1 && each.course === course)
        .flatMap(({ lessonId }) => lessons.filter(({ id }) => id === lessonId));
    return { quran: entriesOf('quran'), islamic: entriesOf('islamic') };
  });

const putWeeks = async (office: APIRequestContext, grade: number, weeks: ReturnType<typeof weeksOf>): Promise<void> => {
  const { version, term } = await curriculumOf(office, grade);
  const reply = await office.put(`/api/admin/curriculum/${grade}`, { data: { termId: term.id, version, weeks } });
  expect(reply.ok(), await reply.text()).toBe(true);
};

/** As a person does it, from today on. */
const openTerm = async (page: Page, name: string, today: string): Promise<void> => {
  await page.goto('/admin/school-terms');
  await page.getByRole('link', { name: termsPage.add }).click();
  await page.getByLabel(termForm.name).fill(name);
  await page.getByLabel(termForm.start).fill(today);
  await expect(page.getByRole('list', { name: termForm.preview }).getByRole('listitem')).toHaveCount(12);
  await page.getByRole('button', { name: termForm.add }).click();
  await expect(page.getByText(termForm.opened(name))).toBeVisible();
};

const lessonIn = (card: Locator, topic: string): Locator => card.getByRole('button').filter({ hasText: topic });

/** Each question once, right. */
const answerAll = async (page: Page, questions: readonly PracticeQuestion[]): Promise<void> => {
  for (const question of questions.map(asRead)) {
    await expect(page.getByRole('heading', { level: 2, name: question.text, exact: true })).toBeVisible();
    await page.getByRole('button', { name: optionNames(question)[question.answer] ?? '' }).click();
    await page.getByRole('button', { name: /التالي$/u }).click();
  }
};

test('staff open a term and teach a lesson; a pupil sees both at once, practises, marks it done, and the week’s ring follows', async ({
  chrome,
}) => {
  // A school of its own: in the demo school a term runs already.
  const school = await startClocked();
  const [phone, desk] = [
    await chrome.newContext({ baseURL: school.url, viewport: PHONE }),
    await chrome.newContext({ baseURL: school.url, viewport: DESK }),
  ];
  const [page, teacher] = [await phone.newPage(), await desk.newPage()];
  const pupil = await school.enrol('سهم ناجي الفايزي');
  await enterCalmly(page, pupil);
  await page.goto('/student/dashboard');
  await page.getByRole('link', { name: tiles.curriculum }).click();
  await expect(page.getByText(`${pupil.name} · ${gradeNames[GRADE]}`)).toBeVisible();
  await page.getByRole('link', { name: courseName('islamic', GRADE) }).click();
  const card = page.locator('details[open]').filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect(page.getByRole('heading', { name: ownSchedule.title })).toBeVisible();
  await expect(page.getByText(ownSchedule.current, { exact: true })).toHaveCount(0);

  await loginAs(teacher, { ...(await school.hire()), role: 'teacher' });
  await openTerm(teacher, 'فصل الربيع', schoolDay(new Date(school.now())));

  await expect(card.getByText(ownSchedule.current, { exact: true })).toBeVisible();
  await expect(card.getByRole('heading', { level: 3 })).toHaveText(ownSchedule.week(1));
  // The plan of the term before does not come again by itself: staff take it over.
  await expect(card.getByText(ownSchedule.empty)).toBeVisible();
  await teacher.goto(`/admin/curriculum?grade=${GRADE}`);
  await expect(teacher.getByRole('heading', { name: planCopy.title('فصل الربيع') })).toBeVisible();
  await expectAccessibleOn(teacher);
  await teacher.getByRole('button', { name: planCopy.copy }).click();
  await expect(teacher.getByText(planCopy.done)).toBeVisible();
  await expect(card.getByText(ownSchedule.empty)).toHaveCount(0);
  const { plan, lessons } = await curriculumOf(teacher.request, GRADE);
  const all = plan.filter(({ course }) => course === 'islamic');
  const topics = all
    .filter(({ week }) => week === 1)
    .map(({ lessonId }) => lessons.find(({ id }) => id === lessonId)?.topic ?? '');
  const [topic = ''] = topics;
  const lesson = lessonIn(card, topic);
  const taught = lesson.getByText(ownSchedule.taught);
  await expect(lesson).toContainText(lessonStatusNames.upcoming);
  await expect(taught).toHaveCount(0);
  await expect(card.getByText(ownSchedule.ring(0))).toBeAttached();
  await expect(card.getByRole('link', { name: ownSchedule.practise })).toHaveCount(0);

  await teacher.goto(`/admin/curriculum?grade=${GRADE}`);
  const week = teacher.getByRole('list', { name: curriculumPage.lessons(1), exact: true });
  const mark = week.getByRole('button', { name: curriculumPage.markName(topic), exact: true });
  await expect(mark).toHaveAttribute('aria-pressed', 'false');
  await mark.click();
  await expect(mark).toHaveAttribute('aria-pressed', 'true');

  await expect(taught).toBeVisible();
  await expect(lesson).toContainText(lessonStatusNames.upcoming);
  await card.getByRole('link', { name: ownSchedule.practise }).click();
  const { questions } = await (await page.request.get('/api/student/curriculum/questions?week=1')).json();
  expect(questions.length).toBeGreaterThanOrEqual(4);
  await expect(page.getByRole('heading', { level: 1, name: selfCheck.title })).toBeVisible();
  await answerAll(page, questions);
  await expect(page.getByRole('heading', { name: selfCheck.done })).toBeVisible();
  await page.getByRole('link', { name: weekPractice.back }).click();

  const others = topics.slice(1).map(() => 'upcoming' as const);
  for (const status of ['in-progress', 'completed', 'in-progress', 'completed'] as const) {
    await lesson.click();
    await expect(lesson).toContainText(lessonStatusNames[status]);
    await expect(card.getByText(ownSchedule.ring(weekProgress([status, ...others]) ?? 0))).toBeAttached();
  }
  for (const other of topics.slice(1)) await lessonIn(card, other).dblclick();
  await expect(page.getByText(ownSchedule.weekDone(1))).toBeVisible();
  await expect(card.getByText(ownSchedule.ring(100))).toBeAttached();

  await page.reload();
  await expect(lesson).toContainText(lessonStatusNames.completed);
  await expect(card.getByText(ownSchedule.ring(100))).toBeAttached();
  await expect(page.getByText(lessonsDone(topics.length, all.length))).toBeVisible();
  await teacher.reload();
  await expect(week.getByText(curriculumPage.doneOf(1, 1))).toHaveCount(topics.length);
  await phone.close();
  await desk.close();
  await school.stop();
});

test('what is chosen stands in the address: a reload and the way back keep it', async ({ page, freshStudent }) => {
  await enterCalmly(page, freshStudent);
  await breakReadsUntilRetried(page, '**/api/student/curriculum');
  await page.goto('/student/curriculum?course=alchemy&practise=99');
  await retryOf(page).click();
  await page.getByRole('link', { name: courseName('quran', GRADE) }).click();
  const [general, recitation] = [ownCurriculum.tabs.general, ownCurriculum.tabs.recitation].map((name) =>
    page.getByRole('tab', { name }),
  ) as [Locator, Locator];
  await expect(page.getByText(ownTexts.focused)).toBeVisible();
  await recitation.click();
  await expect(page.locator('.followed')).toBeVisible();
  await page.reload();
  await expect(recitation).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(general).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('heading', { name: ownSchedule.title })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: ownCurriculum.choose })).toBeVisible();
  await page.goForward();
  await page.getByRole('link', { name: ownCurriculum.back }).click();
  await page.getByRole('link', { name: ownCurriculum.home }).click();
  await expect(page).toHaveURL('/student/dashboard');
});

test('everybody reaches the curriculum and both its courses on a phone and on a desk, by day and by night', async ({
  page,
  student,
}) => {
  await enterCalmly(page, student);
  await page.goto('/student/curriculum');
  await expect(page.getByRole('heading', { name: ownCurriculum.choose })).toBeVisible();
  await expectAccessibleOn(page);
  for (const course of ['quran', 'islamic']) {
    await page.goto(`/student/curriculum?course=${course}`);
    await page.getByText(/ مض(ى|يا|ت)$/u).click();
    await expectAccessibleOn(page);
  }
});

test('a press that does not arrive is taken back, and staff inside the account only look', async ({
  page,
  admin,
  freshStudent,
}) => {
  await enterCalmly(page, freshStudent);
  await page.goto('/student/curriculum?course=islamic');
  const lessons = page.locator('details[open]').getByRole('button');
  const first = lessons.first();
  await expect(first).toContainText(lessonStatusNames.upcoming);
  await loseNextPost(page, '**/api/student/curriculum/progress', 'request');
  await first.click();
  await expect(page.getByText(connection.offline)).toBeVisible();
  await expect(first).toContainText(lessonStatusNames.upcoming);
  await first.dblclick();
  await expect(first).toContainText(lessonStatusNames.completed);
  await expect
    .poll(async () => {
      const { marks }: OwnCurriculum = await (await page.request.get('/api/student/curriculum')).json();
      return marks.map(({ status }) => status);
    })
    .toEqual(['completed']);

  await loginAs(page, admin);
  await page.request.post(`/api/admin/students/${freshStudent.studentId}/enter`);
  await page.goto('/student/curriculum?course=islamic');
  await expect(page.locator('details[open]').getByText(lessonStatusNames.completed)).toBeVisible();
  await expect(lessons).toHaveCount(0);
});

test('a week is edited, faults stand at their fields, and a colleague’s change costs nothing that was typed', async ({
  page,
  admin,
  office,
}) => {
  const grade = 6;
  const topic = `آداب السلام ${crypto.randomUUID().slice(0, 4)}`;
  await loginAs(page, admin);
  await page.goto(`/admin/curriculum?grade=${grade}`);
  await page.getByRole('heading', { name: curriculumPage.week(2), exact: true }).click();
  await page.getByRole('button', { name: curriculumPage.editWeek(2) }).click();
  const dialog = page.getByRole('dialog', { name: curriculumPage.editWeek(2) });
  const islamic = courseName('islamic', grade);
  await dialog.getByRole('button', { name: planForm.addTo(islamic) }).click();
  const added = dialog.getByRole('group').last();
  const save = dialog.getByRole('button', { name: planForm.save });
  await save.click();
  await expect(added.getByLabel(planForm.topic)).toHaveAccessibleDescription(fieldText('required'));
  await added.getByLabel(planForm.topic).fill(topic);
  await save.click();
  await expect(added.getByLabel(planForm.strand)).toHaveAccessibleDescription(curriculumFaults.strandless);
  await added.getByLabel(planForm.strand).selectOption('Hadith');
  await page.setViewportSize(PHONE);
  await expectAccessible(page);

  const asItWas = weeksOf(await curriculumOf(office, grade));
  const turned = asItWas.map(({ quran, islamic }) => ({ quran, islamic: islamic.toReversed() }));
  await putWeeks(office, grade, turned);

  await expect(dialog.getByText(planForm.changed)).toBeVisible();
  await save.click();
  await expect(added.getByLabel(planForm.topic)).toHaveValue(topic);
  await dialog.getByRole('button', { name: planForm.keep }).click();
  await added.getByLabel(planForm.week).selectOption('3');
  await save.click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('heading', { name: curriculumPage.week(3), exact: true }).click();
  await expect(page.getByRole('list', { name: curriculumPage.lessons(3), exact: true })).toContainText(topic);

  await page.setViewportSize(DESK);
  await page.getByRole('tab', { name: curriculumPage.tabs.coverage }).click();
  await page.getByRole('button', { name: coverage.questions }).click();
  const [head, first] = [page.getByRole('row').nth(0), page.getByRole('row').nth(1)];
  await expect(head.getByRole('columnheader', { name: coverage.questions })).toHaveAttribute('aria-sort', 'ascending');
  await expect(first).toContainText(topic);
  await expect(first).toContainText(coverage.none);
  await expect(page.getByText(coverage.short(1))).toBeVisible();
  await expectAccessible(page);
  await putWeeks(office, grade, asItWas);
  await expect(page.getByText(coverage.enough)).toBeVisible();
});

test('the plan is reached by everybody on a phone and on a desk, by day and by night', async ({ page, admin }) => {
  await loginAs(page, admin);
  await page.goto('/admin/curriculum');
  await expect(page.getByText(curriculumPage.current, { exact: true })).toBeVisible();
  await expectAccessibleOn(page);
});

/** As a table has them; without them it would change what was taught. */
const taughtRows = ({ plan, lessons }: Curriculum): string[][] =>
  plan
    .filter(({ taughtAt }) => taughtAt !== null)
    .flatMap(({ week, lessonId }) =>
      lessons
        .filter(({ id }) => id === lessonId)
        .map(({ strand, unit, topic, verses }) => [
          (strand === null ? quranNames : strandNames[strand])[0] ?? '',
          String(week),
          unit ?? '',
          topic,
          verses ?? '',
        ]),
    );

test('a table with an unknown subject is told by row and column; a right one is looked at, then saved', async ({
  page,
  admin,
  office,
}) => {
  const grade = 6;
  const before = await curriculumOf(office, grade);
  const taught = taughtRows(before);
  await loginAs(page, admin);
  await page.goto(`/admin/curriculum?grade=${grade}`);
  await page.getByRole('button', { name: curriculumPage.import }).click();
  const dialog = page.getByRole('dialog', { name: planImport.title });
  const lookAt = async (...rows: string[][]) => {
    const table = [importTexts.head, ...taught, ...rows].map((cells) => cells.join('\t')).join('\n');
    await dialog.getByLabel(sheetSource.paste).fill(table);
    await dialog.getByRole('button', { name: sheetSource.preview }).click();
  };
  await lookAt(['الفقه', '١٠', 'الطهارة', 'صفة الوضوء'], ['الحساب', '2', '', 'الجمع']);
  await expect(dialog.getByText(sheetRows.faults(1))).toBeVisible();
  const fault = dialog.getByRole('row').nth(1);
  await expect(fault).toContainText(formatNumber(taught.length + 3));
  await expect(fault).toContainText(importTexts.head[0] ?? '');
  await expect(fault).toContainText(importTexts.subject);
  await expect(dialog.getByRole('button', { name: sheetSource.confirm })).toHaveCount(0);
  await expectAccessible(page);

  await dialog.getByRole('button', { name: sheetSource.back }).click();
  await lookAt(['الفقه', '١٠', 'الطهارة', 'صفة الوضوء'], ['القرآن الكريم', '١٠', '', 'تلاوة', '112:1-4']);
  // What goes on for several weeks is one lesson.
  const lessons = new Set(taught.map(([subject, , ...words]) => [subject, ...words].join())).size + 2;
  const weeks = new Set(taught.map(([, week]) => week)).size + 1;
  await expect(dialog.getByText(planImport.summary(lessons, weeks))).toBeVisible();
  expect(await curriculumOf(office, grade)).toMatchObject({ version: before.version });
  await dialog.getByRole('button', { name: sheetSource.confirm }).click();
  await expect(page.getByText(planImport.done)).toBeVisible();
  const after = await curriculumOf(office, grade);
  expect(taughtRows(after)).toEqual(taught);
  expect(after.plan.filter(({ taughtAt }) => taughtAt === null).map(({ week, course }) => [week, course])).toEqual([
    [10, 'quran'],
    [10, 'islamic'],
  ]);
  await putWeeks(office, grade, weeksOf(before));
});
