import type { Locator, Page } from '@playwright/test';
import { holdPosts } from './broken-post.ts';
import { expect, expectAccessible, loginAs, test } from './fixtures.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Counts what a finger does. */
const countTaps = () => {
  let taps = 0;
  return {
    tap: async (what: Locator) => {
      taps += 1;
      await what.click();
    },
    count: () => taps,
  };
};

const tiles = (page: Page) => page.getByRole('region', { name: 'الطلاب' }).getByRole('button');
const presets = (page: Page) => page.getByRole('group', { name: 'الهدايا الجاهزة' }).getByRole('button');

test('a gift to three pupils takes five taps from the first screen, and can be taken back', async ({
  page,
  teacher,
}) => {
  await loginAs(page, teacher);
  await page.goto('/admin/dashboard');
  const { tap, count } = countTaps();
  await tap(page.getByRole('link', { name: 'هدية سريعة' }));
  await expect(page.getByText('المس من تريد إهداءه')).toBeVisible();
  await expect(presets(page).first()).toBeDisabled();
  const names = await Promise.all([0, 1, 2].map((at) => tiles(page).nth(at).getAttribute('aria-label')));
  for (const at of [0, 1, 2]) await tap(tiles(page).nth(at));
  await expect(page.getByText('اخترت ٣ طلاب')).toBeVisible();
  await expectAccessible(page);
  await tap(presets(page).first());
  await expect(page.getByText(/^أُرسلت المكافأة .* إلى ٣ طلاب$/u)).toBeVisible();
  expect(count()).toBeLessThanOrEqual(5);
  await expect(page.getByText('المس من تريد إهداءه')).toBeVisible();

  const { rewards } = await (await page.request.get('/api/admin/rewards')).json();
  const [newest, ...others] = rewards.slice(0, 3);
  expect([newest, ...others].map(({ studentName }) => studentName).toSorted()).toEqual(names.toSorted());
  await page.getByRole('button', { name: 'تراجع' }).click();
  await expect(page.getByText('استُرجعت المكافأة من ٣ طلاب')).toBeVisible();
});

test('whoever is pressed while a gift is on its way stays chosen for the next', async ({ page, teacher }) => {
  await loginAs(page, teacher);
  await page.goto('/admin/give');
  await tiles(page).first().click();
  const letGo = await holdPosts(page, '**/give');
  await presets(page).first().click();
  await tiles(page).nth(1).click();
  letGo();
  await expect(page.getByText(/^أُرسلت المكافأة/u)).toBeVisible();
  await expect(tiles(page).first()).toHaveAttribute('aria-pressed', 'false');
  await expect(tiles(page).nth(1)).toHaveAttribute('aria-pressed', 'true');
});

test('what is chosen stays over the grades, and goes into the full form with the last reasons', async ({
  page,
  teacher,
}) => {
  await loginAs(page, teacher);
  await page.goto('/admin/give');
  await tiles(page).first().click();
  await presets(page).first().click();
  await expect(page.getByText(/^أُرسلت المكافأة/u)).toBeVisible();
  await tiles(page).nth(1).click();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(page.getByText('اخترت طالبين')).toBeVisible();
  await page.getByRole('button', { name: 'غير ذلك' }).click();
  const form = page.getByRole('dialog', { name: 'إعطاء مكافأة' });
  const reason = form.getByRole('group', { name: 'أسباب كتبتها من قبل' }).getByRole('button').first();
  const words = await reason.textContent();
  await reason.click();
  await expect(form.getByLabel('العنوان (اختياري)')).toHaveValue(words ?? '');
  await expectAccessible(page);
});

test('staff change what can be given by one tap', async ({ page, teacher }) => {
  await loginAs(page, teacher);
  await page.goto('/admin/give');
  await expect(presets(page).first()).toBeVisible();
  const before = await presets(page).count();
  await page.getByRole('button', { name: 'تعديل الهدايا' }).click();
  const dialog = page.getByRole('dialog', { name: 'الهدايا الجاهزة' });
  await dialog.getByRole('button', { name: 'هدية أخرى' }).click();
  await dialog
    .getByLabel(/^السبب/u)
    .last()
    .fill('ترتيب الفصل');
  await dialog
    .getByLabel(/^المقدار/u)
    .last()
    .fill('٧');
  await dialog
    .getByLabel(/^النوع/u)
    .last()
    .selectOption('coins');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'حفظ', exact: true }).click();
  await expect(presets(page)).toHaveCount(before + 1);
  await tiles(page).first().click();
  await page.getByRole('button', { name: 'إعطاء ترتيب الفصل: ٧ عملات' }).click();
  await expect(page.getByText('أُرسلت المكافأة (٧ عملات) إلى طالب واحد')).toBeVisible();
  await page.getByRole('button', { name: 'تعديل الهدايا' }).click();
  await dialog.getByRole('button', { name: 'حذف ترتيب الفصل' }).click();
  await dialog.getByRole('button', { name: 'حفظ', exact: true }).click();
  await expect(presets(page)).toHaveCount(before);
});
