import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Browser, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { listWords } from '#strings/widgets';
import type { DemoStudent, Product } from '#tests/product';
import { expect, expectAccessible, loginAs } from './fixtures.ts';
import { adjust } from './money.ts';
import { changeItem, type Item, test as onShelf, setStore, settingsOf } from './shelf.ts';

const PRICE = 20;

const test = onShelf.extend<{ item: Item }>({
  item: async ({ sell }, use) => use(await sell({ price: PRICE, permission: 'parent' })),
});

test.use({ viewport: { width: 1440, height: 900 } });

interface Sale {
  chrome: Browser;
  product: Product;
  office: APIRequestContext;
  student: DemoStudent;
  item: Item;
}

/** The pupil, rich enough, buys one on a tablet; what the tablet can still be asked comes back. */
const buy = async ({ chrome, product, office, student, item }: Sale) => {
  await adjust(office, student, 'coins', 30);
  const tablet = await chrome.newContext({ baseURL: product.url });
  const { request } = tablet;
  await request.post('/api/login/student', {
    data: { loginId: String(student.loginId), password: student.password },
  });
  await request.put('/api/student/agreement', { data: { agreed: true } });
  const coins = async (): Promise<number> => (await (await request.get('/api/student/store')).json()).purse.coins;
  const before = await coins();
  const line = { itemId: item.id, quantity: 1, price: PRICE, priceType: 'coins' };
  const paid = await request.post('/api/student/store/checkout', { data: { requestKey: randomUUID(), lines: [line] } });
  expect(paid.ok()).toBe(true);
  expect(await coins()).toBe(before - PRICE);
  const order = async () => (await (await request.get('/api/student/store/orders')).json()).orders[0];
  return { before, coins, order, leave: () => tablet.close() };
};

const rowOf = (page: Page, student: DemoStudent) =>
  page.getByRole('table', { name: 'طلبات المتجر، الأحدث أولًا' }).getByRole('row').filter({ hasText: student.name });

/** What came since waits behind the button, and pushes nothing away; an empty list shows it at once. */
const showNew = async (page: Page, row: Locator) => {
  const waiting = page.getByRole('button', { name: /^تحديث القائمة، وصل/u });
  await expect(waiting.or(row).first()).toBeVisible();
  await page.getByRole('button', { name: /^تحديث القائمة/u }).click();
};

/** A window that nobody tells anything, as behind a school's proxy. */
const untold = async (page: Page): Promise<Page> => {
  await page.routeWebSocket(/\/live/u, (socket) => socket.close());
  await page.route('**/live/**', (route) => route.abort());
  return page;
};

test('an order announces itself, is approved in two windows alike, listed on paper and delivered', async ({
  page,
  context,
  chrome,
  product,
  office,
  teacher,
  freshStudent,
  item,
}) => {
  await loginAs(page, teacher);
  await page.goto('/admin/store');
  await expect(page.getByRole('tab', { name: /^الطلبات/u, selected: true })).toBeVisible();
  const second = await untold(await context.newPage());
  await second.goto('/admin/store');
  await expect(second.getByRole('row').filter({ hasText: 'بانتظار موافقتك' }).first()).toBeVisible();
  const { order, leave } = await buy({ chrome, product, office, student: freshStudent, item });
  const row = rowOf(page, freshStudent).first();
  await showNew(page, row);
  await expect(row).toContainText('بانتظار موافقتك');
  await expect(row).toContainText('إذن وليّ الأمر');
  await second.getByRole('button', { name: /^تحديث القائمة/u }).click();
  await expect(rowOf(second, freshStudent).first()).toBeVisible();

  const approved = `وافقت على طلب ${freshStudent.name}: «${item.name}»`;
  await row.getByRole('button', { name: /^موافقة/u }).click();
  await expect(page.getByText(approved)).toBeVisible();
  await expect(row).toContainText('جاهز للتسليم');
  await expect(row).toBeFocused();
  await rowOf(second, freshStudent)
    .first()
    .getByRole('button', { name: /^موافقة/u })
    .click();
  await expect(second.getByText(approved)).toBeVisible();
  expect(await order()).toMatchObject({ status: 'approved', canCancel: false });

  const { id } = await order();
  await second.goto('/admin/store/handover');
  await expect(second.getByRole('row').filter({ hasText: item.name })).toContainText('إذن وليّ الأمر');
  await expectAccessible(second);
  await second.goto(`/admin/store/orders/${id}/slip`);
  await expect(second.getByText(freshStudent.name)).toBeVisible();
  await second.close();

  const deliver = row.getByRole('button', { name: `تسليم: ${item.name}، ${freshStudent.name}` });
  await expect(deliver).toBeDisabled();
  await row.getByRole('checkbox', { name: /^الإذن معي/u }).check();
  await deliver.click();
  await expect(page.getByText(`سُلّم «${item.name}» إلى ${freshStudent.name}`)).toBeVisible();
  await expect(row).toContainText('سُلّم');
  expect(await order()).toMatchObject({ status: 'delivered' });
  await page.getByRole('button', { name: 'تحديث القائمة' }).click();
  await expect(rowOf(page, freshStudent)).toHaveCount(0);
  await page.getByLabel('تصفية بالحالة').selectOption('سُلّم');
  await expect(row).toContainText('سُلّم');
  await page.reload();
  await expect(row).toContainText('سُلّم');
  await leave();
});

