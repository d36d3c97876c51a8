import { expect, expectAccessible, loginAs, test } from './fixtures.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('an admin writes, orders and saves the checklist, and pupils get it in that order', async ({
  page,
  admin,
  freshStudent,
}) => {
  await loginAs(page, admin);
  await page.request.put('/api/admin/checklist', { data: { items: [] } });
  await page.goto('/admin/settings');
  const card = page.getByRole('region', { name: 'قائمة المستجدات' });
  const preview = card.getByRole('region', { name: 'هكذا يراها الطالب' });
  await expect(preview).toContainText('القائمة فارغة');
  await expect(card.getByRole('button', { name: 'حفظ القائمة' })).toBeDisabled();
  for (const text of ['الأول', 'الثاني', 'الثالث', 'زائد']) {
    await card.getByRole('button', { name: 'إضافة عنصر' }).click();
    await page.keyboard.type(text);
  }
  await expect(card.getByRole('checkbox', { name: 'العنصر ٤ للطلاب' })).toBeDisabled();
  await card.getByRole('button', { name: 'حذف العنصر ٤' }).click();
  await card.getByLabel('نص العنصر ٣').press('Alt+ArrowUp');
  await expect(card.getByLabel('نص العنصر ٢')).toHaveValue('الثالث');
  await expect(card.getByLabel('نص العنصر ٢')).toBeFocused();
  await card.getByRole('button', { name: 'رفع العنصر ٢' }).click();
  await card.getByLabel('حالة العنصر ١').selectOption({ label: 'تمّ' });
  await expect(card.getByText('تعديلات لم تُحفظ')).toBeVisible();
  await expect(preview.getByRole('listitem')).toHaveText([/الثالث.*تمّ/u, /الأول.*قادم/u, /الثاني.*قادم/u]);
  await expectAccessible(page);
  await card.getByRole('button', { name: 'حفظ القائمة' }).dblclick();
  await expect(page.getByText('حُفظت قائمة المستجدات')).toBeVisible();
  await page.reload();
  await expect(card.getByLabel('نص العنصر ١')).toHaveValue('الثالث');
  await expect(card.getByText('تعديلات لم تُحفظ')).toHaveCount(0);

  await loginAs(page, freshStudent);
  const { checklist } = await (await page.request.get('/api/student/dashboard')).json();
  expect(checklist).toMatchObject([
    { text: 'الثالث', status: 'completed' },
    { text: 'الأول', status: 'planned' },
    { text: 'الثاني', status: 'planned' },
  ]);
});
