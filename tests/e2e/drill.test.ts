import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { DRILL_POINTS } from '#domain/drills/drill';
import { drillEnd, drillNotice, drillPage as texts } from '#strings/drills/pupil';
import { ownPlaces } from '#strings/quran/pupil';
import { celebration, studentRewards } from '#strings/rewards/pupil';
import { ownRecitation } from '#strings/tracking/pupil';
import type { DemoStudent } from '#tests/product';
import { loseNextPost } from './broken-post.ts';
import { enterCalmly, expect, expectAccessible, test } from './fixtures.ts';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

/** The focused text of the grade that pupils made for a test are in. */
const TEXT = 6;

/** A teacher elsewhere hears the pupil. */
const hearing = async (office: APIRequestContext, { studentId }: DemoStudent) => {
  const wish = { studentId, textId: TEXT, requestKey: randomUUID() };
  const { id } = await (await office.post('/api/admin/tracking/hearings', { data: wish })).json();
  const send = async (act: string, data: object) =>
    expect((await office.post(`/api/admin/tracking/hearings/${id}/${act}`, { data })).ok()).toBe(true);
  return {
    wrong: async (...positions: readonly number[]) => {
      const marks = positions.map((position) => ({ key: randomUUID(), position, action: 'incorrect' }));
      await send('marks', { marks });
      return marks.map(({ key }) => key);
    },
    undo: (key: string | undefined) => send('undo', { key }),
    stop: () => send('stop', {}),
  };
};

