import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { examReward as worthOf } from '#domain/exams/reward';
import { optionCount } from '#domain/questions/questions';
import { competitionsPage } from '#strings/contests/pupil';
import { resultsPage } from '#strings/contests/results';
import { tiles } from '#strings/dashboard/pupil';
import { nav, resultsNotice } from '#strings/exams/nav';
import {
  examCard,
  examLevelWords,
  examReward,
  scoreLine,
  ownResults as texts,
  wrongAnswers,
} from '#strings/exams/pupil';
import { wordAssociation } from '#strings/growth/pupil';
import { moneyText } from '#strings/money';
import { outOf } from '#strings/plural';
import { feedback, selfCheck } from '#strings/practice/pupil';
import { asRead } from '#strings/questions/text';
import { optionNames, options } from '#strings/questions/words';
import { celebration, rewardSteps, studentRewards } from '#strings/rewards/pupil';
import type { DemoStudent } from '#tests/product';
import type { ExamQuestion } from '#wire/exams/paper';
import type { ExamCard } from '#wire/exams/pupil';
import type { ListedExam, WholeExam } from '#wire/exams/staff';
import { loseNextPost } from './broken-post.ts';
import { breakReadsUntilRetried, retryOf } from './broken-reads.ts';
import { enterCalmly, expect, expectAccessible, loginAs, test } from './fixtures.ts';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

/** What pupils made for a test are in. */
const GRADE = 5;

const expectNoSideways = async (page: Page) => {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wider, `scrolls sideways at ${page.viewportSize()?.width}`).toBeLessThanOrEqual(0);
};

const expectAccessibleOn = async (page: Page) => {
  for (const viewport of [DESK, PHONE]) {
    await page.setViewportSize(viewport);
    await expectAccessible(page);
    await expectNoSideways(page);
  }
};

const post = async (office: APIRequestContext, path: string, data: object) => {
  const answer = await office.post(`/api/admin/exams${path}`, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
};

/** The exam that comes with the product: some of its questions ask about verses. */
const shippedExam = async (office: APIRequestContext): Promise<WholeExam> => {
  const { exams }: { exams: ListedExam[] } = await (await office.get(`/api/admin/exams?grade=${GRADE}`)).json();
  for (const { id } of exams) {
    const exam: WholeExam = await (await office.get(`/api/admin/exams/${id}`)).json();
    if (exam.questions.some(({ verse }) => verse)) return exam;
  }
  throw new Error('no exam asks about a verse');
};

type Slip = 'wrong' | 'left out';

const chosenBy = (question: ExamQuestion, slip: Slip | undefined): number => {
  if (slip === 'left out') return 0;
  return (slip ? (question.answer + 1) % optionCount(question) : question.answer) + 1;
};

interface Sat {
  readonly title: string;
  readonly date: string;
  /** By the number of the question on the paper. */
  readonly slips: Readonly<Record<number, Slip>>;
}

/** Staff elsewhere make an exam and grade this pupil's paper; nobody sees it before they publish it. */
const gradedExam = async (office: APIRequestContext, { studentId }: DemoStudent, { title, date, slips }: Sat) => {
  const { questions, matchingOptions } = await shippedExam(office);
  const fields = questions.map((question) => ({ ...question, verse: question.verse?.reference ?? null }));
  const exam = { requestKey: randomUUID(), title, date, grade: GRADE, matchingOptions, questions: fields };
  const { id } = await post(office, '', exam);
  const cells = questions.map((question, place) => ({
    studentId,
    place,
    answer: chosenBy(question, slips[question.number]),
    version: 0,
  }));
  await post(office, `/${id}/cells`, { cells });
  return {
    id: Number(id),
    questions: questions.map(asRead),
    publish: (isPublished: boolean) => post(office, `/${id}/publish`, { isPublished }),
    openPractice: () => post(office, `/${id}/practice`, { isOpen: true }),
  };
};

const cardOf = (page: Page, title: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { level: 2, name: title }) });

const opened = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1, name: nav.results })).toBeVisible();
  await expect(page.locator('.animate-pulse')).toHaveCount(0);
};

const sendsOf = (page: Page): string[] => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
  });
  return sent;
};

