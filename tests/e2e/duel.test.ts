import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible } from './fixtures.ts';
import { expectTabBarFree } from './foot.ts';
import { RACE, scoreOf, test } from './racing.ts';

/** The classmate is found by name, as children type it, and is not there. */
const findAway = async (page: Page, typed: string, name: string): Promise<Locator> => {
  await page.goto(RACE);
  await page.getByRole('button', { name: 'تحدَّ زميلًا باسمه' }).click();
  await page.getByRole('searchbox', { name: 'ابحث باسم زميلك' }).fill(typed);
  await page.getByRole('list', { name: 'زملاء صفّك' }).getByRole('button', { name }).click();
  return page.getByRole('button', { name: new RegExp(`^تحدَّ ${name}.* في وقت آخر$`, 'u') });
};

const reached = (page: Page) => expect(page.getByRole('heading', { name: /^وصلت إلى القمة في/u })).toBeVisible();

test('classmates who are not there are raced against at another time: one learns who won, one hears “maybe later”', async ({
  races,
}) => {
  const [first, second, third] = [
    await races.enrol('نوح ناصر سالم المبكر'),
    await races.enrol('قتيبة فهد عامر المتأخر'),
    await races.enrol('بدر ناصر سالم المبكر'),
  ];

  const phone = await races.enter(first);
  const offer = await findAway(phone, 'قتيبه', 'قتيبة');
  await expect(offer).toBeVisible();
  await expectAccessible(phone);
  await offer.click();
  await expect(phone.getByText(/^سباقك الآن، ودور قتيبة/u).last()).toBeVisible();
  // Another asks the same classmate, who will say “maybe later”. The first is slower than who comes after.
  const tablet = await races.enter(third);
  await (await findAway(tablet, 'قتيبة', 'قتيبة')).click();
  await races.begin(phone, tablet);
  for (let time = 0; time < 2; time += 1) await races.answer(phone, false);
  await expectAccessible(phone);
  await races.climb(phone, 4);
  await expect(scoreOf(phone, 'you')).toHaveText('٤٠٪');
  // The same climb goes on where it was.
  await phone.reload();
  await expect(scoreOf(phone, 'you')).toHaveText('٤٠٪');
  await races.climb(phone, 6);
  await races.climb(tablet, 10);
  for (const page of [phone, tablet]) await reached(page);
  await expectAccessible(phone);
  await phone.goto('about:blank');

  const desk = await races.enter(second, { width: 1440 });
  await desk.goto('/student/dashboard');
  await desk.getByRole('link', { name: 'تحديان من زملائك بانتظارك', exact: true }).click();
  await expect(desk.getByText('نوح صعد إلى القمة ويتحدّاك!')).toBeVisible();
  await expectAccessible(desk);
  const challenges = desk.getByRole('list', { name: 'تحديات في وقت آخر' }).getByRole('listitem');
  const declined = challenges.filter({ hasText: 'بدر صعد إلى القمة ويتحدّاك!' });
  await declined.getByRole('button', { name: 'ربما لاحقًا' }).click();
  await expect(declined).toHaveCount(0);
  await expect(tablet.getByRole('heading', { name: 'قال قتيبة: ربما لاحقًا.' })).toBeVisible();
  await expectAccessible(tablet);
  await tablet.close();
  await challenges.getByRole('link', { name: 'هيّا نتسابق' }).click();
  await expect(desk.getByRole('heading', { name: /^وصل نوح إلى القمة في .* هل تسبقه؟$/u })).toBeVisible();
  await expectAccessible(desk);
  await desk.getByRole('button', { name: 'ابدأ السباق' }).click();
  await races.begin(desk);
  await races.climb(desk, 9);
  // The other climbs as the record says.
  await expect(scoreOf(desk, 'other')).not.toHaveText('٠٪');
  await expectAccessible(desk);
  await races.answer(desk, true);
  await expect(desk.getByRole('heading', { name: 'وصلت إلى القمة أولًا!' })).toBeVisible();
  await expect(desk.locator('[data-final=you]')).toContainText('١٠٠');
  await expectAccessible(desk);

  await phone.goto('/educational-games');
  await expect(phone.getByText('أجاب قتيبة تحدّيك، وكان أسرع هذه المرة.')).toBeVisible();
  await phone.getByRole('link', { name: 'شاهد النتيجة' }).click();
  await expect(phone.getByRole('heading', { name: 'سباق جميل!' })).toBeVisible();
  await expect(phone.getByRole('progressbar')).toHaveCount(2);
  await phone.getByRole('button', { name: 'الإجابة التالية' }).click();
  await expect(phone.getByRole('button', { name: 'الإجابة السابقة' })).toBeEnabled();
  await expectAccessible(phone);
  await expectTabBarFree(phone);
  await phone.goto('/educational-games/quiz-race/history');
  await expect(phone.getByRole('list', { name: 'تحديات في وقت آخر' }).getByRole('link')).toHaveCount(1);
  await phone.goto('/educational-games');
  await expect(phone.getByRole('link', { name: 'شاهد النتيجة' })).toHaveCount(0);

  await desk.getByRole('button', { name: /^تحدٍّ آخر مع نوح/u }).click();
  await races.begin(desk);
  await desk.getByRole('link', { name: 'اخرج من السباق' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'اخرج' }).click();
  await expect(desk.getByText('سباقك مع نوح لم ينتهِ، والوقت يمضي!')).toBeVisible();
});