test('after a delivery no row moves, it can be undone, and several go at once', async ({
  page,
  chrome,
  product,
  office,
  teacher,
  freshStudent,
  sell,
}) => {
  const [free, strict] = [await sell({ price: PRICE }), await sell({ price: PRICE, permission: 'parent' })];
  const sale = { chrome, product, office, student: freshStudent };
  const sales = [
    await buy({ ...sale, item: free }),
    await buy({ ...sale, item: strict }),
    await buy({ ...sale, item: free }),
  ];
  await loginAs(page, teacher);
  await page.goto(`/admin/store?search=${encodeURIComponent(freshStudent.name)}`);
  const rows = page.getByRole('table', { name: 'طلبات المتجر، الأحدث أولًا' }).locator('tbody tr');
  await expect(rows).toHaveCount(3);
  const [first, middle, last] = [rows.nth(0), rows.nth(1), rows.nth(2)];
  const placeOf = async () => (await last.boundingBox())?.y;
  const before = await placeOf();
  await first.getByRole('button', { name: /^تسليم/u }).click();
  await expect(first).toContainText('سُلّم');
  await expect(rows).toHaveCount(3);
  expect(await placeOf()).toBe(before);

  const { leave } = await buy({ ...sale, item: free });
  await expect(page.getByRole('button', { name: 'تحديث القائمة، وصل طلب جديد' })).toBeVisible();
  expect(await placeOf()).toBe(before);
  await expectAccessible(page);

  await first.getByRole('button', { name: /^تراجع عن التسليم/u }).click();
  await expect(first).toContainText('بانتظار موافقتك');
  for (const row of [first, middle, last]) await row.getByRole('checkbox', { name: /^اختيار/u }).check();
  expect(await placeOf()).toBe(before);
  await page.getByRole('button', { name: 'تسليم ٣ طلبات' }).click();
  const left = page.getByRole('dialog', { name: 'بقي ما لم يُسلَّم' });
  await expect(left.getByRole('listitem')).toHaveCount(1);
  await expect(left).toContainText(strict.name);
  await expectAccessible(page);
  await left.getByRole('button', { name: 'فهمت' }).click();
  await expect(first).toContainText('سُلّم');
  await expect(middle).toContainText('بانتظار موافقتك');
  await expect(last).toContainText('سُلّم');

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'تصدير' }).click();
  expect((await download).suggestedFilename()).toBe('himma-orders.csv');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  for (const each of sales) await each.leave();
  await leave();
});