const press = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`, 'u') });
const reveal = (page: Page) => press(page, texts.reveal).click();

const expectAccessibleOn = async (page: Page) => {
  for (const viewport of [DESK, PHONE]) {
    await page.setViewportSize(viewport);
    await expectAccessible(page);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider, `scrolls sideways at ${viewport.width}`).toBeLessThanOrEqual(0);
  }
};

test('words marked wrong come while the pupil looks, are drilled to the end, and the reward is claimed once', async ({
  page,
  office,
  freshStudent,
}) => {
  await page.setViewportSize(PHONE);
  await enterCalmly(page, freshStudent);
  await page.goto('/student/drill');
  await expect(page.getByRole('heading', { name: texts.none })).toBeVisible();
  await expect(page.getByText(texts.noneBody)).toBeVisible();

  const teacher = await hearing(office, freshStudent);
  await teacher.wrong(0, 5);
  await expect(page.getByText(texts.of(1, 2))).toBeVisible();
  await expect(
    page.getByRole('link', { name: new RegExp(`^${ownPlaces.drill}.*${ownPlaces.due(2)}`, 'u') }),
  ).toBeVisible();
  await expect(page.getByRole('img', { name: texts.hidden, exact: true })).toBeVisible();
  await expectAccessibleOn(page);

  await press(page, texts.hint).click();
  await expect(page.getByRole('img', { name: new RegExp(`^${texts.hinted('')}`, 'u') })).toBeVisible();
  await reveal(page);
  const { words } = await (await page.request.get('/api/student/drill')).json();
  await expect(page.locator('p.quran')).toHaveText(words[0].verse);
  const shown = await page.locator('mark').textContent();
  await expectAccessibleOn(page);

  await teacher.wrong(9);
  await expect(page.getByText(texts.of(1, 3))).toBeVisible();
  await expect(page.locator('mark')).toHaveText(shown ?? '');

  await loseNextPost(page, '**/api/student/drill/answers', 'request');
  await press(page, texts.answers.good).click();
  await expect(page.getByText(texts.failed).last()).toBeVisible();
  await expect(page.locator('mark')).toHaveText(shown ?? '');
  await press(page, texts.answers.again).dblclick();
  await expect(page.getByText(texts.of(2, 3))).toBeVisible();

  await expect(press(page, texts.reveal)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('mark')).toBeVisible();
  // The second of the two presses may still be on its way.
  await expect(press(page, texts.answers.hard)).toBeEnabled();
  await page.keyboard.press('Digit2');
  await expect(page.getByText(texts.of(3, 3))).toBeVisible();
  await reveal(page);
  await loseNextPost(page, '**/api/student/drill/answers', 'answer');
  await press(page, texts.answers.good).click();
  await expect(page.getByText(texts.failed).last()).toBeVisible();
  await press(page, texts.answers.good).click();

  await expect(page.getByRole('heading', { name: drillEnd.finished })).toBeVisible();
  await expect(page.getByText(drillEnd.drilled(3))).toBeVisible();
  await expect(page.getByText(drillEnd.alreadyRewarded)).toBeVisible();
  await expectAccessibleOn(page);
  await page.goto('/student/rewards');
  const claim = page.getByRole('listitem').filter({ hasText: 'أتممت مراجعة كلماتك' }).getByRole('button');
  await claim.click();
  await expect(page.getByRole('dialog', { name: celebration.title })).toContainText(
    celebration.got('points', DRILL_POINTS),
  );

  await page.goto('/student/drill');
  await expect(page.getByRole('heading', { name: texts.none })).toBeVisible();
  await teacher.wrong(12);
  await expect(page.getByText(texts.of(1, 1))).toBeVisible();
  await reveal(page);
  await press(page, texts.answers.good).click();
  await expect(page.getByText(drillEnd.alreadyRewarded)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: texts.none })).toBeVisible();
  await page.goto('/student/rewards');
  await expect(page.getByRole('heading', { level: 1, name: studentRewards.title })).toBeVisible();
  await expect(page.locator('.animate-pulse')).toHaveCount(0);
  await expect(claim).toHaveCount(0);
});

test('a word that the teacher took back is passed over kindly, and the first screen says what waits', async ({
  page,
  office,
  freshStudent,
}) => {
  await page.setViewportSize(PHONE);
  await enterCalmly(page, freshStudent);
  const teacher = await hearing(office, freshStudent);
  const [key] = await teacher.wrong(0, 5);
  await page.goto('/student/dashboard');
  await page.getByRole('link', { name: drillNotice.title(2) }).click();
  await expect(page.getByText(texts.of(1, 2))).toBeVisible();
  await reveal(page);
  await teacher.undo(key);
  await expect(page.getByRole('link', { name: new RegExp(`${ownPlaces.due(1)}$`, 'u') })).toBeVisible();
  await expect(page.locator('mark')).toBeVisible();
  await press(page, texts.answers.good).click();
  await expect(page.getByText(texts.removed)).toBeVisible();
  await expect(page.getByText(texts.of(2, 2))).toBeVisible();
  await reveal(page);
  await press(page, texts.answers.good).click();
  await expect(page.getByText(drillEnd.rewarded(DRILL_POINTS))).toBeVisible();
  await expect(page.getByText(drillEnd.drilled(1))).toBeVisible();
});

test('the own recitation shows the own marks and place, follows the teacher, and can only be read', async ({
  page,
  office,
  freshStudent,
}) => {
  await page.setViewportSize(PHONE);
  await enterCalmly(page, freshStudent);
  await page.goto('/student/quran');
  await page.getByRole('link', { name: ownPlaces.recitation }).click();
  await expect(page.getByText(ownRecitation.unheard)).toBeVisible();
  // Not that there is too little to rank: there is nothing.
  await expect(page.getByText('لا توجد بيانات كافية لعرض الترتيب لهذه المرحلة')).toHaveCount(0);

  const teacher = await hearing(office, freshStudent);
  await expect(page.getByText(ownRecitation.live)).toBeVisible();
  await teacher.wrong(3);
  const drill = page.getByRole('link', { name: ownRecitation.drill });
  await expect(drill).toBeVisible();
  await teacher.stop();
  await expect(page.getByText(ownRecitation.lastTime(1))).toBeVisible();
  await expect(page.getByText(/^ترتيبك/u)).toBeVisible();
  await expect(page.locator('article').getByRole('button')).toHaveCount(0);
  await expectAccessibleOn(page);
  await drill.click();
  await expect(page.getByText(texts.of(1, 1))).toBeVisible();
});