test('a published result is news on the first screen, and says what was wrong, what is right and why', async ({
  page,
  office,
  freshStudent,
}) => {
  const title = 'اختبار الوحدة الأولى';
  const slips = { 3: 'wrong', 5: 'wrong', 12: 'left out' } as const;
  const exam = await gradedExam(office, freshStudent, { title, date: '2026-09-01', slips });
  await enterCalmly(page, freshStudent);
  await page.goto('/student/dashboard');
  await expect(page.getByRole('link', { name: tiles.results })).toBeVisible();
  const notice = page.getByRole('main').getByRole('link', { name: resultsNotice.title(1) });
  await expect(notice).toHaveCount(0);
  await exam.publish(true);
  await expect(notice).toBeVisible();
  await expectAccessibleOn(page);
  const sent = sendsOf(page);
  await notice.click();

  const card = cardOf(page, title);
  await expect(card.getByText(examCard.score(34, 40))).toBeAttached();
  await expect(card.getByText(examLevelWords.good)).toBeVisible();
  await expect(card.getByRole('term').filter({ hasText: /^(صح وخطأ|اختيار|مزاوجة)$/u })).toHaveCount(3);
  for (const part of [outOf(16, 20), outOf(8, 10), outOf(10, 10)])
    await expect(card.getByText(part, { exact: true })).toBeVisible();
  await expect(card.getByText(examCard.isNew, { exact: true })).toBeVisible();
  await expect(card.getByText(examCard.automatic)).toBeVisible();
  await expect(card.getByText(wrongAnswers.title(3))).toBeVisible();
  for (const number of [3, 5, 12]) {
    const question = exam.questions[number - 1] as ExamQuestion;
    const names = optionNames(question);
    const row = card.getByRole('listitem').filter({ hasText: question.text });
    const chosen = chosenBy(question, slips[number as keyof typeof slips]);
    await expect(row).toContainText(`${options.yours}${names[chosen - 1] ?? wrongAnswers.leftOut}`);
    await expect(row).toContainText(`${options.right}${names[question.answer]}`);
    await expect(row).toContainText(`${feedback.source}: ${question.source}`);
  }
  await expect(page.getByRole('heading', { name: scoreLine.title })).toHaveCount(0);
  await expectAccessibleOn(page);
  expect(sent.filter((path) => path.endsWith('/seen'))).toHaveLength(1);

  await page.goto('/student/dashboard');
  await expect(page.getByRole('link', { name: tiles.results })).toBeVisible();
  await expect(notice).toHaveCount(0);
  await page.goto('/student/results');
  await expect(card.getByText(examLevelWords.good)).toBeVisible();
  await expect(card.getByText(examCard.isNew, { exact: true })).toHaveCount(0);
});

test('what a result is worth is counted, sent once and claimed', async ({ page, office, freshStudent }) => {
  const title = 'اختبار المكافأة';
  const slips = { 1: 'wrong', 2: 'wrong', 3: 'wrong' } as const;
  const exam = await gradedExam(office, freshStudent, { title, date: '2026-09-08', slips });
  await exam.publish(true);
  await enterCalmly(page, freshStudent);
  const sent = sendsOf(page);
  await page.goto('/student/results');
  const card = cardOf(page, title);
  await loseNextPost(page, '**/calculate', 'request');
  await card.getByRole('button', { name: rewardSteps.calculate }).click();
  await expect(page.getByText(examReward.calculateFailed)).toBeVisible();
  await card.getByRole('button', { name: rewardSteps.calculate }).click();
  for (const type of ['coins', 'points'] as const)
    await expect(card.getByText(moneyText(type, worthOf(34, 40)[type]), { exact: true })).toBeAttached();
  await expectAccessibleOn(page);
  await page.reload();
  await loseNextPost(page, '**/send', 'request');
  await card.getByRole('button', { name: rewardSteps.send }).click();
  await expect(page.getByText(rewardSteps.sendFailed)).toBeVisible();
  sent.length = 0;
  await card.getByRole('button', { name: rewardSteps.send }).dblclick();
  await expect(card.getByText(rewardSteps.sentOn(''))).toBeVisible();
  await expect(card.getByRole('button')).toHaveCount(0);
  expect(sent.filter((path) => path.endsWith('/send'))).toHaveLength(1);
  await expectAccessibleOn(page);

  await card.getByRole('link', { name: rewardSteps.toRewards }).click();
  for (const type of ['coins', 'points'] as const) {
    const amount = worthOf(34, 40)[type];
    await page.getByRole('button', { name: studentRewards.claimNamed(title, type, amount) }).click();
    const dialog = page.getByRole('dialog', { name: celebration.title });
    await expect(dialog).toContainText(celebration.got(type, amount));
    await dialog.getByRole('button', { name: celebration.done }).click();
  }
  await page.goto('/student/results');
  await expect(card.getByText(/واستلمتها$/u)).toBeVisible();
});

