import type { Browser, Page } from '@playwright/test';
import type { DemoStudent } from '#tests/product';
import { enterCalmly, expect, expectAccessible, test } from './fixtures.ts';
import { expectTabBarFree } from './foot.ts';
import { answer, enrol, openOptions, RACE, readKey, scoreOf } from './racing.ts';

const enter = async (chrome: Browser, baseURL: string, pupil: DemoStudent, width = 390): Promise<Page> => {
  const viewport = { width, height: width > 390 ? 900 : 844 };
  const page = await (await chrome.newContext({ baseURL, locale: 'ar-SA', viewport })).newPage();
  await enterCalmly(page, pupil);
  return page;
};

test('a classmate who is not there is raced against at another time, and both learn who won', async ({
  chrome,
  product,
  office,
}) => {
  test.setTimeout(300_000);
  const key = await readKey(office);
  const [first, second] = [await enrol(office, 'نوح ناصر سالم المبكر'), await enrol(office, 'قتيبة فهد عامر المتأخر')];

  const phone = await enter(chrome, product.url, first);
  await phone.goto(RACE);
  await phone.getByRole('button', { name: 'تحدَّ زميلًا باسمه' }).click();
  await phone.getByRole('searchbox', { name: 'ابحث باسم زميلك' }).fill('قتيبه');
  await phone.getByRole('list', { name: 'زملاء صفّك' }).getByRole('button', { name: 'قتيبة' }).click();
  const offer = phone.getByRole('button', { name: /^تحدَّ قتيبة.* في وقت آخر$/u });
  await expect(offer).toBeVisible();
  await expectAccessible(phone);
  await offer.click();
  await expect(phone.getByText(/^سباقك الآن، ودور قتيبة/u).last()).toBeVisible();
  for (let time = 0; time < 5; time += 1) await answer(phone, key, false);
  await expectAccessible(phone);
  for (let time = 0; time < 4; time += 1) await answer(phone, key, true);
  await expect(scoreOf(phone, 'you')).toHaveText('٤٠٪');
  // The same climb goes on where it was.
  await phone.reload();
  await expect(scoreOf(phone, 'you')).toHaveText('٤٠٪');
  for (let time = 0; time < 6; time += 1) await answer(phone, key, true);
  await expect(phone.getByRole('heading', { name: /^وصلت إلى القمة في/u })).toBeVisible();
  await expectAccessible(phone);
  await phone.goto('about:blank');

  const desk = await enter(chrome, product.url, second, 1440);
  await desk.goto('/student/dashboard');
  await desk.getByRole('link', { name: 'تحدٍّ من زميل بانتظارك', exact: true }).click();
  await expect(desk.getByText('نوح صعد إلى القمة ويتحدّاك!')).toBeVisible();
  await expectAccessible(desk);
  await desk.getByRole('list', { name: 'تحديات في وقت آخر' }).getByRole('link', { name: 'هيّا نتسابق' }).click();
  await expect(desk.getByRole('heading', { name: /^وصل نوح إلى القمة في .* هل تسبقه؟$/u })).toBeVisible();
  await expectAccessible(desk);
  await desk.getByRole('button', { name: 'ابدأ السباق' }).click();
  for (let time = 0; time < 9; time += 1) await answer(desk, key, true);
  // The other climbs as the record says.
  await expect(scoreOf(desk, 'other')).not.toHaveText('٠٪');
  await expectAccessible(desk);
  await answer(desk, key, true);
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
  await openOptions(desk).nth(3).waitFor();
  await desk.getByRole('link', { name: 'اخرج من السباق' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'اخرج' }).click();
  await expect(desk.getByText('سباقك مع نوح لم ينتهِ، والوقت يمضي!')).toBeVisible();
  for (const page of [phone, desk]) await page.context().close();
});

test('whoever was asked may say “maybe later”, and is left in peace', async ({ chrome, product, office }) => {
  const key = await readKey(office);
  const [first, second] = [await enrol(office, 'بدر ناصر سالم المبكر'), await enrol(office, 'عكرمة فهد عامر المتأخر')];
  const asker = await enter(chrome, product.url, first);
  await asker.goto(RACE);
  await asker.getByRole('button', { name: 'تحدَّ زميلًا باسمه' }).click();
  await asker.getByRole('searchbox', { name: 'ابحث باسم زميلك' }).fill('عكرمة');
  await asker.getByRole('list', { name: 'زملاء صفّك' }).getByRole('button', { name: 'عكرمة' }).click();
  await asker.getByRole('button', { name: /^تحدَّ عكرمة.* في وقت آخر$/u }).click();
  for (let time = 0; time < 10; time += 1) await answer(asker, key, true);
  await expect(asker.getByRole('heading', { name: /^وصلت إلى القمة في/u })).toBeVisible();

  const asked = await enter(chrome, product.url, second);
  await asked.goto('/educational-games');
  await asked.getByRole('list', { name: 'تحديات في وقت آخر' }).getByRole('button', { name: 'ربما لاحقًا' }).click();
  await expect(asked.getByText('بدر صعد إلى القمة ويتحدّاك!')).toHaveCount(0);
  await expect(asker.getByRole('heading', { name: 'قال عكرمة: ربما لاحقًا.' })).toBeVisible();
  await expectAccessible(asker);
  for (const page of [asker, asked]) await page.context().close();
});
