import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { DemoStudent, Product } from '#tests/product';
import type { AdminContest } from '#wire/contests/staff';
import { loseNextPost } from './broken-post.ts';
import { enterCalmly, expect, expectAccessible, loginAs, test } from './fixtures.ts';
import { A4, A4_ON_ITS_SIDE, followLink, pagesOf } from './paper.ts';

/** What the demo school has: one paid, one that waits for its winner, one to play in. */
const PAID = 'مسابقة بداية الفصل';
const WAITING = 'تحدي الأيام الثلاثة';
const RUNNING = 'مسابقة همّة الكبرى';

const contestsOf = async (office: APIRequestContext): Promise<AdminContest[]> =>
  (await (await office.get('/api/admin/contests')).json()).contests;

const pupilBy = (product: Product, fits: (student: DemoStudent) => boolean): DemoStudent => {
  const found = product.logins().students.find((student) => student.studentId !== 999 && fits(student));
  if (!found) throw new Error('the demo school has no such pupil');
  return found;
};

/** The first of a grade has played everything and sent nothing. */
const printedPupil = (product: Product, grade: 4 | 5 | 6) => pupilBy(product, (student) => student.grade === grade);

/** Whether all of the row is to be seen in the region that scrolls. */
const isInside = async (region: Locator, row: Locator): Promise<boolean> => {
  const [outer, inner] = [await region.boundingBox(), await row.getByRole('rowheader').boundingBox()];
  if (!outer || !inner) return false;
  return inner.y >= outer.y && inner.y + inner.height <= outer.y + outer.height + 1;
};

/** The moments at which an element's words change from now on. */
const watchText = async (page: Page, element: Locator): Promise<() => Promise<number[]>> => {
  await element.evaluate((watched) => {
    const seen: number[] = [];
    Object.assign(window, { seenChanges: seen });
    const watcher = new MutationObserver(() => seen.push(Date.now()));
    watcher.observe(watched, { subtree: true, characterData: true, childList: true });
  });
  return () => page.evaluate(() => (window as unknown as { seenChanges: number[] }).seenChanges);
};

test('staff name the winner of an ended contest, and the prize arrives while the pupil looks', async ({
  page,
  product,
  office,
  chrome,
  admin,
}) => {
  const ended = (await contestsOf(office)).find(({ state }) => state === 'ended');
  const [winner] = ended?.winners ?? [];
  expect(ended?.title).toBe(WAITING);
  await enterCalmly(
    page,
    pupilBy(product, ({ studentId }) => studentId === winner?.studentId),
  );
  await page.goto('/student/rewards');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const desk = await chrome.newContext({ baseURL: product.url, reducedMotion: 'reduce' });
  const staff = await desk.newPage();
  await loginAs(staff, admin);
  await staff.goto('/admin/contests');
  await expect(staff.getByRole('rowheader', { name: RUNNING })).toContainText('جارية الآن');
  await expectAccessible(staff);
  await staff.getByRole('button', { name: `إعلان الفائز: ${WAITING}` }).click();
  const dialog = staff.getByRole('dialog', { name: 'إعلان الفائز' });
  await expect(dialog).toContainText(winner?.name ?? '');
  await expect(dialog).toContainText('لكل فائز ١٠٠ عملة');
  await expectAccessible(staff);
  await dialog.getByRole('button', { name: 'أعلن النتيجة وأرسل الجائزة' }).dblclick();
  await expect(staff.getByRole('rowheader', { name: WAITING })).toContainText('أُعلنت نتيجتها');
  await expect(page.getByText(`جائزة الفوز: ${WAITING}`)).toBeVisible();

  await staff.getByRole('link', { name: `الأنصبة: ${WAITING}` }).click();
  await staff.getByRole('button', { name: 'إرسال الأنصبة للجميع' }).click();
  const sending = staff.getByRole('dialog', { name: 'إرسال الأنصبة للجميع' });
  await expect(sending).toContainText(winner?.name ?? '');
  await expect(sending).toContainText(/والمجموع [٠-٩]+ عمل(?:ة|ات)/u);
  await expectAccessible(staff);
  await sending.getByRole('button', { name: /^إرسال إلى/u }).dblclick();
  await expect(sending).toBeHidden();
  await expect(staff.getByRole('button', { name: 'إرسال الأنصبة للجميع' })).toBeDisabled();
  await expect(page.getByText(WAITING, { exact: true }).first()).toBeVisible();
  await page.goto('/student/competitions');
  const card = page.getByRole('listitem').filter({ hasText: WAITING });
  await expect(card).toContainText('أنت');
  await desk.close();
});