test('a verse that was asked about stands in its own typeface, as published', async ({
  page,
  office,
  freshStudent,
}) => {
  const { questions } = await shippedExam(office);
  const asked = questions.find(({ verse }) => verse) as ExamQuestion;
  const slips = { [asked.number]: 'wrong' } as const;
  const exam = await gradedExam(office, freshStudent, { title: 'اختبار الآيات', date: '2026-09-02', slips });
  await exam.publish(true);
  await enterCalmly(page, freshStudent);
  const verses = page.getByRole('figure').locator('[data-verse]');
  for (const address of ['/student/results', `/student/results?practise=${exam.id}`]) {
    await page.goto(address);
    await expect(verses).toHaveText(asked.verse?.verses.map(({ text }) => text) ?? []);
    await expect(verses.first()).toHaveCSS('font-family', /^"Amiri Quran"/u);
    await expectAccessibleOn(page);
  }
});

test('a full score has its message and its bonus, and with a second exam the line begins', async ({
  page,
  office,
  freshStudent,
}) => {
  const full = await gradedExam(office, freshStudent, { title: 'اختبار القمة', date: '2026-09-09', slips: {} });
  const slips = { 1: 'wrong' } as const;
  const earlier = await gradedExam(office, freshStudent, { title: 'اختبار السفح', date: '2026-09-03', slips });
  await full.publish(true);
  await enterCalmly(page, freshStudent);
  await page.goto('/student/results');
  const card = cardOf(page, 'اختبار القمة');
  await expect(card.getByRole('heading', { name: wrongAnswers.perfect })).toBeVisible();
  await expect(card.getByText(examLevelWords.full)).toBeVisible();
  await expect(card.getByRole('link', { name: examCard.practiseOwn })).toHaveCount(0);
  await card.getByRole('button', { name: rewardSteps.calculate }).click();
  await expect(card.getByText(moneyText('coins', 40), { exact: true })).toBeAttached();
  await expect(card.getByText(moneyText('points', 75), { exact: true })).toBeAttached();
  await expect(card.getByText(examReward.bonus(15))).toBeVisible();

  await earlier.publish(true);
  const line = page.locator('section').filter({ has: page.getByRole('heading', { name: scoreLine.title }) });
  await expect(line.getByRole('listitem')).toHaveText([/اختبار القمة.*٤٠ من ٤٠/u, /اختبار السفح.*٣٨ من ٤٠/u]);
  await expect(line.getByText(scoreLine.best(40))).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['اختبار القمة', /^رحلتي/u, 'اختبار السفح']);
  await expectAccessibleOn(page);
  await line.getByRole('link', { name: 'اختبار السفح' }).click();
  await expect(cardOf(page, 'اختبار السفح').getByText(examLevelWords.excellent)).toBeInViewport();
});

test('fifty exams are one list, in which the first is led to from the last', async ({ page, office, freshStudent }) => {
  const slips = { 4: 'wrong' } as const;
  const sat = await gradedExam(office, freshStudent, { title: 'اختبار كل أسبوع', date: '2026-09-10', slips });
  await sat.publish(true);
  await enterCalmly(page, freshStudent);
  const { exams }: { exams: ExamCard[] } = await (await page.request.get('/api/student/results')).json();
  const many = Array.from({ length: 50 }, (_, at) => ({ ...exams[0], id: at + 1, title: `اختبار ${50 - at}` }));
  await page.route('**/api/student/results', (route) => route.fulfill({ json: { exams: many } }));
  await page.setViewportSize(PHONE);
  await page.goto('/student/results');
  const line = page.locator('section').filter({ has: page.getByRole('heading', { name: scoreLine.title }) });
  await expect(line.getByRole('listitem')).toHaveCount(50);
  await expectNoSideways(page);
  await line.getByRole('link', { name: 'اختبار 1', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'اختبار 1', exact: true })).toBeInViewport();
});

