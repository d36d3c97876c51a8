import type { OwnRace } from '#wire/race/history';
import { enterCalmly, expect, expectAccessible, loginAs, test } from './fixtures.ts';

// What moves here is looked at as it moves.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a pupil looks back at a race and goes through it answer by answer', async ({ page, product }) => {
  // The first of a grade has raced; the list says what the server says.
  const pupil = product.logins().students.find(({ studentId, grade }) => studentId !== 999 && grade === 6);
  if (!pupil) throw new Error('the demo school has no such pupil');
  await enterCalmly(page, pupil);
  const { races, totals } = (await (await page.request.get('/api/student/races')).json()) as {
    races: OwnRace[];
    totals: { played: number };
  };
  await page.goto('/educational-games');
  await page.getByRole('link', { name: 'سباقاتي' }).click();
  const list = page.getByRole('list', { name: 'سباقاتي، الأحدث أولًا' });
  await expect(list.getByRole('listitem')).toHaveCount(totals.played);
  await expectAccessible(page);

  const finished = races.findIndex(({ ending, hasWon }) => ending === 'finished' && hasWon);
  await list.getByRole('link').nth(finished).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`سباقك مع ${races[finished]?.opponent}`);
  const own = page.getByRole('progressbar', { name: 'تقدّم أنت' });
  await expect(own).toHaveAttribute('aria-valuenow', '0');
  // Whoever wishes for stillness steps.
  await expect(page.getByRole('button', { name: 'شغّل' })).toHaveCount(0);
  const next = page.getByRole('button', { name: 'الإجابة التالية' });
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/عن السؤال ١: (صحيح|خطأ)/u)).toBeVisible();
  await page.getByRole('slider').press('End');
  await expect(own).toHaveAttribute('aria-valuenow', '100');
  await expect(page.getByText('وصلت إلى القمة أولًا!')).toBeVisible();
  await expect(next).toBeDisabled();
  await expectAccessible(page);
  // The answers are read with the track and the buttons in view.
  await page.getByRole('heading', { level: 3 }).last().scrollIntoViewIfNeeded();
  // The lane itself has no height to be seen by.
  await expect(page.getByText('وصلت إلى القمة أولًا!')).toBeInViewport();
  await expect(page.getByRole('button', { name: 'الإجابة السابقة' })).toBeInViewport();

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.reload();
  await page.getByRole('button', { name: '×٤' }).click();
  await page.getByRole('button', { name: 'شغّل' }).click();
  await expect(page.getByRole('button', { name: 'أوقف' })).toBeVisible();
  await expect(page.getByText(/عن السؤال ١: (صحيح|خطأ)/u)).toBeVisible();
});

test('staff find a race by grade and open both answer lists', async ({ page, admin }) => {
  await loginAs(page, admin);
  await page.goto('/admin/races');
  const table = page.getByRole('region', { name: 'السباقات، الأحدث أولًا' });
  await expect(table.getByRole('row')).not.toHaveCount(0);
  await page.getByLabel('الصف', { exact: true }).selectOption({ label: 'الصف الخامس' });
  await expect(table.getByRole('cell', { name: 'الصف الرابع' })).toHaveCount(0);
  await expect(page).toHaveURL(/grade=5/u);
  await expectAccessible(page);
  await table.getByRole('rowheader').first().getByRole('link').click();
  const answers = page.getByRole('region', { name: 'إجابات الطالبين' });
  await expect(answers.getByRole('columnheader')).toHaveCount(5);
  await page.getByRole('slider').press('End');
  await expect(page.getByText(/إلى القمة أولًا|ففاز/u)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'كل السباقات' }).click();
  await expect(table).toBeVisible();
});