test('a pupil counts, sends and claims the own share once', async ({ page, product }) => {
  await enterCalmly(page, printedPupil(product, 4));
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/send')) sent.push(request.url());
  });
  await page.goto('/student/practice-results');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: PAID }) });
  await card.getByRole('button', { name: 'احسب مكافأتي' }).click();
  await expect(card.getByText('نقاطك ÷ نقاط الجميع × عملات التدريب')).toBeVisible();
  await expect(card.getByText(/× ٤٠٠ = /u)).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('table', { name: 'سجل المحاولات' }).getByRole('columnheader')).toHaveText([
    ...['التاريخ', 'النمط', 'النقاط', 'الدقة'],
  ]);
  await loseNextPost(page, '**/send', 'request');
  await card.getByRole('button', { name: 'أرسلها إلى مكافآتي' }).click();
  await expect(page.getByText('حدث خطأ أثناء إرسال المكافأة')).toBeVisible();
  sent.length = 0;
  await card.getByRole('button', { name: 'أرسلها إلى مكافآتي' }).dblclick();
  await expect(card.getByText(/^أرسلتها في/u)).toBeVisible();
  expect(sent).toHaveLength(1);
  await card.getByRole('link', { name: 'افتح مكافآتي' }).click();
  await page.getByRole('button', { name: new RegExp(`^استلم .*: ${PAID}$`, 'u') }).click();
  await expect(page.getByRole('dialog', { name: 'مبارك!' })).toBeVisible();
  await page.goto('/student/practice-results');
  await expect(card.getByText(/واستلمتها$/u)).toBeVisible();
  await page.goto('/student/competitions');
  const certificate = page.getByRole('link', { name: `شهادتي في ${PAID}` });
  await expect(certificate).toBeVisible();
  await expectAccessible(page);
  await certificate.click();
  await expect(page.getByRole('article')).toContainText(PAID);
  await expectAccessible(page);
});

test('papers opened one after the other in a tab keep their own pages', async ({ page, product }) => {
  await enterCalmly(page, printedPupil(product, 5));
  await page.goto('/student/competitions');
  await page.getByRole('link', { name: `شهادتي في ${PAID}` }).click();
  await expect(page.getByRole('article')).toContainText(PAID);
  expect(await pagesOf(page)).toEqual([A4_ON_ITS_SIDE]);
  await followLink(page, '/games/print/5');
  await expect(page.getByRole('article')).toContainText('أسئلة الصف الخامس');
  expect(new Set(await pagesOf(page))).toEqual(new Set([A4]));
  await page.goBack();
  await expect(page.getByRole('article')).toContainText(PAID);
  expect(await pagesOf(page)).toEqual([A4_ON_ITS_SIDE]);
});

test('the arena shows who leads, keeps the own row in sight and turns to the race that counts', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterCalmly(page, printedPupil(product, 6));
  await page.goto('/educational-games/arena');
  await expect(page.getByRole('heading', { level: 1, name: 'ساحة التحدي' })).toBeVisible();
  await expect(page.getByRole('timer', { name: 'تنتهي المسابقة بعد' })).toContainText('يومًا');
  await expect(page.getByText('سباق الدقيقة وحده يُحسب للجائزة')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'الصف الخامس' })).toBeHidden();
  await page.getByText('الصفوف', { exact: true }).click();
  await expect(page.getByRole('heading', { name: 'الصف الخامس' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'سباق الدقيقة' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'كل النتائج' }).click();
  const board = page.getByRole('region', { name: 'كل النتائج' });
  await expect(board).toHaveCSS('max-height', '600px');
  const own = board.locator('[data-pinned]');
  await expect(own).toHaveCount(1);
  for (const end of [0, 10_000]) {
    await board.evaluate((region, top) => region.scrollTo({ top }), end);
    expect(await isInside(board, own)).toBe(true);
  }
  await expect(page.getByText(/^[٠-٩]+ نتيجة$/u)).toBeVisible();
  await expectAccessible(page);
  await page.getByText('لوحة النتائج', { exact: true }).click();
  await expect(board).toBeHidden();
  await page.getByRole('button', { name: 'شاهد سباق الدقيقة' }).click();
  await expect(page.getByRole('tab', { name: 'سباق الدقيقة' })).toHaveAttribute('aria-selected', 'true');
  const race = page.getByRole('region', { name: 'سباق الدقيقة' });
  await expect(race.locator('tbody')).toContainText('سباق الدقيقة');
  await expect(race.locator('tbody')).not.toContainText('المراجعة');
  await page.getByRole('button', { name: 'نتائج الصف الخامس' }).click();
  await expect(page.getByRole('region', { name: 'الصف الخامس' }).locator('tbody tr').first()).toContainText(
    'الصف الخامس',
  );
});

