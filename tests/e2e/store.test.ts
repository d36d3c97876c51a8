import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { formatChildDay } from '#strings/dates';
import type { DemoStudent } from '#tests/product';
import { breakReadsUntilRetried, retryOf } from './broken-reads.ts';
import { enterCalmly, expect, expectAccessible, loginAs } from './fixtures.ts';
import { adjust, give } from './money.ts';
import { changeItem, type Item, setStore, test } from './shelf.ts';

/** With everything that a card can say. */
const GIFT = {
  category: 'giftcards',
  price: 31,
  used: true,
  specs: ['غلاف جميل', 'بطاقة باسمك'],
  warning: 'احفظها في حقيبتك',
  permission: 'parent',
  limitPerPupil: 3,
};

const cardOf = (page: Page, item: Item) => page.getByRole('listitem').filter({ hasText: item.name });
const add = (page: Page, item: Item) => page.getByRole('button', { name: `أضف إلى السلة: ${item.name}` });
const openCart = (page: Page) => page.getByRole('button', { name: /^السلة/u }).click();
const cartOf = (page: Page) => page.getByRole('dialog', { name: 'سلة المشتريات' });
const pay = (page: Page) => cartOf(page).getByRole('button', { name: 'إتمام الشراء' });
const feastOf = (page: Page) => page.getByRole('dialog', { name: 'مبارك!' });

const purseOf = async (page: Page) => (await (await page.request.get('/api/student/store')).json()).purse;
const ordersOf = async (page: Page) => (await (await page.request.get('/api/student/store/orders')).json()).orders;

/** Nobody tells this page the news: it finds out when it pays. */
const cutSocket = async (page: Page): Promise<void> => {
  await page.routeWebSocket(/\/live/u, (socket) => socket.close());
  await page.route('**/live/**', (route) => route.abort());
};

test('saving up: one coin short, earned, bought, and handed out by the teacher before the pupil’s eyes', async ({
  page,
  chrome,
  product,
  teacher,
  office,
  sell,
  freshStudent,
}) => {
  const item = await sell(GIFT);
  await adjust(office, freshStudent, 'coins', 30);
  await enterCalmly(page, freshStudent);
  await page.goto('/student/dashboard');
  await page.getByRole('navigation').getByRole('link', { name: 'المتجر' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'متجر همّة' })).toBeVisible();
  await expect(page.getByText('مفتوح')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'أقسام المتجر' }).getByRole('link')).toHaveCount(4);

  await page.getByRole('link', { name: /^بطاقات الهدايا/u }).click();
  const card = cardOf(page, item);
  for (const said of ['مستعمل', 'بقيت ٥ قطع', '٣ مرات لكل طالب', 'يحتاج إلى إذن مكتوب من وليّ أمرك', GIFT.warning])
    await expect(card.getByText(said)).toBeVisible();
  await expect(card.getByText('السعر ٣١ عملة')).toBeAttached();
  await card.getByRole('button', { name: `تفاصيل ${item.name}` }).click();
  const details = page.getByRole('dialog', { name: item.name });
  for (const spec of GIFT.specs) await expect(details.getByText(spec)).toBeVisible();
  await expectAccessible(page);
  await details.getByRole('button', { name: 'إغلاق' }).click();
  await add(page, item).click();
  await expect(page.getByText(`أُضيف «${item.name}» إلى السلة`)).toBeVisible();
  await expect(page.getByRole('button', { name: /منتج واحد.*المجموع ٣١ عملة/u })).toBeVisible();

  await openCart(page);
  await expect(page.getByText(`أُضيف «${item.name}» إلى السلة`)).toHaveCount(0);
  await expect(cartOf(page).getByText('عذراً، رصيدك غير كافٍ لإتمام عملية الشراء')).toBeVisible();
  await expect(cartOf(page).getByText('ينقصك عملة واحدة')).toBeVisible();
  await expect(pay(page)).toBeDisabled();
  await expectAccessible(page);
  await cartOf(page).getByRole('button', { name: 'متابعة التسوق' }).click();

  await give(office, freshStudent, { title: 'عملة أخيرة', amount: 1 });
  await page.goto('/student/rewards');
  await page.getByRole('button', { name: 'استلم عملة واحدة: عملة أخيرة' }).click();
  await page.getByRole('dialog', { name: 'مبارك!' }).getByRole('button', { name: 'رائع!' }).click();
  await page.getByRole('link', { name: 'المتجر' }).click();
  await openCart(page);
  await expect(cartOf(page).getByText('ينقصك')).toHaveCount(0);
  await pay(page).click();
  await expect(feastOf(page).getByText('دفعت ٣١ عملة')).toBeVisible();
  await expect(feastOf(page).getByText('لا تنسَ ورقة الإذن')).toBeVisible();
  expect(await purseOf(page)).toMatchObject({ coins: 0 });
  await feastOf(page).getByRole('link', { name: 'طلباتي' }).click();

  const order = cardOf(page, item);
  await expect(order.getByRole('listitem').filter({ hasText: 'عند معلّمك' })).toContainText('الآن');
  const desk = await chrome.newContext({ baseURL: product.url, viewport: { width: 1440, height: 900 } });
  const staff = await desk.newPage();
  await loginAs(staff, teacher);
  await staff.goto('/admin/store');
  const asked = staff.getByRole('row').filter({ hasText: freshStudent.name });
  await asked.getByRole('button', { name: /^موافقة/u }).click();
  await expect(order.getByRole('listitem').filter({ hasText: 'وافق معلّمك' })).toContainText('الآن');
  await expect(order.getByRole('button', { name: /^إلغاء طلب/u })).toHaveCount(0);
  await expectAccessible(page);
  await asked.getByRole('checkbox', { name: /^الإذن معي/u }).check();
  await asked.getByRole('button', { name: /^تسليم/u }).click();
  await expect(page.getByRole('heading', { name: 'طلبات سابقة' })).toBeVisible();
  await expect(order.getByRole('listitem').filter({ hasText: 'استلمته' })).toContainText('تمّ');
  await desk.close();
});

