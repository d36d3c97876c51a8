import type { APIRequestContext } from '@playwright/test';
import { agreeToTerms, expect, expectAccessible, loginAs, test } from './fixtures.ts';

const WIDE = { width: 1440, height: 900 };

let made = 0;

const offer = async (request: APIRequestContext): Promise<string> => {
  made += 1;
  const text = `امتياز مبتكر ${made}`;
  const answer = await request.post('/api/admin/privileges/offers', { data: { text, grade: 5 } });
  expect(answer.ok()).toBe(true);
  return text;
};

test('a privilege is offered, booked once, rejected with a reason, booked again and given', async ({
  page,
  context,
  teacher,
  freshStudent,
}) => {
  await page.setViewportSize(WIDE);
  await loginAs(page, teacher);
  await page.goto('/admin/privileges');
  await page.getByRole('tab', { name: 'المعروض' }).click();
  await page.getByRole('button', { name: 'عرض امتياز جديد' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'اعرضه' }).click();
  await expect(form.getByText('هذا الحقل مطلوب')).toBeVisible();
  await form.getByLabel('الامتياز').fill('حامل المصحف');
  await form.getByLabel('شرح قصير').fill('تحمل مصحف الفصل إلى المسجد');
  await form.getByLabel('لمن').selectOption('الصف الخامس');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'اعرضه' }).click();
  await expect(page.getByRole('heading', { name: 'حامل المصحف' })).toBeVisible();

  const tablet = await context.browser()?.newContext({ baseURL: new URL(page.url()).origin });
  if (!tablet) throw new Error('no browser');
  const own = await tablet.newPage();
  await own.setViewportSize({ width: 390, height: 844 });
  await loginAs(own, freshStudent);
  await agreeToTerms(own);
  await own.goto('/student/privileges');
  const asks = own.getByRole('button', { name: 'احجز: حامل المصحف' });
  const question = own.getByRole('dialog', { name: 'تحجز «حامل المصحف»؟' });
  await asks.click();
  await expectAccessible(own);
  await question.getByRole('button', { name: 'تراجع' }).click();
  await expect(own.getByText('محجوز لك')).toHaveCount(0);
  await asks.click();
  await question.getByRole('button', { name: 'احجزه' }).dblclick();
  await expect(own.getByText('محجوز لك')).toHaveCount(1);
  await expect(own.getByText('بانتظار معلّمك')).toHaveCount(1);
  await own.getByRole('button', { name: 'ألغِ حجز: حامل المصحف' }).click();
  await own.getByRole('dialog', { name: 'تلغي حجز «حامل المصحف»؟' }).getByRole('button', { name: 'ألغِ الحجز' }).click();
  await expect(own.getByText('محجوز لك')).toHaveCount(0);
  await asks.click();
  await question.getByRole('button', { name: 'احجزه' }).click();
  await expect(own.getByText('محجوز لك')).toHaveCount(1);
  await expectAccessible(own);

  await page.getByRole('tab', { name: 'الطلبات' }).click();
  await page.getByLabel('الحالة').selectOption('بالانتظار');
  const row = page.getByRole('row').filter({ hasText: freshStudent.name });
  await row.getByRole('button', { name: /^رفض/u }).click();
  const reject = page.getByRole('dialog');
  await reject.getByRole('button', { name: 'رفض الطلب' }).click();
  await expect(reject.getByText('هذا الحقل مطلوب')).toBeVisible();
  await reject.getByLabel('السبب').fill('يوم الخميس بإذن الله');
  await reject.getByRole('button', { name: 'رفض الطلب' }).click();
  await expect(row).toHaveCount(0);

  await own.reload();
  await expect(own.getByText('يوم الخميس بإذن الله')).toBeVisible();
  await expect(own.getByText('ليس هذه المرة')).toBeVisible();
  await asks.click();
  await question.getByRole('button', { name: 'احجزه' }).click();
  await expect(own.getByText('حجزت «حامل المصحف». سيراه معلّمك قريبًا')).toBeVisible();

  await page.reload();
  await page.getByRole('row').filter({ hasText: freshStudent.name }).getByRole('button', { name: /^تم/u }).click();
  await expect(page.getByText(`نُفّذ امتياز ${freshStudent.name}`)).toBeVisible();
  await own.reload();
  await expect(own.getByText('نلته، مبارك!')).toBeVisible();
  await tablet.close();
});

test('what is no longer offered cannot be booked from a page that still shows it', async ({
  page,
  teacher,
  freshStudent,
}) => {
  await loginAs(page, teacher);
  const text = await offer(page.request);
  await loginAs(page, freshStudent);
  await agreeToTerms(page);
  // A page that is told takes the offer away by itself.
  await page.routeWebSocket(/\/live/u, (socket) => socket.close());
  await page.route('**/live/**', (route) => route.abort());
  await page.goto('/student/privileges');
  await expect(page.getByRole('heading', { name: text })).toBeVisible();

  const office = await page
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(page.url()).origin });
  if (!office) throw new Error('no browser');
  const desk = await office.newPage();
  await desk.setViewportSize(WIDE);
  await loginAs(desk, teacher);
  await desk.goto('/admin/dashboard?tab=privileges');
  await desk.getByRole('tab', { name: 'المعروض' }).click();
  await desk.getByRole('button', { name: `إيقاف العرض: ${text}` }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'أوقف العرض' }).click();
  await expect(desk.getByText('أُوقف عرض الامتياز', { exact: true })).toBeVisible();
  await expect(desk.getByRole('button', { name: `إيقاف العرض: ${text}` })).toHaveCount(0);
  await office.close();

  await page.getByRole('button', { name: `احجز: ${text}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'احجزه' }).click();
  await expect(page.getByText('هذا الامتياز لم يعد معروضًا')).toBeVisible();
  await expect(page.getByRole('heading', { name: text })).toHaveCount(0);
});
