import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { nav } from '#strings/dashboard/nav';
import type { DemoStaff, DemoStudent, Product } from '#tests/product';
import { mp3, sidewaysPhoto, zip } from '#tests/samples';
import { holdPosts, loseNextPost } from './broken-post.ts';
import { pick, send, sendOf, textOf, unfold } from './composer.ts';
import { enterCalmly, expect, expectAccessible, loginAs, test } from './fixtures.ts';
import { plugInMicrophone } from './microphone.ts';

const DESK = { width: 1440, height: 900 };
const SENT = 'تم إرسال الرسالة بنجاح';

const photo = async () => ({ name: 'class.jpg', mimeType: 'image/jpeg', buffer: await sidewaysPhoto(600, 400) });
const chooseFile = (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) =>
  page.getByLabel(/أضف صورة أو ملفًّا صوتيًا/u).setInputFiles(file);

const openComposer = async (page: Page, teacher: DemoStaff) => {
  await page.setViewportSize(DESK);
  await loginAs(page, teacher);
  await page.goto('/admin/messages');
  await unfold(page);
};

const sentRow = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

const sendByApi = async (page: Page, studentId: number, text: string) => {
  const to = { kind: 'students', ids: [studentId] };
  const answer = await page.request.post('/api/admin/messages', { data: { to, text, requestKey: randomUUID() } });
  expect(answer.ok()).toBe(true);
};

/** A second browser, as the pupil's tablet. */
const tablet = async (chrome: Browser, product: Product, student: DemoStudent): Promise<Page> => {
  const context = await chrome.newContext({
    baseURL: product.url,
    locale: 'ar-SA',
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await enterCalmly(page, student);
  return page;
};

test('a message is written, sent, found by the pupil, read, and seen to be read', async ({
  page,
  chrome,
  product,
  teacher,
  freshStudent,
}) => {
  await openComposer(page, teacher);
  await pick(page, freshStudent);
  await expect(page.getByText('اخترت طالبًا واحدًا')).toBeVisible();
  await textOf(page).fill('أحسنت في تلاوتك اليوم\nراجع الآيات الخمس');
  await page.reload();
  await expect(textOf(page)).toHaveValue('أحسنت في تلاوتك اليوم\nراجع الآيات الخمس');
  await expect(page.getByText('٣٩ من ٢٬٠٠٠ حرف')).toBeVisible();
  await send(page);
  await expect(page.getByText(SENT)).toBeVisible();
  await expect(textOf(page)).toHaveValue('');
  await expect(page.getByText('لم تختر أحدًا بعد')).toBeVisible();
  const row = sentRow(page, 'أحسنت في تلاوتك اليوم راجع الآيات الخمس');
  await expect(row).toContainText(freshStudent.name);
  await expect(row).toContainText('٠ من ١');

  const pupil = await tablet(chrome, product, freshStudent);
  await pupil.goto('/student/dashboard');
  await pupil.getByRole('link', { name: 'لديك رسالة جديدة' }).click();
  await expect(pupil.getByRole('heading', { name: 'رسائل معلّمي' })).toBeVisible();
  await expectAccessible(pupil);
  await pupil.getByRole('link', { name: /أحسنت في تلاوتك/u }).click();
  const letter = pupil.getByRole('dialog', { name: 'رسالة من معلّمك' });
  await expect(letter).toContainText('راجع الآيات الخمس');
  await expectAccessible(pupil);
  await expect(pupil.getByText('قرأت كل رسائلك')).toBeAttached();
  await pupil.goBack();
  await expect(letter).toBeHidden();
  await expect(pupil.getByRole('heading', { name: 'رسائل قرأتها' })).toBeVisible();
  await pupil.reload();
  await expect(pupil.getByRole('heading', { name: 'رسائل جديدة' })).toBeHidden();
  await pupil.context().close();

  await page.reload();
  await expect(row).toContainText('١ من ١');
  await row.getByRole('button', { name: /^التفاصيل: /u }).click();
  const details = page.getByRole('dialog', { name: 'تفاصيل الرسالة' });
  await expect(details.getByText('قرأها طالب واحد')).toBeVisible();
  await expect(details.getByRole('listitem')).toContainText(freshStudent.name);
  await expectAccessible(page);
});

test('a wrong message is taken back: gone for who has not read it, said to who has', async ({
  page,
  chrome,
  product,
  teacher,
  freshStudent,
}) => {
  await openComposer(page, teacher);
  const [seen, unseen] = [`رسالة خطأ قُرئت ${freshStudent.studentId}`, `رسالة خطأ لم تُقرأ ${freshStudent.studentId}`];
  for (const text of [seen, unseen]) await sendByApi(page, freshStudent.studentId, text);
  const pupil = await tablet(chrome, product, freshStudent);
  await pupil.goto('/student/messages');
  await pupil.getByRole('link', { name: new RegExp(seen, 'u') }).click();
  const letter = pupil.getByRole('dialog', { name: 'رسالة من معلّمك' });
  await expect(letter).toContainText(seen);

  for (const text of [seen, unseen]) {
    const row = sentRow(page, text);
    await expect(row).toContainText(text === seen ? '١ من ١' : '٠ من ١');
    await row.getByRole('button', { name: /^سحب/u }).click();
    const dialog = page.getByRole('dialog', { name: 'سحب الرسالة' });
    await expect(dialog).toContainText(text === seen ? 'وسيجد مكانها أنك سحبتها' : 'ولن يراها');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'سحب الرسالة' }).click();
    await expect(row).toContainText('سُحبت');
    await expect(row.getByRole('button', { name: /^سحب/u })).toHaveCount(0);
  }
  await expect(letter).toContainText('سحب معلّمك هذه الرسالة');
  await expect(letter).not.toContainText(seen);
  await letter.getByRole('button', { name: 'قرأتها' }).click();
  await expect(pupil.getByText('سحب معلّمك هذه الرسالة')).toHaveCount(1);
  await expect(pupil.getByText(unseen)).toHaveCount(0);
  await expectAccessible(pupil);
  await pupil.context().close();
});