test('in the trial nothing is taken, and a reload brings everything back', async ({
  page,
  office,
  selling,
  sell,
  freshStudent,
}) => {
  const item = await sell({ category: 'giftcards', price: 31 });
  await setStore(office, { ...selling, mode: 'trial' });
  await adjust(office, freshStudent, 'coins', 50);
  await enterCalmly(page, freshStudent);
  await breakReadsUntilRetried(page, '**/api/student/store');
  await page.goto('/student/store');
  await expect(page.getByRole('alert').getByRole('heading', { name: 'حدث خطأ' })).toBeVisible();
  await retryOf(page).click();
  const banner = page.getByRole('note').filter({ hasText: 'قيد التطوير والتجربة' });
  await expect(banner).toContainText('رصيدك الحقيقي لا يتأثر');
  await expect(banner).toContainText('عند إعادة تحميل الصفحة');
  await page.goto('/student/store/toys');
  await expect(page).toHaveURL(/\/student\/store$/u);
  await page.goto('/student/store/giftcards');
  await expect(banner).toBeVisible();
  await add(page, item).click();
  await openCart(page);
  await pay(page).click();
  await expect(page.getByText('تمت عملية الشراء بنجاح')).toBeVisible();
  await page.getByRole('link', { name: 'إلى المتجر' }).click();
  await expect(page.getByText('١٩', { exact: true }).first()).toBeVisible();
  expect(await purseOf(page)).toMatchObject({ coins: 50 });
  expect(await ordersOf(page)).toEqual([]);
  await page.reload();
  await expect(page.getByText('٥٠', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'السلة فارغة' })).toBeVisible();

  await setStore(office, selling);
  await expect(banner).toHaveCount(0);
});

const today = (): string => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Riyadh' }).format(new Date());

const startPenalty = async (office: APIRequestContext, { studentId }: DemoStudent): Promise<void> => {
  const incident = { type: 'late', minutesLate: 100 };
  const data = { studentIds: [studentId], incident, logDate: today(), note: null, requestKey: randomUUID() };
  expect((await office.post('/api/admin/penalties/logs', { data })).ok()).toBe(true);
};

test('while a penalty lasts every price is raised, and says from what, why and until when', async ({
  page,
  office,
  sell,
  freshStudent,
}) => {
  const item = await sell(GIFT);
  await startPenalty(office, freshStudent);
  await enterCalmly(page, freshStudent);
  await page.goto('/student/dashboard');
  await page.getByRole('link', { name: 'انظر الأسعار في المتجر' }).click();
  await expect(page.getByText('أسعارك الآن أعلى بنسبة ٥٠٪')).toBeVisible();
  await page.getByRole('link', { name: /^بطاقات الهدايا/u }).click();
  const card = cardOf(page, item);
  await expect(card.getByRole('deletion')).toHaveText('السعر الأصلي ٣١');
  await expect(card.getByRole('insertion')).toContainText('سعرك الآن ٤٧ عملة');
  const ends = formatChildDay(new Date(Date.now() + 7 * 24 * 60 * 60 * 1000).toISOString());
  await expect(card.getByText(`ارتفع السعر ٥٠٪ بسبب التأخر أو الغياب أو السلوك، حتى ${ends}`)).toBeVisible();
  await expectAccessible(page);
});

