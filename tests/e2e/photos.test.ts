import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { PHOTO_LIMIT_BYTES } from '#domain/photos/approval';
import { photosRefusals } from '#strings/photos/refusals';
import { enterCalmly, expect, expectAccessible, loginAs, test } from './fixtures.ts';

/** Left half red, right half blue: whoever crops can see which half was kept. */
const halves = async () =>
  sharp({ create: { width: 800, height: 400, channels: 3, background: '#ff0000' } })
    .composite([
      {
        input: await sharp({ create: { width: 400, height: 400, channels: 3, background: '#0000ff' } })
          .png()
          .toBuffer(),
        left: 400,
        top: 0,
      },
    ])
    .jpeg()
    .toBuffer();

/** As heavy as a phone's camera makes it. */
const photoFile = async () => ({
  name: 'me.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.concat([await halves(), Buffer.alloc(PHOTO_LIMIT_BYTES)]),
});

const openPhoto = async (page: Page) => {
  await page.goto('/student/dashboard');
  await page.getByRole('button', { name: /^صورتي/u }).click();
  return page.getByRole('dialog', { name: 'صورتي' });
};
const chooser = (page: Page) => page.getByLabel(/^(?:اختر صورة|أرسل صورة غيرها)/u);

/** The mean colour of what is stored, as [red, blue] from 0 to 1. */
const storedColour = async (page: Page, fileId: string) => {
  const bytes = await (await page.request.get(`/api/files/${fileId}`)).body();
  const [red, , blue] = (await sharp(bytes).stats()).channels;
  return [Math.round((red?.mean ?? 0) / 255), Math.round((blue?.mean ?? 0) / 255)];
};
const ownPhoto = async (page: Page) => (await page.request.get('/api/student/photo')).json();

test('a photo goes from the pupil to the teacher and becomes the face, with thirty coins', async ({
  page,
  chrome,
  product,
  teacher,
  freshStudent,
}) => {
  await enterCalmly(page, freshStudent);
  const dialog = await openPhoto(page);
  await expect(dialog.getByText('إذا وافق معلّمك عليها كسبت ٣٠ عملة')).toBeVisible();
  await chooser(page).setInputFiles(await photoFile());
  await dialog.getByRole('button', { name: 'أرسلها' }).click();
  await expect(dialog.getByText('صورتك تنتظر موافقة معلّمك')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'صورتي: تنتظر موافقة معلّمك' })).toBeVisible();

  const office = await chrome.newContext({ baseURL: product.url, viewport: { width: 1440, height: 900 } });
  const desk = await office.newPage();
  await loginAs(desk, teacher);
  await desk.goto('/admin/photos');
  await desk.getByRole('button', { name: `${freshStudent.name}: تنتظر` }).click();
  const review = desk.getByRole('dialog', { name: 'صورة الطالب' });
  await expect(review.getByRole('img', { name: `صورة ${freshStudent.name}` })).toBeVisible();
  await review.getByLabel('صورة حقيقية للطالب نفسه').check();
  await review.getByRole('button', { name: 'قبول الصورة' }).click();
  await expect(review.getByRole('alert')).toContainText('لا تُقبل صورة طالب قبل موافقة وليّ أمره');
  await review.getByLabel('وليّ الأمر موافق على نشر الصورة').check();
  await review.getByRole('button', { name: 'قبول الصورة' }).click();
  await expect(desk.getByText(`قُبلت صورة ${freshStudent.name}`)).toBeVisible();
  await desk.keyboard.press('Escape');
  await desk.getByLabel('حالة الصور').selectOption('approved');
  await desk.getByRole('button', { name: `${freshStudent.name}: مقبولة` }).click();
  await expect(review.getByText(teacher.name)).toBeVisible();
  await office.close();

  await page.reload();
  await page.getByRole('button', { name: 'صورتي: غيّرها أو أضف صورة' }).click();
  const { fileId } = await ownPhoto(page);
  await expect(dialog.locator(`img[src^="/api/files/${fileId}"]`)).toBeVisible();
  const { groups } = await (await page.request.get('/api/student/rewards')).json();
  const ofPhoto = groups.find((group: { source: string }) => group.source === 'profile_image');
  expect(ofPhoto.rewards).toMatchObject([{ type: 'coins', amount: 30, status: 'available' }]);
});

