import type { APIRequestContext, Page } from '@playwright/test';
import { waysBack } from '#strings/penalties/pupil';
import { waysBackForm } from '#strings/penalties/staff';
import { wayBackDays } from '#strings/penalties/words';
import type { DemoStudent } from '#tests/product';
import { breakReadsUntilRetried, retryOf } from './broken-reads.ts';
import { agreeToTerms, expect, expectAccessible, loginAs, test } from './fixtures.ts';

const WIDE = { width: 1440, height: 900 };

const today = (): string => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Riyadh' }).format(new Date());

const log = async (request: APIRequestContext, student: DemoStudent, incident: object, note: string | null = null) => {
  const answer = await request.post('/api/admin/penalties/logs', {
    data: { studentIds: [student.studentId], incident, logDate: today(), note, requestKey: crypto.randomUUID() },
  });
  expect(answer.ok()).toBe(true);
};

const pupils = (page: Page) => page.getByRole('combobox', { name: /^الطلاب/u });
const submit = (page: Page) => page.getByRole('button', { name: 'سجّل', exact: true });

test.describe('a teacher at the desk', () => {
  test.use({ viewport: WIDE });

  test('logs by keyboard alone, the penalty starts, and is cleared after a confirmation', async ({
    page,
    teacher,
    freshStudent,
  }) => {
    await loginAs(page, teacher);
    await page.goto('/admin/penalties');
    await pupils(page).focus();
    await page.keyboard.type(freshStudent.name);
    await expect(page.getByRole('option', { name: new RegExp(freshStudent.name, 'u') })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByText('اخترت طالبًا واحدًا')).toBeVisible();
    await page.getByLabel('دقائق التأخر').fill('١٠٠');
    await page.keyboard.press('Enter');
    await expect(page.getByText('سُجّل لطالب واحد')).toBeVisible();
    await expect(page.getByText(`بدأت عقوبة من بلغ ١٠٠٪: ${freshStudent.name}`)).toBeVisible();
    await expect(pupils(page)).toBeFocused();

    await page.getByRole('searchbox', { name: 'بحث باسم الطالب' }).fill(freshStudent.name);
    const row = page.getByRole('row').filter({ hasText: freshStudent.name });
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(row.getByText('سارية').filter({ visible: true })).toBeVisible();
    await expect(row.getByRole('cell', { name: '١٠٠٪' }).first()).toBeVisible();
    await row.getByRole('button', { name: /^إلغاء العقوبة/u }).click();
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'ألغِ العقوبة' }).click();
    await expect(page.getByText(`أُلغيت عقوبة ${freshStudent.name}`)).toBeVisible();
    await expect(row.getByText('أُلغيت', { exact: true }).filter({ visible: true })).toBeVisible();
    await expect(row.getByRole('button', { name: /^إلغاء العقوبة/u })).toHaveCount(0);
  });

  test('logs behaviour for two at once, takes the last name back with Backspace, and cancels a log', async ({
    page,
    teacher,
    freshStudent,
    student,
  }) => {
    await loginAs(page, teacher);
    await page.goto('/admin/penalties');
    for (const { name } of [freshStudent, student]) {
      await pupils(page).fill(name);
      await expectAccessible(page);
      await page
        .getByRole('option', { name: new RegExp(name, 'u') })
        .first()
        .click();
    }
    await expect(page.getByText('اخترت طالبين')).toBeVisible();
    await pupils(page).press('Backspace');
    await expect(page.getByText('اخترت طالبًا واحدًا')).toBeVisible();
    await page.getByText('سلوك', { exact: true }).first().click();
    await page.getByText('متوسط ٢٢٫٥٪').click();
    await page.getByText(/^اليوم والملاحظة/u).click();
    await page.getByLabel('ملاحظة يراها الطالب').fill('كثرة الحديث');
    await submit(page).click();
    await expect(page.getByText('سُجّل لطالب واحد')).toBeVisible();

    await page.getByRole('tab', { name: 'آخر ما سُجّل' }).click();
    const row = page.getByRole('row').filter({ hasText: freshStudent.name });
    await expect(row.getByText('كثرة الحديث').filter({ visible: true })).toBeVisible();
    await row.getByRole('button', { name: /^إلغاء/u }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'ألغِ السجل' }).click();
    await expect(row.getByText('مُلغى')).toBeVisible();
  });

  test('finds the tab of the dashboard again after a reload, and a list that failed is loaded by retrying', async ({
    page,
    teacher,
  }) => {
    await loginAs(page, teacher);
    await breakReadsUntilRetried(page, '**/api/admin/penalties**');
    await page.goto('/admin/dashboard');
    await page.getByRole('tab', { name: 'السلوك والمواظبة' }).click();
    await retryOf(page).click();
    await expect(page.getByRole('region', { name: 'العقوبات، الأحدث أولًا' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('tab', { name: 'السلوك والمواظبة' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('region', { name: 'العقوبات، الأحدث أولًا' })).toBeVisible();
    for (const status of ['سارية', 'أُلغيت', 'أُلغيت تلقائيًا', 'انتهت']) {
      await page.getByRole('combobox', { name: 'الحالة' }).selectOption(status);
      await expect(
        page.getByRole('row').getByText(status, { exact: true }).filter({ visible: true }).first(),
      ).toBeVisible();
    }
  });
});

test.describe('a pupil', () => {
  test('reads what happened, what it means, when it ends and what makes it end sooner', async ({
    page,
    teacher,
    freshStudent,
  }) => {
    await loginAs(page, teacher);
    await page.goto('/admin/penalties');
    await page.getByRole('button', { name: waysBackForm.open }).click();
    const dialog = page.getByRole('dialog', { name: waysBackForm.title });
    await dialog.getByLabel(waysBackForm.review).selectOption(waysBackForm.days(3));
    await expectAccessible(page);
    await dialog.getByRole('button', { name: waysBackForm.save }).click();
    await expect(page.getByText(waysBackForm.done)).toBeVisible();
    await log(page.request, freshStudent, { type: 'late', minutesLate: 100 }, 'وصل بعد الصلاة');
    await log(page.request, freshStudent, { type: 'behavior', behaviorType: 'moderate' });
    await loginAs(page, freshStudent);
    await agreeToTerms(page);
    await page.goto('/student/conduct');
    await expect(page.getByRole('heading', { name: 'ارتفعت أسعار المتجر عليك بنسبة ٥٠٪' })).toBeVisible();
    await expect(page.getByText('بقي ٧ أيام')).toBeVisible();
    await expect(page.getByText('السبب: تأخر ١٠٠٪')).toBeVisible();
    await expect(page.getByRole('img', { name: '٢٢٫٥٪ من ١٠٠٪' })).toBeVisible();
    await expect(page.getByText('مخالفة متوسطة')).toBeVisible();
    await expect(page.getByText('وصل بعد الصلاة')).toBeVisible();
    await expect(page.getByText(wayBackDays(3))).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize(WIDE);
    await expectAccessible(page);
    await page.getByRole('link', { name: waysBack.go.drill }).click();
    await expect(page).toHaveURL('/student/drill');
    await page.goBack();
    await page.getByRole('link', { name: waysBack.go.review }).click();
    await expect(page).toHaveURL('/educational-games/practice?review=true');
  });
});