test('a price that changed before paying is told at its line, nothing is paid, and the new one is agreed to', async ({
  page,
  office,
  sell,
  freshStudent,
}) => {
  const goods = { category: 'giftcards', price: 10 };
  const item = await sell(goods);
  await adjust(office, freshStudent, 'coins', 50);
  await enterCalmly(page, freshStudent);
  await cutSocket(page);
  await page.goto('/student/store/giftcards');
  await add(page, item).click();
  await openCart(page);
  await changeItem(office, item, { ...goods, price: 12 });
  await pay(page).click();
  await expect(cartOf(page).getByRole('alert')).toContainText('تغيّر السعر منذ أن فتحت السلة');
  await expect(cartOf(page).getByText('تغيّر السعر من ١٠ عملات إلى ١٢ عملة')).toBeVisible();
  await expect(pay(page)).toBeDisabled();
  expect(await purseOf(page)).toMatchObject({ coins: 50 });
  await expectAccessible(page);
  await cartOf(page)
    .getByRole('button', { name: `أوافق على السعر الجديد: ${item.name}` })
    .click();
  await pay(page).click();
  await expect(feastOf(page).getByText('دفعت ١٢ عملة')).toBeVisible();
  expect(await purseOf(page)).toMatchObject({ coins: 38 });
});

test('ten coins that became ten points are another price: it is told, agreed to, and only then paid', async ({
  page,
  office,
  sell,
  freshStudent,
}) => {
  const goods = { category: 'giftcards', price: 10 };
  const item = await sell(goods);
  await adjust(office, freshStudent, 'coins', 10);
  await adjust(office, freshStudent, 'points', 30);
  await enterCalmly(page, freshStudent);
  const before = await purseOf(page);
  await cutSocket(page);
  await page.goto('/student/store/giftcards');
  await add(page, item).click();
  await openCart(page);
  await changeItem(office, item, { ...goods, priceType: 'points' });
  await pay(page).click();
  await expect(cartOf(page).getByText('تغيّر السعر من ١٠ عملات إلى ١٠ نقاط')).toBeVisible();
  await expect(pay(page)).toBeDisabled();
  expect(await purseOf(page)).toEqual(before);
  await cartOf(page)
    .getByRole('button', { name: `أوافق على السعر الجديد: ${item.name}` })
    .click();
  await pay(page).click();
  await expect(feastOf(page).getByText('دفعت ١٠ نقاط')).toBeVisible();
  expect(await purseOf(page)).toMatchObject({ coins: before.coins, points: before.points - 10 });
});

test('two tabs, a double press and an answer that is lost: paid once, and logging out leaves no cart', async ({
  page,
  context,
  office,
  sell,
  freshStudent,
}) => {
  const item = await sell({ category: 'giftcards', price: 10 });
  await adjust(office, freshStudent, 'coins', 50);
  await enterCalmly(page, freshStudent);
  await page.goto('/student/store/giftcards');
  const other = await context.newPage();
  await other.goto('/student/store');
  await expect(other.getByRole('button', { name: 'السلة فارغة' })).toBeVisible();
  // A tab that nobody looks at is drawn once a second.
  await page.bringToFront();
  await add(page, item).click();
  await expect(other.getByRole('button', { name: 'السلة: منتج واحد' })).toBeVisible();

  let sent = 0;
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/student/store/checkout', async (route) => {
    sent += 1;
    if (sent > 1) return answered.then(() => route.continue());
    await route.fetch();
    return route.abort();
  });
  await openCart(page);
  await pay(page).dblclick();
  await other.bringToFront();
  await openCart(other);
  await expect(cartOf(other).getByRole('status')).toHaveText('يجري الدفع في نافذة أخرى…');
  await expect(cartOf(other).getByRole('alert')).toHaveCount(0);
  await expect(pay(other)).toBeDisabled();
  await page.bringToFront();
  answer();
  await expect(feastOf(page).getByText('دفعت ١٠ عملات')).toBeVisible();
  expect(sent).toBe(2);
  expect(await purseOf(page)).toMatchObject({ coins: 40 });
  expect(await ordersOf(page)).toHaveLength(1);
  await expect(cartOf(other).getByText('سلتك فارغة')).toBeVisible();
  await other.close();
  await feastOf(page).getByRole('button', { name: 'رائع!' }).click();

  await add(page, item).click();
  await openCart(page);
  await page.unroute('**/api/student/store/checkout');
  await page.route('**/api/student/store/checkout', (route) => route.abort());
  await pay(page).click();
  await expect(cartOf(page).getByRole('alert')).toContainText('ولن تدفع مرتين');
  await page.unroute('**/api/student/store/checkout');
  await page.reload();
  await openCart(page);
  await expect(cartOf(page).getByRole('button', { name: `أزل ${item.name} من السلة` })).toBeDisabled();
  await cartOf(page).getByRole('button', { name: 'تحقّق من الدفع' }).click();
  await feastOf(page).getByRole('button', { name: 'رائع!' }).click();
  expect(await purseOf(page)).toMatchObject({ coins: 30 });

  await add(page, item).click();
  await page.getByRole('button', { name: 'تسجيل الخروج' }).click();
  await expect(page).toHaveURL(/\/login/u);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('cart')))).toEqual([]);
});

