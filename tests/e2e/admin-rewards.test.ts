import type { Browser, Page } from '@playwright/test';
import type { DemoStudent, Product } from '#tests/product';
import { expect, expectAccessible, loginAs, test } from './fixtures.ts';

test.use({ viewport: { width: 1440, height: 900 } });

interface Tracked {
  studentId: number;
  amount: number;
  status: string;
}

const rewardsOf = async (page: Page, { name }: DemoStudent): Promise<Tracked[]> => {
  const found = await page.request.get('/api/admin/rewards', { params: { search: name } });
  return (await found.json()).rewards;
};

/** Through the API, for journeys that begin with a reward given already. */
const giveTo = async (page: Page, to: DemoStudent, amount: number, title?: string): Promise<void> => {
  const gift = { to: { kind: 'students', ids: [to.studentId] }, source: 'weekly', type: 'coins', amount, title };
  const given = await page.request.post('/api/admin/rewards', { data: { ...gift, requestKey: crypto.randomUUID() } });
  expect(given.ok()).toBe(true);
};

/** The pupil agrees to the terms and claims what staff gave. */
const claimAll = async (chrome: Browser, product: Product, pupil: DemoStudent): Promise<void> => {
  const tablet = await chrome.newContext({ baseURL: product.url });
  const login = { loginId: String(pupil.loginId), password: pupil.password };
  await tablet.request.post('/api/login/student', { data: login });
  await tablet.request.put('/api/student/agreement', { data: { agreed: true } });
  const { groups } = await (await tablet.request.get('/api/student/rewards')).json();
  for (const { source, rewards } of groups)
    for (const { id } of source === 'weekly' ? rewards : [])
      expect((await tablet.request.post(`/api/student/rewards/${id}/claim`)).ok()).toBe(true);
  await tablet.close();
};