test('what is not published is not there, nor is another pupil’s; what is taken back goes while one looks', async ({
  page,
  office,
  freshStudent,
}) => {
  await enterCalmly(page, freshStudent);
  await breakReadsUntilRetried(page, '**/api/student/results');
  await page.goto('/student/results');
  await expect(page.getByText(/^حدث خطأ أثناء تحميل النتائج: .{5}/u)).toBeVisible({ timeout: 20_000 });
  await retryOf(page).click();
  await expect(page.getByRole('heading', { name: 'لا توجد نتائج اختبارات حتى الآن' })).toBeVisible();
  await expectAccessibleOn(page);

  const slips = { 2: 'wrong' } as const;
  const exam = await gradedExam(office, freshStudent, { title: 'اختبار عابر', date: '2026-09-05', slips });
  await page.goto(`/student/results?practise=${exam.id}`);
  await expect(page.getByRole('heading', { name: texts.none })).toBeVisible();
  const { exams }: { exams: ListedExam[] } = await (await office.get(`/api/admin/exams?grade=${GRADE}`)).json();
  const others = exams.find(({ publishedAt }) => publishedAt);
  for (const id of [exam.id, others?.id])
    for (const act of ['calculate', 'send']) {
      const refused = await page.request.post(`/api/student/results/${id}/${act}`);
      expect(refused.status()).toBe(404);
      expect((await refused.json()).code).toBe('exam_result_not_found');
    }

  await exam.publish(true);
  await expect(page.getByRole('heading', { name: selfCheck.title })).toBeVisible();
  await exam.publish(false);
  await expect(page.getByRole('heading', { name: texts.none })).toBeVisible();
  await exam.publish(true);
  await page.goto('/student/results');
  await cardOf(page, 'اختبار عابر').getByRole('button', { name: rewardSteps.calculate }).click();
  await expect(page.getByRole('button', { name: rewardSteps.send })).toBeVisible();
  await exam.publish(false);
  await expect(page.getByRole('heading', { name: texts.none })).toBeVisible();
});

test('a reward that went from elsewhere is refused in its words, and staff inside the account only look', async ({
  page,
  office,
  admin,
  freshStudent,
}) => {
  const slips = { 1: 'wrong', 2: 'wrong' } as const;
  const exam = await gradedExam(office, freshStudent, { title: 'اختبار المرتين', date: '2026-09-06', slips });
  await exam.publish(true);
  await loginAs(page, admin);
  await page.request.post(`/api/admin/students/${freshStudent.studentId}/enter`);
  const sent = sendsOf(page);
  await page.goto('/student/results');
  const card = cardOf(page, 'اختبار المرتين');
  await expect(card.getByRole('button', { name: rewardSteps.calculate })).toBeDisabled();
  await expect(card.getByRole('button', { name: rewardSteps.calculate })).toHaveAttribute(
    'title',
    rewardSteps.notByStaff,
  );
  expect(sent).toEqual([]);

  // A page that stands would be loaded anew in the session of whoever is inside next, and have seen the result.
  await page.goto('about:blank');
  await enterCalmly(page, freshStudent);
  await page.request.post(`/api/student/results/${exam.id}/calculate`);
  const { exams }: { exams: ExamCard[] } = await (await page.request.get('/api/student/results')).json();
  expect(exams[0]).toMatchObject({ isNew: true, reward: { state: 'calculated' } });
  await page.route('**/api/student/results', (route) => route.fulfill({ json: { exams } }));
  await page.goto('/student/results');
  await expect(card.getByRole('button', { name: rewardSteps.send })).toBeEnabled();
  await page.request.post(`/api/student/results/${exam.id}/send`);
  await card.getByRole('button', { name: rewardSteps.send }).click();
  await expect(page.getByText('تم إرسال المكافأة من قبل لهذا الاختبار')).toBeVisible();
  await page.unroute('**/api/student/results');
  await page.reload();
  await expect(card.getByText(rewardSteps.sentOn(''))).toBeVisible();
});