test('the arena has its seven columns, its cards and its words, and counts down by the minute', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enterCalmly(page, printedPupil(product, 4));
  const arena = await (await page.request.get('/api/student/practice/arena?tab=race3')).json();
  await page.clock.install();
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/arena?tab=race3*', async (route) => {
    await held;
    await route.fulfill({ json: { ...arena, rows: [], total: 0, own: null, nextAfter: null } });
  });
  await page.goto('/educational-games/arena');
  await expect(page.getByRole('columnheader')).toHaveText([
    ...['المركز', 'الطالب', 'الصف', 'النمط', 'النقاط', 'الدقة', 'التاريخ'],
  ]);
  const card = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'نتائج الصف الرابع' }) });
  await expect(card).toContainText(
    /المركز [٠-٩].*متوسط النقاط[٠-٩]+متوسط الدقة[٠-٩]+٪المتسابقون[٠-٩]+دقيقة[٠-٩]+دقيقتان[٠-٩]+٣ دقائقكل المشاركات[٠-٩]+/u,
  );
  await page.getByRole('tab', { name: 'سباق الدقائق الثلاث' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'جاري التحميل...' })).toBeVisible();
  letGo();
  await expect(page.getByText('لا توجد نتائج بعد')).toBeVisible();
  await expectAccessible(page);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
  const changes = await watchText(page, page.getByRole('timer'));
  await page.clock.runFor(180_000);
  const [first = 0, ...later] = await changes();
  expect(later.map((at) => at - first)).toEqual([60_000, 120_000]);
});

test('contests are planned in the school’s time, never two at once, and changed before they begin', async ({
  page,
  admin,
}) => {
  await loginAs(page, admin);
  await page.goto('/admin/contests');
  await page.getByRole('button', { name: 'مسابقة جديدة' }).click();
  const form = page.getByRole('dialog', { name: 'مسابقة جديدة' });
  await expectAccessible(page);
  await form.getByLabel('اسم المسابقة').fill('مسابقة رمضان');
  await form.getByRole('button', { name: 'أضفها' }).click();
  await expect(form.getByRole('alert')).toHaveText('في هذا الوقت مسابقة أخرى، ولا تجري مسابقتان معًا');
  await form.getByLabel('تبدأ').fill('2032-01-01T09:30');
  await form.getByLabel('تنتهي').fill('2032-01-01T09:00');
  await form.getByRole('button', { name: 'أضفها' }).click();
  await expect(form.getByText('يجب أن تكون النهاية بعد البداية')).toBeVisible();
  await form.getByLabel('تنتهي').fill('2032-01-08T09:30');
  await form.getByRole('button', { name: 'أضفها' }).click();
  const row = page.getByRole('row').filter({ hasText: 'مسابقة رمضان' });
  await expect(row).toContainText('قادمة');
  await expect(row).toContainText('٩:٣٠ ص');
  await row.getByRole('button', { name: 'تعديل' }).click();
  const edit = page.getByRole('dialog', { name: 'تعديل المسابقة' });
  await edit.getByLabel('جائزة الأول (عملات)').fill('٢٥٠');
  await edit.getByRole('button', { name: 'احفظ' }).click();
  await expect(row).toContainText('٢٥٠');
});

test('staff read every share and find a pupil among them', async ({ page, admin, office, product }) => {
  const paid = (await contestsOf(office)).find(({ title }) => title === PAID);
  const { name } = printedPupil(product, 5);
  await loginAs(page, admin);
  // At a desk all forty are drawn at once.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/admin/contests');
  await page.getByRole('link', { name: `الأنصبة: ${PAID}` }).click();
  await expect(page.getByRole('rowheader')).toHaveCount(paid?.participants ?? 0);
  await expectAccessible(page);
  await page.getByRole('searchbox').fill(name);
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await expect(page.getByRole('rowheader', { name })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'تصدير' }).click();
  expect((await download).suggestedFilename()).toBe(`himma-shares-${paid?.id}.csv`);
  const [, ...lines] = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
  expect(lines).toEqual([expect.stringContaining(name)]);
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});