const openForm = async (page: Page, pupil: DemoStudent) => {
  await page.goto('/admin/rewards');
  await page.getByRole('button', { name: 'إعطاء مكافأة' }).first().click();
  const form = page.getByRole('dialog', { name: 'إعطاء مكافأة' });
  await expect(form.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(pupil.name);
  await expect(form.getByRole('option', { name: new RegExp(pupil.name, 'u') })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(form.getByText('اخترت طالبًا واحدًا')).toBeVisible();
  return form;
};

test('a teacher gives by keyboard, sees what will happen first, and takes it back from the toast', async ({
  page,
  teacher,
  freshStudent,
}) => {
  await loginAs(page, teacher);
  const form = await openForm(page, freshStudent);
  const preview = form.getByRole('region', { name: 'معاينة' });
  await expect(preview).toContainText('اكتب المقدار');
  await expect(form.getByRole('button', { name: 'إرسال' })).toBeDisabled();
  await form.getByLabel('لكل طالب').fill('٢٥');
  await expect(preview).toContainText(freshStudent.name);
  await expect(preview).toContainText('٢٥ عملة');
  await expect(preview).toContainText('طالب واحد لم يوافق على الشروط بعد');
  await form.getByLabel('العنوان (اختياري)').fill('تلاوة متقنة');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('أُرسلت المكافأة (٢٥ عملة) إلى طالب واحد')).toBeVisible();
  await expect(form).toHaveCount(0);
  const row = page.getByRole('row').filter({ hasText: freshStudent.name });
  await expect(row).toContainText('تلاوة متقنة');
  await expect(row).toContainText('Sent');
  await page.getByRole('button', { name: 'تراجع', exact: true }).click();
  await expect(page.getByText('استُرجعت المكافأة من طالب واحد')).toBeVisible();
  await expect(row).toHaveCount(0);
  expect(await rewardsOf(page, freshStudent)).toEqual([]);
});

test('a grade and the whole school are counted by the server before anything is sent', async ({ page, teacher }) => {
  await loginAs(page, teacher);
  const { students } = await (await page.request.get('/api/admin/rewards/students')).json();
  const inFifth = students.filter((each: { grade: number }) => each.grade === 5).length;
  const arabic = (value: number) => value.toLocaleString('ar-SA-u-nu-arab');
  await page.goto('/admin/rewards');
  await page.getByRole('button', { name: 'إعطاء مكافأة' }).first().click();
  const form = page.getByRole('dialog', { name: 'إعطاء مكافأة' });
  await form.getByText('صف كامل').click();
  await form.getByText('الصف الخامس').click();
  await form.getByText('نقاط', { exact: true }).click();
  await form.getByRole('button', { name: '٢٠', exact: true }).click();
  const preview = form.getByRole('region', { name: 'معاينة' });
  await expect(preview).toContainText(`${arabic(inFifth * 20)} نقطة`);
  await form.getByText('الجميع').click();
  await expect(preview).toContainText(`${arabic(students.length * 20)} نقطة`);
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
});

test('what a gift came to is shown, and only what is unclaimed is taken back', async ({
  page,
  teacher,
  freshStudent,
  chrome,
  product,
}) => {
  await loginAs(page, teacher);
  const { students } = await (await page.request.get('/api/admin/rewards/students')).json();
  const other = students.find((each: { studentId: number }) => each.studentId !== freshStudent.studentId);
  const to = { kind: 'students', ids: [freshStudent.studentId, other.studentId] };
  const gift = { to, source: 'weekly', type: 'coins', amount: 7, title: 'هدية الأسبوع' };
  await page.request.post('/api/admin/rewards', { data: { ...gift, requestKey: crypto.randomUUID() } });
  await claimAll(chrome, product, freshStudent);
  await page.goto('/admin/rewards');
  await page.getByRole('heading', { name: 'آخر ما أُعطي' }).click();
  const card = page.getByRole('listitem').filter({ hasText: 'هدية الأسبوع' });
  await expect(card).toContainText('استُلم ١ من ٢');
  await card.getByRole('button', { name: /^استرجاع ما لم يُستلم/u }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('يبقى في رصيد الطالب ولا يُسحب');
  await dialog.getByRole('button', { name: 'استرجاع', exact: true }).click();
  await expect(page.getByText('استُرجعت المكافأة من طالب واحد')).toBeVisible();
  await expect(card).toContainText('استُرجع ١');
  await expect(card.getByRole('button')).toHaveCount(0);
  expect(await rewardsOf(page, freshStudent)).toContainEqual(expect.objectContaining({ status: 'Claimed', amount: 7 }));
});

test('one reward is deleted after a question that says what was claimed stays paid', async ({
  page,
  admin,
  freshStudent,
  chrome,
  product,
}) => {
  await loginAs(page, admin);
  await giveTo(page, freshStudent, 12);
  await claimAll(chrome, product, freshStudent);
  await page.goto('/admin/rewards');
  await page.getByRole('searchbox', { name: 'بحث عن طالب' }).fill(freshStudent.name);
  const row = page.getByRole('row').filter({ hasText: 'مكافأة أسبوعية' });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Claimed');
  await row.getByRole('button', { name: `حذف مكافأة ${freshStudent.name}` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('استلمها الطالب، وما استلمه يبقى في رصيده ولا يُسحب');
  await page.route('**/api/admin/rewards/*', (route) =>
    route.request().method() === 'DELETE' ? route.abort() : route.continue(),
  );
  await dialog.getByRole('button', { name: 'حذف المكافأة' }).click();
  await expect(page.getByText('Failed to delete reward')).toBeVisible();
  await page.unrouteAll();
  await row.getByRole('button').click();
  await dialog.getByRole('button', { name: 'حذف المكافأة' }).click();
  await expect(page.getByText('Reward deleted successfully')).toBeVisible();
  await expect(row).toHaveCount(0);
  const { coins } = await (await page.request.get(`/api/admin/ledger/${freshStudent.studentId}`)).json();
  expect(coins).toBe(12);
});

test('the overview shows a badge for who agreed, clears a pupil after a question, and gives to several', async ({
  page,
  admin,
  freshStudent,
  chrome,
  product,
}) => {
  await loginAs(page, admin);
  await giveTo(page, freshStudent, 4);
  await page.goto('/admin/rewards?tab=students');
  await page.getByRole('searchbox', { name: 'بحث عن طالب' }).fill(freshStudent.name);
  const row = page.getByRole('row').filter({ hasText: freshStudent.name });
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(row.getByText('بانتظار الاستلام').filter({ visible: true })).toHaveCount(0);
  await claimAll(chrome, product, freshStudent);
  await page.reload();
  await page.getByRole('searchbox', { name: 'بحث عن طالب' }).fill(freshStudent.name);
  await expect(page.getByRole('row')).toHaveCount(2);
  // The welcome points of who has just agreed are not claimed yet.
  await expect(row.getByText('بانتظار الاستلام').filter({ visible: true })).toBeVisible();

  await page.route('**/api/admin/rewards/students/*', (route) => route.abort());
  const clear = async () => {
    await row.getByRole('button', { name: `مسح مكافآت ${freshStudent.name}` }).click();
    await expect(page.getByRole('dialog')).toContainText('ما استُلم من قبل يبقى في رصيد الطالب ولا يُسحب');
    await page.getByRole('dialog').getByRole('button', { name: 'مسح المكافآت' }).click();
  };
  await clear();
  await expect(page.getByText('Failed to clear rewards')).toBeVisible();
  await page.unrouteAll();
  await clear();
  await expect(page.getByText('Student rewards cleared successfully')).toBeVisible();
  await expect(row.getByText('لم يُرسل له شيء').filter({ visible: true })).toBeVisible();

  await row.getByRole('checkbox', { name: `اختيار ${freshStudent.name}` }).check();
  await page.getByRole('button', { name: 'إعطاء مكافأة إلى طالب واحد' }).click();
  const form = page.getByRole('dialog', { name: 'إعطاء مكافأة' });
  await expect(form.getByText('اخترت طالبًا واحدًا')).toBeVisible();
  await expect(form.getByLabel('لكل طالب')).toBeFocused();
  await page.keyboard.press('Escape');
  await row.getByRole('link', { name: `سجل ${freshStudent.name}` }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/ledger\\?student=${freshStudent.studentId}`, 'u'));
});

test('on a phone the form is accessible and nothing scrolls sideways', async ({ page, teacher, freshStudent }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await loginAs(page, teacher);
  const form = await openForm(page, freshStudent);
  await form.getByRole('button', { name: '٥', exact: true }).click();
  await expect(form.getByRole('button', { name: 'إرسال إلى طالب واحد' })).toBeEnabled();
  await expectAccessible(page);
  const wider = await form.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
  expect(wider).toBeLessThanOrEqual(0);
});