test('a session for two: the friend is asked, pays the own part, and both see it', async ({
  page,
  chrome,
  product,
  office,
  sell,
  freshStudent,
}) => {
  const item = await sell({ category: 'privileges', price: 20, permission: 'parent', partySize: 2, stock: null });
  const enrol = async (name: string): Promise<number> =>
    (await (await office.post('/api/admin/students', { data: { name, grade: 5 } })).json()).id;
  const id = await enrol('صديق وفيّ بن ناجي الودعاني');
  const leaver = await enrol('مسافر بعيد بن ناجي الودعاني');
  const login = await (await office.post(`/api/admin/students/${id}/credentials`)).json();
  const friend: DemoStudent = { ...login, studentId: id, name: 'صديق وفيّ بن ناجي الودعاني', grade: 5 };
  await adjust(office, freshStudent, 'coins', 20);
  await adjust(office, friend, 'coins', 15);
  await adjust(office, friend, 'points', 60);

  await enterCalmly(page, freshStudent);
  await page.goto('/student/store/privileges');
  await add(page, item).click();
  await openCart(page);
  await expect(pay(page)).toBeDisabled();
  const partner = cartOf(page).getByLabel('زميلك');
  await partner.selectOption({ value: String(leaver) });
  expect((await office.post(`/api/admin/students/${leaver}/archive`)).ok()).toBe(true);
  await pay(page).click();
  const refused = cartOf(page).getByText(`أحد زملائك في «${item.name}» ليس في صفّك الآن`);
  await expect(refused).toBeVisible();
  await partner.selectOption({ value: String(id) });
  await expect(refused).toHaveCount(0);
  await expect(cartOf(page).getByRole('alert')).toHaveCount(0);
  await pay(page).click();
  await feastOf(page).getByRole('link', { name: 'طلباتي' }).click();
  const own = cardOf(page, item);
  await expect(own.getByRole('listitem').filter({ hasText: 'ينتظر زملاءك' })).toContainText('الآن');

  const tablet = await chrome.newContext({ baseURL: product.url, viewport: { width: 390, height: 844 } });
  const theirs = await tablet.newPage();
  await enterCalmly(theirs, friend);
  await theirs.goto('/student/dashboard');
  const notice = theirs.getByRole('main').getByRole('link', { name: /دعاك زميل/u });
  await expect(notice).toBeVisible();
  await expectAccessible(theirs);
  await theirs.goto('/student/store');
  await expect(notice).toBeVisible();
  await theirs.goBack();
  await notice.click();
  const host = freshStudent.name.split(' ')[0] ?? '';
  await expect(theirs.getByText('ستدفع ١٥ عملة و٥٠ نقطة')).toBeVisible();
  await expectAccessible(theirs);
  const accepts = theirs.getByRole('button', { name: `أقبل وأدفع: ${item.name}` });
  await accepts.click();
  const asked = theirs.getByRole('dialog', { name: `تشارك في «${item.name}»؟` });
  await expect(asked).toContainText('يأخذ هذا الشراء ٥٠ نقطة من نقاطك');
  await expectAccessible(theirs);
  await asked.getByRole('button', { name: 'تراجع' }).click();
  expect(await purseOf(theirs)).toMatchObject({ coins: 15, points: 60 });
  await accepts.click();
  await asked.getByRole('button', { name: 'أقبل وأدفع' }).click();
  await expect(theirs.getByRole('heading', { name: 'طلبات جارية' })).toBeVisible();
  const shared = cardOf(theirs, item).first();
  await expect(shared.getByText(new RegExp(`طلبه ${host}`, 'u'))).toBeVisible();
  await expect(shared.getByRole('listitem').filter({ hasText: 'أنت' })).toContainText('دفعت');
  expect(await purseOf(theirs)).toMatchObject({ coins: 0, points: 10 });
  await tablet.close();

  await expect(own.getByRole('listitem').filter({ hasText: 'عند معلّمك' })).toContainText('الآن');
  await own.getByRole('link', { name: `اطبع ورقة الإذن: ${item.name}` }).click();
  await expect(page.getByRole('heading', { name: 'إذن استلام من متجر همّة' })).toBeVisible();
  await expect(page.getByRole('main').getByText(freshStudent.name)).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await own.getByRole('button', { name: `إلغاء طلب ${item.name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'ألغِ الطلب' }).click();
  await expect(own.getByText('عاد إليك كل ما دفعت')).toBeVisible();
  expect(await purseOf(page)).toMatchObject({ coins: 20 });
});