test('a rejected photo comes back with its reason, and another can be sent', async ({
  page,
  chrome,
  product,
  teacher,
  freshStudent,
}) => {
  await enterCalmly(page, freshStudent);
  const dialog = await openPhoto(page);
  await chooser(page).setInputFiles(await photoFile());
  await dialog.getByRole('button', { name: 'أرسلها' }).click();
  await expect(dialog.getByText('صورتك تنتظر موافقة معلّمك')).toBeVisible();

  const office = await chrome.newContext({ baseURL: product.url, viewport: { width: 1440, height: 900 } });
  const desk = await office.newPage();
  await loginAs(desk, teacher);
  await desk.goto('/admin/dashboard?tab=photos');
  await desk.getByRole('button', { name: `${freshStudent.name}: تنتظر` }).click();
  const review = desk.getByRole('dialog', { name: 'صورة الطالب' });
  const reject = review.getByRole('button', { name: 'رفض الصورة' });
  await expect(reject).toBeDisabled();
  await review.getByLabel('سبب الرفض').fill('   ');
  await expect(reject).toBeDisabled();
  await review.getByRole('button', { name: 'وجهك غير واضح، صوّر في مكان مضيء' }).click();
  await reject.click();
  await expect(desk.getByText(`رُفضت صورة ${freshStudent.name}`)).toBeVisible();
  await office.close();

  await page.reload();
  await page.getByRole('button', { name: 'صورتي: أرسل صورة أخرى' }).click();
  await expect(dialog.getByText('وجهك غير واضح، صوّر في مكان مضيء')).toBeVisible();
  await expectAccessible(page);
  await chooser(page).setInputFiles(await photoFile());
  await dialog.getByRole('button', { name: 'أرسلها' }).click();
  await expect(dialog.getByText('صورتك تنتظر موافقة معلّمك')).toBeVisible();
  await expect(dialog.getByText('وجهك غير واضح، صوّر في مكان مضيء')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'اسحب الصورة' }).click();
  await expect(page.getByText('سُحبت صورتك')).toBeVisible();
  expect((await ownPhoto(page)).pending).toBeNull();
});

test('what is sent is what the pupil sees in the circle, by keyboard and by dragging', async ({
  page,
  freshStudent,
}) => {
  await enterCalmly(page, freshStudent);
  const dialog = await openPhoto(page);
  const send = async () => {
    await dialog.getByRole('button', { name: 'أرسلها' }).click();
    await expect(dialog.getByText('صورتك تنتظر موافقة معلّمك')).toBeVisible();
    return storedColour(page, (await ownPhoto(page)).pending.fileId);
  };
  const area = dialog.getByRole('application');

  await chooser(page).setInputFiles(await photoFile());
  await expectAccessible(page);
  await area.focus();
  for (let times = 0; times < 12; times += 1) await page.keyboard.press('ArrowRight');
  expect(await send()).toEqual([1, 0]);

  await chooser(page).setInputFiles(await photoFile());
  await dialog.getByLabel('التكبير').fill('1.5');
  const box = await area.boundingBox();
  if (!box) throw new Error('the picture is not on the screen');
  await page.mouse.move(box.x + box.width * 0.9, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x - box.width * 0.9, box.y + box.height / 2, { steps: 5 });
  await page.mouse.up();
  expect(await send()).toEqual([0, 1]);
});

test('sending shows its progress, can be cancelled, and says why it failed', async ({ page, freshStudent }) => {
  await enterCalmly(page, freshStudent);
  const dialog = await openPhoto(page);
  await chooser(page).setInputFiles(await photoFile());
  const send = dialog.getByRole('button', { name: 'أرسلها' });

  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/student/photo', async (route) => {
    await held;
    await route.abort().catch(() => undefined);
  });
  await send.click();
  await expect(dialog.getByRole('progressbar', { name: 'تقدّم الرفع' })).toBeVisible();
  await dialog.getByRole('button', { name: 'إلغاء الرفع' }).click();
  await expect(page.getByText('أُلغي رفع صورتك')).toBeVisible();
  await expect(send).toBeVisible();
  release();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  expect((await ownPhoto(page)).pending).toBeNull();

  const refusal = (status: number, code: string, message: string) =>
    page.route('**/api/student/photo', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status, json: { code, message, requestId: 'test' } })
        : route.continue(),
    );
  await refusal(429, 'photo_uploads_limited', 'أرسلت صورًا كثيرة في ساعة واحدة');
  await send.click();
  await expect(dialog.getByRole('alert')).toContainText('Upload failed: 429');
  await expect(dialog.getByRole('alert')).toContainText('أرسلت صورًا كثيرة في ساعة واحدة');
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  await refusal(500, 'photo_request_failed', photosRefusals.photo_request_failed);
  await send.click();
  await expect(dialog.getByRole('alert')).toHaveText(photosRefusals.photo_request_failed);
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  await send.click();
  await expect(dialog.getByText('صورتك تنتظر موافقة معلّمك')).toBeVisible();
});

test('the photos and one of them are accessible on a desktop and on a phone, by day and by night', async ({
  page,
  teacher,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await loginAs(page, teacher);
  await page.goto('/admin/photos');
  await page.getByLabel('حالة الصور').selectOption('all');
  const cards = page.getByRole('list', { name: 'الصور، الأحدث أولًا' }).getByRole('button');
  await expect(cards.nth(8)).toBeVisible();
  const expectAccessibleOnBoth = async (): Promise<void> => {
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(viewport);
      await expectAccessible(page);
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wider).toBeLessThanOrEqual(0);
    }
  };
  await expectAccessibleOnBoth();
  await page
    .getByRole('button', { name: /: تنتظر$/u })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleOnBoth();
});