test('the own wrong questions are practised by the keyboard until each is right, and nothing is sent', async ({
  page,
  office,
  freshStudent,
}) => {
  const title = 'اختبار التدريب';
  const slips = { 1: 'wrong', 11: 'left out', 16: 'wrong' } as const;
  const exam = await gradedExam(office, freshStudent, { title, date: '2026-09-07', slips });
  await exam.publish(true);
  await exam.openPractice();
  const [first, second, third] = [1, 11, 16].map((number) => exam.questions[number - 1] as ExamQuestion) as [
    ExamQuestion,
    ExamQuestion,
    ExamQuestion,
  ];
  await enterCalmly(page, freshStudent);
  await page.goto('/student/results');
  await opened(page);
  await expect(cardOf(page, title).getByText(examCard.score(34, 40))).toBeAttached();
  const sent = sendsOf(page);
  await cardOf(page, title).getByRole('link', { name: examCard.practiseOwn }).click();
  const asks = (question: ExamQuestion) =>
    expect(page.getByRole('heading', { level: 2, name: question.text })).toBeFocused();
  const answer = async (question: ExamQuestion, place: number) => {
    await asks(question);
    await page.keyboard.press(`Digit${place + 1}`);
    await expect(page.getByRole('button', { name: feedback.next })).toBeFocused();
  };
  const next = () => page.keyboard.press('Enter');

  await expect(page.getByText(selfCheck.left(3))).toBeVisible();
  await expectAccessibleOn(page);
  await answer(first, 1 - first.answer);
  await expect(page.getByText(feedback.wrong, { exact: true })).toBeVisible();
  await expect(page.getByText(feedback.comesBack)).toBeVisible();
  await page.keyboard.press('Digit1');
  await expectAccessibleOn(page);
  await next();
  await answer(second, second.answer);
  await expect(page.getByText(feedback.right, { exact: true }).last()).toBeVisible();
  await next();
  await expect(page.getByText(selfCheck.left(2))).toBeVisible();
  await asks(third);
  await page.keyboard.press('Digit6');
  await answer(third, third.answer);
  await next();
  await answer(first, first.answer);
  await next();
  await expect(page.getByRole('heading', { name: selfCheck.done })).toBeFocused();
  await expect(page.getByText(selfCheck.mastered(3))).toBeVisible();
  await expectAccessibleOn(page);
  expect(sent).toEqual([]);

  await page.getByRole('button', { name: selfCheck.again }).click();
  await page.reload();
  await expect(page.getByText(selfCheck.left(3))).toBeVisible();
  await page.goBack();
  await opened(page);
  await cardOf(page, title).getByRole('link', { name: examCard.practiseGrade }).click();
  await asks(first);
  await page.getByRole('link', { name: texts.back }).click();
  await opened(page);
});

test('four tabs ask for what they show alone, and a reload and the way back keep them', async ({ page, student }) => {
  await enterCalmly(page, student);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/student\/(results|practice-results|competitions)$/u.test(pathname)) asked.push(pathname);
  });
  await page.goto('/student/dashboard');
  await page.getByRole('link', { name: tiles.results }).click();
  await opened(page);
  expect(asked).toEqual(['/api/student/results']);
  const tab = (name: string) => page.getByRole('tab', { name });
  await tab(texts.tabs.practice).click();
  await expect(
    page
      .getByRole('heading', { level: 2, name: resultsPage.bests })
      .or(page.getByRole('heading', { level: 2, name: resultsPage.none })),
  ).toBeVisible();
  await expectAccessibleOn(page);
  await tab(texts.tabs.growth).click();
  await expect(page.getByRole('heading', { level: 2, name: wordAssociation.title })).toBeVisible();
  await expect(page.getByRole('link', { name: wordAssociation.play })).toHaveAttribute(
    'href',
    '/student/self-development/word-association',
  );
  await expectAccessibleOn(page);
  expect(asked).toEqual(['/api/student/results', '/api/student/practice-results']);
  await tab(texts.tabs.competitions).click();
  await expect(page.getByText(competitionsPage.rules).first()).toBeVisible();
  await expectAccessibleOn(page);
  await page.reload();
  await expect(tab(texts.tabs.competitions)).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(tab(texts.tabs.growth)).toHaveAttribute('aria-selected', 'true');
  await page.goto('/student/results?tab=nothing&practise=-1');
  await expect(tab(texts.tabs.exams)).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('link', { name: texts.home }).click();
  await expect(page).toHaveURL(/\/student\/dashboard$/u);
});