test('an order is rejected with a reason, and the money goes back', async ({
  page,
  chrome,
  product,
  office,
  teacher,
  freshStudent,
  item,
}) => {
  const { before, coins, order, leave } = await buy({ chrome, product, office, student: freshStudent, item });
  await loginAs(page, teacher);
  await page.goto('/admin/store');
  await page.getByRole('searchbox', { name: 'بحث عن طالب أو منتج' }).fill(item.name.replace('ّ', ''));
  await expect(page.getByText('طلب واحد', { exact: true })).toBeVisible();
  const row = rowOf(page, freshStudent);
  await row.getByRole('button', { name: /^رفض/u }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('يعود المال كاملًا كما دُفع، ويعود المنتج إلى المخزن.');
  await expect(dialog).toContainText(`يعود إلى ${freshStudent.name}: ٢٠ عملة.`);
  await dialog.getByRole('button', { name: 'رفض وإعادة المال' }).click();
  await expect(dialog.getByText('هذا الحقل مطلوب')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'لم يصلني إذن وليّ الأمر' }).click();
  await dialog.getByRole('button', { name: 'رفض وإعادة المال' }).click();
  await expect(row.first()).toContainText('مرفوض');
  await page.getByRole('button', { name: 'تحديث القائمة' }).click();
  await expect(page.getByText(listWords.notFound)).toBeVisible();
  expect(await coins()).toBe(before);
  expect(await order()).toMatchObject({ status: 'rejected', reason: 'لم يصلني إذن وليّ الأمر' });
  await leave();
});