test('a whole grade is one tick, and the dashboard has the same panel as a tab', async ({ page, teacher }) => {
  await page.setViewportSize(DESK);
  await loginAs(page, teacher);
  await page.goto('/admin/dashboard');
  await page.getByRole('tab', { name: 'الرسائل' }).click();
  await unfold(page);
  await page.getByRole('tab', { name: 'السادس' }).click();
  await page.getByRole('checkbox', { name: 'كل طلاب الصف السادس' }).check();
  await textOf(page).fill('موعدنا الأحد بإذن الله');
  await page.reload();
  await send(page);
  await expect(page.getByText(SENT)).toBeVisible();
  await expect(sentRow(page, 'موعدنا الأحد بإذن الله')).toContainText('الصف السادس');
  await expectAccessible(page);
});

test('an upload shows its progress, can be cancelled, and keeps what was written', async ({
  page,
  chrome,
  product,
  teacher,
  freshStudent,
}) => {
  await openComposer(page, teacher);
  await pick(page, freshStudent);
  await textOf(page).fill('صورة من درسنا');
  await chooseFile(page, await photo());
  await expect(page.getByRole('img', { name: 'الصورة المرفقة' })).toBeVisible();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/admin/messages', async (route) => {
    await held;
    await route.abort().catch(() => undefined);
  });
  await send(page);
  await expect(page.getByRole('progressbar', { name: 'تقدّم الرفع' })).toBeVisible();
  await page.getByRole('button', { name: 'إلغاء الرفع' }).click();
  await expect(page.getByText('أُلغي الإرسال، وبقيت رسالتك كما كتبتها')).toBeVisible();
  release();
  await page.unrouteAll({ behavior: 'wait' });
  await expect(textOf(page)).toHaveValue('صورة من درسنا');
  await send(page);
  await expect(page.getByText(SENT)).toBeVisible();

  const pupil = await tablet(chrome, product, freshStudent);
  await pupil.goto('/student/messages');
  await pupil.getByRole('link', { name: /صورة من درسنا/u }).click();
  await pupil.getByRole('button', { name: 'كبّر الصورة' }).click();
  const enlarged = pupil.getByRole('dialog', { name: 'صورة من معلّمك' });
  const image = enlarged.getByRole('img', { name: 'صورة من معلّمك' });
  await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(400);
  const before = await image.evaluate((img) => img.clientWidth);
  await enlarged.getByRole('button', { name: 'تكبير' }).click();
  await expect.poll(() => image.evaluate((img) => img.clientWidth)).toBeGreaterThan(before);
  await expectAccessible(pupil);
  await pupil.context().close();
});

test('a send that breaks says so, loses nothing, and the next try sends it once', async ({
  page,
  teacher,
  freshStudent,
}) => {
  await openComposer(page, teacher);
  await pick(page, freshStudent);
  await textOf(page).fill('رسالة لا تضيع');
  await loseNextPost(page, '**/api/admin/messages', 'answer');
  await send(page);
  await expect(page.getByText('فشل في إرسال الرسالة')).toBeVisible();
  await expect(textOf(page)).toHaveValue('رسالة لا تضيع');
  await send(page);
  await expect(page.getByText(SENT)).toBeVisible();
  await expect(sentRow(page, 'رسالة لا تضيع')).toHaveCount(1);

  await pick(page, freshStudent);
  await textOf(page).fill('ومعها صورة');
  await chooseFile(page, await photo());
  await loseNextPost(page, '**/api/admin/messages', 'request');
  await send(page);
  await expect(page.getByText('فشل تحميل المرفق')).toBeVisible();
  await expect(page.getByRole('img', { name: 'الصورة المرفقة' })).toBeVisible();
  await send(page);
  await expect(sentRow(page, 'ومعها صورة')).toHaveCount(1);
});

