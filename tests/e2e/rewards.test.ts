import type { Page } from '@playwright/test';
import { formatChildDay } from '#strings/dates';
import { studentRewards } from '#strings/rewards/pupil';
import type { StudentRewards } from '#wire/rewards';
import { agreeToTerms, enterCalmly, expect, expectAccessible, loginAs, test } from './fixtures.ts';
import { adjust, give, letRewardsExpire } from './money.ts';

// What moves here is looked at as it moves.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const HOUR_MS = 60 * 60 * 1000;
const CLAIM = 'استلم ٣٠ عملة: بطل اليوم';
const GIFT = { title: 'بطل اليوم' };

test('claiming celebrates, counts up and is in the ledger', async ({ page, office, freshStudent }) => {
  await adjust(office, freshStudent, 'coins', 12);
  await give(office, freshStudent, GIFT);
  await enterCalmly(page, freshStudent);
  await page.goto('/student/dashboard');
  await page.getByRole('button', { name: 'لديك مكافأتان بانتظارك' }).click();
  const summary = page.getByRole('dialog', { name: 'ملخّص مكافآتي' });
  await summary.getByRole('button', { name: CLAIM }).click();
  const feast = page.getByRole('dialog', { name: 'مبارك!' });
  await expect(feast.getByText('استلمت ٣٠ عملة')).toBeVisible();
  await expect(feast.getByText('٤٢', { exact: true }).first()).toBeVisible();
  await feast.getByRole('button', { name: 'كتم الأصوات' }).click();
  await expect(feast.getByRole('button', { name: 'تشغيل الأصوات' })).toBeVisible();
  await expectAccessible(page);
  await feast.getByRole('button', { name: 'رائع!' }).click();
  await expect(summary.getByRole('button', { name: CLAIM })).toHaveCount(0);
  await summary.getByRole('button', { name: 'كل مكافآتي' }).click();
  await expect(page).toHaveURL(/\/student\/rewards$/u);
  await page.getByText('مكافآت استلمتها').click();
  await expect(page.getByText('بطل اليوم')).toBeVisible();

  await page.getByRole('link', { name: /لماذا/u }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'لماذا؟' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'اليوم', exact: true })).toBeVisible();
  const lines = page.getByRole('main').getByRole('listitem');
  await expect(lines).toHaveText([/مكافأة اليوم.*٣٠.*صارت عملاتك ٤٢/u, /بداية الفصل.*١٢.*صارت عملاتك ١٢/u]);
  await page.reload();
  await expect(page.getByRole('button', { name: 'تشغيل الأصوات' })).toBeVisible();
});

/** Of the reward that ends first. */
const expiryOf = async (page: Page): Promise<string> => {
  const { groups }: StudentRewards = await (await page.request.get('/api/student/rewards')).json();
  const waiting = groups.flatMap(({ rewards }) => rewards).filter(({ status }) => status === 'available');
  return waiting.map(({ expiresAt }) => expiresAt).toSorted()[0] ?? '';
};

test('a reward that ended meanwhile says so, stays calm and pays nothing', async ({
  page,
  product,
  office,
  freshStudent,
}) => {
  await give(office, freshStudent, GIFT);
  await enterCalmly(page, freshStudent);
  await page.goto('/student/rewards');
  await expect(page.getByText('لك مكافآت تنتظرك!')).toBeVisible();
  await expect(page.getByText(studentRewards.until(formatChildDay(await expiryOf(page)))).first()).toBeVisible();
  letRewardsExpire(product, freshStudent);
  await page.getByRole('button', { name: CLAIM }).click();
  await expect(page.getByText('انتهت مدة هذه المكافأة')).toBeVisible();
  await expect(page.getByText('فاتتك المكافآت هذه المرة')).toBeVisible();
  await expect(page.getByRole('button', { name: /^استلم/u })).toHaveCount(0);
  await page.getByText('مكافآت انتهت مدتها').click();
  await expect(page.getByText('بطل اليوم')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/student/dashboard');
  await page.getByRole('button', { name: 'فاتتك مكافآت هذه المرة' }).click();
  await expect(page.getByRole('dialog').getByText('بطل اليوم')).toBeVisible();
});

test('staff inside as the pupil see the reward and cannot take it', async ({ page, office, teacher, freshStudent }) => {
  await loginAs(page, freshStudent);
  await agreeToTerms(page);
  await give(office, freshStudent, GIFT);
  await loginAs(page, teacher);
  await page.request.post(`/api/admin/students/${freshStudent.studentId}/enter`);
  await page.goto('/student/dashboard');
  await expect(page.getByRole('button', { name: 'لديك مكافأتان بانتظارك' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto('/student/rewards');
  const button = page.getByRole('button', { name: CLAIM });
  await expect(button).toBeDisabled();
  await expect(button).toHaveAttribute('title', 'الاستلام للطالب نفسه فقط');
  const { groups } = await (await page.request.get('/api/student/rewards')).json();
  const refused = await page.request.post(`/api/student/rewards/${groups[0].rewards[0].id}/claim`);
  expect([refused.status(), (await refused.json()).code]).toEqual([403, 'pupil_must_do_this']);
});

test('the time that is left of a reward is counted by the server’s clock, whatever the tablet’s says', async ({
  page,
  office,
  freshStudent,
}) => {
  await give(office, freshStudent, GIFT);
  await enterCalmly(page, freshStudent);
  const aYearAhead = new Date(Date.now() + 365 * 24 * HOUR_MS);
  await page.clock.install({ time: aYearAhead });
  await page.goto('/student/rewards');
  const expiresAt = await expiryOf(page);
  await expect(page.getByText(studentRewards.until(formatChildDay(expiresAt))).first()).toBeVisible();
  // Another answer of the server would set the clock again.
  await page.context().setOffline(true);
  await page.clock.fastForward(Date.parse(expiresAt) - Date.now() - 3.5 * HOUR_MS);
  await expect(page.getByText('تنتهي بعد ٣ ساعات', { exact: true }).first()).toBeVisible();
});