test('a sale while an item is edited is said with the new stock, and nothing typed is lost', async ({
  page,
  chrome,
  product,
  office,
  teacher,
  freshStudent,
  item,
}) => {
  await loginAs(page, teacher);
  await page.goto('/admin/store?tab=items');
  await page.getByRole('button', { name: `تعديل ${item.name}` }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('وصف قصير').fill('وصف أفضل');
  await form.getByText('نقاط').click();
  await form.getByLabel('السعر', { exact: true }).fill('٣٥');
  const { leave } = await buy({ chrome, product, office, student: freshStudent, item });
  await form.getByRole('button', { name: 'حفظ المنتج' }).click();
  await expect(form.getByText('السعر عدد صحيح أكبر من صفر، وبالنقاط من مضاعفات العشرة')).toBeVisible();
  await form.getByLabel('السعر', { exact: true }).fill('40');
  await form.getByRole('button', { name: 'حفظ المنتج' }).click();
  await expect(form.getByRole('alert')).toContainText('تغيّر هذا المنتج منذ أن فتحته');
  const changes = form.getByRole('region', { name: 'ما تغيّر منذ أن فتحته' });
  await expect(changes.getByRole('listitem')).toHaveText([
    'العدد في المخزن الآن: ٤ قطع، وكان حين فتحته: ٥ قطع أخذناه في النموذج.',
  ]);
  await expect(form.getByLabel('العدد في المخزن')).toHaveValue(/^[4٤]$/u);
  await expect(form.getByLabel('وصف قصير')).toHaveValue('وصف أفضل');
  await expectAccessible(page);

  const picture = await sharp({ create: { width: 60, height: 48, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const chooser = form.locator('input[type=file]');
  await chooser.setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('<script></script>') });
  await expect(form.getByText('تعذّرت قراءة الصورة، جرّب صورة أخرى')).toBeVisible();
  await chooser.setInputFiles({ name: 'item.png', mimeType: 'image/png', buffer: picture });
  await expect(form.getByRole('region', { name: 'هكذا يراه الطالب' }).locator('img')).toBeVisible();
  await form.getByRole('button', { name: 'إزالة الصورة' }).click();
  await expect(form.locator('img')).toHaveCount(0);

  await form.getByRole('button', { name: 'حفظ المنتج' }).click();
  await expect(page.getByText(`حُفظ «${item.name}»`)).toBeVisible();
  const { items } = await (await office.get('/api/admin/store')).json();
  expect(items.find((each: Item) => each.id === item.id)).toMatchObject({
    stock: 4,
    price: 40,
    priceType: 'points',
    description: 'وصف أفضل',
  });
  await leave();
});

test('what a colleague saved while an item is edited is shown, and only what was typed is put over it', async ({
  page,
  office,
  teacher,
  item,
}) => {
  await loginAs(page, teacher);
  await page.goto('/admin/store?tab=items');
  await page.getByRole('button', { name: `تعديل ${item.name}` }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('وصف قصير').fill('وصف أفضل');
  await changeItem(office, item, { permission: 'parent', price: 25, description: 'وصف زميل', used: true });
  await form.getByRole('button', { name: 'حفظ المنتج' }).click();
  await expect(form.getByRole('alert')).toContainText('تغيّر هذا المنتج منذ أن فتحته، فلم يُحفظ شيء');
  await expect(form.getByRole('region', { name: 'ما تغيّر منذ أن فتحته' }).getByRole('listitem')).toHaveText([
    /^وصف قصير الآن: «وصف زميل»، وكان حين فتحته: «للتجربة فقط» أبقينا ما كتبته/u,
    /^السعر الآن: ٢٥ عملة، وكان حين فتحته: ٢٠ عملة/u,
    /^مستعمل الآن: نعم، وكان حين فتحته: لا/u,
  ]);
  await expect(form.getByLabel('وصف قصير')).toHaveValue('وصف أفضل');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'حفظ المنتج' }).click();
  await expect(page.getByText(`حُفظ «${item.name}»`)).toBeVisible();
  const { items } = await (await office.get('/api/admin/store')).json();
  const kept = { price: 25, used: true, description: 'وصف أفضل', version: 3 };
  expect(items.find((each: Item) => each.id === item.id)).toMatchObject(kept);
});

test('a page that has heard of nothing saves the hours, and leaves the mode that a colleague set', async ({
  page,
  office,
  teacher,
  selling,
}) => {
  await loginAs(await untold(page), teacher);
  await page.goto('/admin/store?tab=settings');
  await expect(page.getByRole('button', { name: 'العودة إلى التجربة' })).toBeVisible();
  await setStore(office, { ...selling, mode: 'trial' });
  await page.getByText('في أوقات محدّدة').click();
  await page.getByRole('checkbox', { name: 'الأحد' }).check();
  await page.getByRole('button', { name: 'حفظ الأوقات' }).click();
  await expect(page.getByText('حُفظت أوقات البيع')).toBeVisible();
  await expect(page.getByText('المتجر الآن في وضع التجربة')).toBeVisible();
  expect(await settingsOf(office)).toMatchObject({ mode: 'trial', hours: [{ weekday: 0 }] });
});

test('a new item says what is missing, joins the shelf, moves by keyboard and can be hidden', async ({
  page,
  office,
  teacher,
  item,
}) => {
  const name = `${item.name} الجديدة`;
  await loginAs(page, teacher);
  await page.goto('/admin/store?tab=items&category=supermarket');
  await page.getByRole('button', { name: 'منتج جديد' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('الاسم').fill(name);
  await form.getByRole('button', { name: 'إضافة المنتج' }).click();
  await expect(form.getByText('هذا الحقل مطلوب')).toBeVisible();
  await expect(form.getByText('العدد غير صحيح أو خارج الحدود')).toBeVisible();
  await form.getByLabel('وصف قصير').fill('بارد ولذيذ');
  await form.getByLabel('السعر', { exact: true }).fill('15');
  await form.getByText('بلا حد').click();
  await form.getByRole('radio', { name: 'مثلجات' }).check({ force: true });
  await form.getByRole('button', { name: 'إضافة المنتج' }).click();
  await expect(page.getByText(`أُضيف «${name}» إلى الرف`)).toBeVisible();

  const names = page.getByRole('rowheader');
  await expect(names.last()).toContainText(name);
  await page.getByRole('button', { name: `رفع ${name}` }).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(names.last()).not.toContainText(name);
  await expect(page.getByRole('button', { name: `رفع ${name}` })).toBeFocused();
  const moved = async () => {
    const { items } = await (await office.get('/api/admin/store')).json();
    return items.slice(-2).map((each: Item) => each.name);
  };
  await expect.poll(moved).toEqual([name, item.name]);
  await page.getByRole('button', { name: `إخفاء ${name}` }).click();
  await expect(page.getByRole('button', { name: `إظهار ${name}` })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('مخفي');
});

test('the mode is switched only after a plain warning, and the hours are judged before they are kept', async ({
  page,
  office,
  teacher,
  selling,
}) => {
  await loginAs(page, teacher);
  await page.goto('/admin/store?tab=settings');
  await page.getByRole('button', { name: 'العودة إلى التجربة' }).click();
  const warning = page.getByRole('dialog');
  await expect(warning).toContainText('الطلبات التي وصلتك تبقى كما هي');
  await warning.getByRole('button', { name: 'تراجع' }).click();
  expect(await settingsOf(office)).toEqual(selling);
  await page.getByRole('button', { name: 'العودة إلى التجربة' }).click();
  await warning.getByRole('button', { name: 'العودة إلى التجربة' }).click();
  await expect(page.getByText('المتجر الآن في وضع التجربة')).toBeVisible();
  await expect(warning).toHaveCount(0);
  expect(await settingsOf(office)).toEqual({ ...selling, mode: 'trial' });
  await page.getByRole('button', { name: 'بدء البيع الحقيقي' }).click();
  await expect(warning).toContainText('من الآن تُخصم العملات والنقاط حقًّا');
  await expectAccessible(page);
  await warning.getByRole('button', { name: 'بدء البيع الحقيقي' }).click();
  await expect(warning).toHaveCount(0);

  await page.getByText('في أوقات محدّدة').click();
  const save = page.getByRole('button', { name: 'حفظ الأوقات' });
  await expect(save).toBeDisabled();
  await page.getByRole('checkbox', { name: 'الثلاثاء' }).check();
  await page.getByLabel('الثلاثاء، إلى').fill('06:00');
  await save.click();
  await expect(page.getByText('وقت الإغلاق بعد وقت الفتح')).toBeVisible();
  await page.getByLabel('الثلاثاء، إلى').fill('09:30');
  await save.click();
  await expect(page.getByText('حُفظت أوقات البيع')).toBeVisible();
  expect(await settingsOf(office)).toEqual({ ...selling, hours: [{ weekday: 2, from: '07:00', to: '09:30' }] });
  await page.getByRole('button', { name: 'إغلاق المتجر' }).click();
  await expect(page.getByText('المتجر مغلق الآن')).toBeVisible();
  expect(await settingsOf(office)).toMatchObject({ isClosed: true, hours: [{ weekday: 2 }] });
});

test('the reports name who can pay and who is close', async ({
  page,
  chrome,
  product,
  office,
  teacher,
  freshStudent,
  item,
}) => {
  // Ten coins are left after buying; five more, and a quarter of the price is missing.
  const { leave } = await buy({ chrome, product, office, student: freshStudent, item });
  await adjust(office, freshStudent, 'coins', 5);
  await leave();
  await loginAs(page, teacher);
  await page.goto(`/admin/store?tab=reports&grade=5&item=${item.id}`);
  const close = page.getByRole('region', { name: /^اقتربوا/u });
  await expect(close.getByRole('listitem').filter({ hasText: freshStudent.name })).toContainText('ينقصه ٥ عملات');
  await adjust(office, freshStudent, 'coins', 5);
  await page.reload();
  await expect(page.getByRole('region', { name: /^يكفيهم رصيدهم/u })).toContainText(freshStudent.name);
  await expect(page.getByRole('row').filter({ hasText: item.name })).toContainText('١');
});

for (const tab of ['reports', 'settings'])
  test(`the tab of ${tab} is accessible on a desktop and on a phone, by day and by night`, async ({
    page,
    teacher,
  }) => {
    await loginAs(page, teacher);
    await page.goto(`/admin/store?tab=${tab}`);
    await expect(page.getByRole('tabpanel')).toBeVisible();
    await expect(page.locator('.animate-pulse')).toHaveCount(0);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page);
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wider, `${tab} scrolls sideways at ${width}`).toBeLessThanOrEqual(0);
    }
  });