test('a file that is neither picture nor sound, or too large, is refused in words', async ({
  page,
  teacher,
  freshStudent,
}) => {
  await openComposer(page, teacher);
  await chooseFile(page, { name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  await expect(page.getByText('فضلاً اختر ملف صورة أو صوت')).toBeVisible();
  const large = Buffer.concat([await mp3(), Buffer.alloc(10.1 * 1024 * 1024)]);
  await chooseFile(page, { name: 'long.mp3', mimeType: 'audio/mpeg', buffer: large });
  await expect(page.getByText('يجب أن يكون حجم المرفق أقل من ١٠ ميغابايت')).toBeVisible();
  // Looks like a sound to the browser; the server looks inside.
  await chooseFile(page, { name: 'song.mp3', mimeType: 'audio/mpeg', buffer: zip() });
  await pick(page, freshStudent);
  await textOf(page).fill('ليست أغنية');
  await send(page);
  await expect(page.getByText('فضلاً اختر ملف صورة أو صوت')).toBeVisible();
  await page.getByRole('button', { name: 'حذف المرفق' }).click();
  await chooseFile(page, {
    name: 'small.png',
    mimeType: 'image/png',
    buffer: await sharp(await sidewaysPhoto())
      .png()
      .toBuffer(),
  });
  await send(page);
  await expect(page.getByText(SENT)).toBeVisible();
});

test('a spoken message is recorded, heard, thrown away, recorded again, sent and heard by the pupil', async ({
  page,
  chrome,
  product,
  teacher,
  freshStudent,
}) => {
  await plugInMicrophone(page);
  await openComposer(page, teacher);
  await pick(page, freshStudent);
  await textOf(page).fill('اسمع رسالتي');
  const record = async () => {
    await page.getByRole('button', { name: 'سجّل رسالة صوتية' }).click();
    await expect(page.getByRole('timer')).toHaveText(/٠:٠[١-٩]/u);
    await expect(sendOf(page)).toBeDisabled();
    await page.getByRole('button', { name: 'إيقاف التسجيل' }).click();
  };
  await record();
  await expect(page.getByLabel('استماع إلى المرفق')).toBeVisible();
  await page.getByRole('button', { name: 'حذف المرفق' }).click();
  await record();
  await send(page);
  await expect(page.getByText(SENT)).toBeVisible();

  const pupil = await tablet(chrome, product, freshStudent);
  await pupil.goto('/student/messages');
  await pupil.getByRole('link', { name: /اسمع رسالتي/u }).click();
  const player = pupil.getByLabel('استمع إلى رسالة معلّمك');
  await expect
    .poll(() => player.locator('audio').evaluate((audio: HTMLAudioElement) => audio.readyState))
    .toBeGreaterThan(0);
  await pupil.context().close();
});

test('a file goes along to another page and back; what was sent there meanwhile is no draft any more', async ({
  page,
  teacher,
  freshStudent,
}) => {
  await openComposer(page, teacher);
  await pick(page, freshStudent);
  await textOf(page).fill('انظر إلى الصورة');
  await chooseFile(page, await photo());
  const away = async () => {
    await page.getByRole('link', { name: nav.dashboard }).first().click();
    await expect(page).toHaveURL(/\/admin\/dashboard/u);
  };
  await away();
  await page.goBack();
  await expect(page.getByText('class.jpg')).toBeVisible();
  await page.getByRole('button', { name: 'حذف المرفق' }).click();
  const letGo = await holdPosts(page, '**/api/admin/messages');
  await send(page);
  await away();
  letGo();
  await expect(page.getByText(SENT)).toBeVisible();
  await page.goBack();
  await unfold(page);
  await expect(textOf(page)).toHaveValue('');
});

test('whoever logs in in another window of the browser finds no file of the one before', async ({
  page,
  teacher,
  admin,
}) => {
  await openComposer(page, teacher);
  await chooseFile(page, await photo());
  await expect(page.getByText('class.jpg')).toBeVisible();
  await loginAs(page, admin);
  // As when its window is looked at again, a little later.
  await page.clock.setFixedTime(Date.now() + 60_000);
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('class.jpg')).toHaveCount(0);
  await unfold(page);
  await expect(textOf(page)).toBeVisible();
  await expect(page.getByText('class.jpg')).toHaveCount(0);
});

test('staff who are inside as the pupil leave the message unread', async ({ page, teacher, freshStudent }) => {
  await loginAs(page, teacher);
  await sendByApi(page, freshStudent.studentId, 'لم تُقرأ بعد');
  await page.request.post(`/api/admin/students/${freshStudent.studentId}/enter`);
  await page.goto('/student/messages');
  await page.getByRole('link', { name: /لم تُقرأ بعد/u }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'قرأتها' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'رسائل جديدة' })).toBeVisible();
});
