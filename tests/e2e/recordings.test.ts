import { randomUUID } from 'node:crypto';
import type { Browser, Locator, Page } from '@playwright/test';
import { recording } from '#strings/recording';
import { leaveTake, markWords, ownRecordings, recite, removeDialog, sayItBack } from '#strings/recordings/pupil';
import { answerForm, pupilSaid, recordingsPage, waitingRecordings } from '#strings/recordings/staff';
import { markNames, verseName } from '#strings/recordings/words';
import { listWords } from '#strings/widgets';
import type { DemoStudent, Product } from '#tests/product';
import { wavTone } from '#tests/sounds';
import { loseNextPost } from './broken-post.ts';
import { enterCalmly, expect, expectAccessible, loginAs, test } from './fixtures.ts';
import { plugInMicrophone, refuseMicrophone, unplugMicrophone } from './microphone.ts';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

/** The focused text of the grade that pupils made for a test are in: fifty-two verses. */
const TEXT = 6;

const openText = async (page: Page, student: DemoStudent) => {
  await page.setViewportSize(PHONE);
  await plugInMicrophone(page);
  await enterCalmly(page, student);
  await page.goto(`/student/quran/${TEXT}`);
};

const openDialog = async (page: Page): Promise<Locator> => {
  await page.getByRole('button', { name: recite.open }).click();
  const dialog = page.getByRole('dialog', { name: recite.title });
  await expect(dialog).toBeVisible();
  return dialog;
};

const record = async (page: Page, name: string) => {
  await page.getByRole('button', { name }).click();
  await expect(page.getByRole('timer')).toHaveText(/٠:٠[١-٩]/u);
  await page.getByRole('button', { name: recording.stop }).click();
};

const expectHeard = (player: Locator) =>
  expect.poll(() => player.locator('audio').evaluate((audio: HTMLAudioElement) => audio.readyState)).toBeGreaterThan(0);

const own = (dialog: Locator) => dialog.getByRole('list', { name: ownRecordings.list }).getByRole('listitem');
const press = (dialog: Locator, name: string) => dialog.getByRole('button', { name, exact: true }).click();

const enterBesides = async (chrome: Browser, product: Product, who: Parameters<typeof loginAs>[1]): Promise<Page> => {
  const context = await chrome.newContext({ baseURL: product.url, locale: 'ar-SA', viewport: DESK });
  const page = await context.newPage();
  await loginAs(page, who);
  return page;
};

test('a verse is recorded, heard, kept, sent, answered by mark, note and voice, and the answer is heard', async ({
  page,
  chrome,
  product,
  teacher,
  student,
  freshStudent,
}) => {
  await openText(page, freshStudent);
  const dialog = await openDialog(page);
  await dialog.getByLabel(recite.verse).selectOption('3');
  await record(page, sayItBack.record(3));
  await expectHeard(dialog.getByLabel(sayItBack.take(3), { exact: true }));
  await press(dialog, sayItBack.keep);
  await expect(page.getByText(sayItBack.kept)).toBeVisible();
  const kept = own(dialog).getByLabel(ownRecordings.listen(3));
  await expectHeard(kept);
  const file = (await kept.locator('audio').getAttribute('src')) ?? '';

  const desk = await enterBesides(chrome, product, teacher);
  expect((await desk.request.get(file)).status()).toBe(404);
  await desk.goto('/admin/recordings');
  await expect(desk.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(desk.locator('.animate-pulse')).toHaveCount(0);
  await expect(desk.getByText(freshStudent.name)).toHaveCount(0);

  await press(dialog, listWords.named(ownRecordings.send, verseName(3)));
  await expect(page.getByText(sayItBack.sent)).toBeVisible();
  // The teacher's list hears of it by itself.
  const card = desk.getByRole('listitem').filter({ hasText: freshStudent.name });
  await expectHeard(card.getByLabel(recordingsPage.listen(freshStudent.name)));

  const classmate = await enterBesides(chrome, product, student);
  expect((await classmate.request.get(file)).status()).toBe(404);
  await classmate.context().close();

  await plugInMicrophone(desk);
  await desk.reload();
  await card.getByRole('button', { name: recordingsPage.answer }).click();
  const form = desk.getByRole('dialog', { name: answerForm.title });
  await press(form, answerForm.submit);
  await expect(form.getByRole('alert')).toHaveText(answerForm.empty);
  await form.getByText(markNames.excellent).click();
  await form.getByLabel(answerForm.note).fill('أحسنت الوقف');
  await record(desk, answerForm.record);
  await expectHeard(form.getByLabel(answerForm.own));
  await press(form, answerForm.submit);
  await expect(desk.getByText(answerForm.done(freshStudent.name))).toBeVisible();
  await expect(card).toHaveCount(0);

  // So does the pupil's, in the open dialog; what is opened is no longer new.
  await expect(own(dialog)).toContainText(markWords.excellent);
  await expect(own(dialog)).toContainText('أحسنت الوقف');
  await expectHeard(own(dialog).getByLabel(ownRecordings.hearAnswer));

  await desk.getByLabel(recordingsPage.filter).selectOption('answered');
  await card.getByRole('button', { name: recordingsPage.keep }).click();
  await expect(card).toContainText(recordingsPage.isKept);
  await desk.context().close();

  await press(dialog, listWords.named(ownRecordings.remove, verseName(3)));
  await press(page.getByRole('dialog', { name: removeDialog.title }), removeDialog.confirm);
  await expect(dialog.getByText(ownRecordings.none)).toBeVisible();
  expect((await page.request.get(file)).status()).toBe(404);
});

test('what both sides see is within reach of everybody, on a phone and on a desk', async ({
  page,
  office,
  teacher,
  freshStudent,
}) => {
  await openText(page, freshStudent);
  const body = { textId: TEXT, ayah: 2, isSent: true, requestKey: randomUUID() };
  const file = { name: 'voice.wav', mimeType: 'audio/wav', buffer: wavTone() };
  const said = await page.request.post('/api/student/recordings', { multipart: { data: JSON.stringify(body), file } });
  const { id } = await said.json();
  const answer = { data: JSON.stringify({ mark: 'good', note: 'أحسنت' }), file };
  await office.post(`/api/admin/recordings/${id}/answer`, { multipart: answer });
  const expectBoth = async () => {
    for (const size of [PHONE, DESK]) {
      await page.setViewportSize(size);
      await expectAccessible(page);
    }
  };
  await openDialog(page);
  await record(page, sayItBack.record(1));
  await expectBoth();
  await loginAs(page, teacher);
  await page.goto(`/admin/recordings?status=answered&student=${freshStudent.studentId}`);
  await page.getByRole('button', { name: recordingsPage.answerAgain }).waitFor();
  await expectBoth();
  await page.getByRole('button', { name: recordingsPage.answerAgain }).click();
  await expectBoth();
});

test('the list of texts says that the teacher answered, until the answer was opened', async ({
  page,
  office,
  freshStudent,
}) => {
  await openText(page, freshStudent);
  const dialog = await openDialog(page);
  await record(page, sayItBack.record(1));
  await press(dialog, sayItBack.send);
  await expect(own(dialog)).toHaveCount(1);
  await page.goto('/student/quran');
  const { recordings } = await (await office.get(`/api/admin/recordings?student=${freshStudent.studentId}`)).json();
  await office.post(`/api/admin/recordings/${recordings[0].id}/answer`, { data: { mark: 'again', note: null } });
  const text = page.getByRole('link').filter({ hasText: 'معلّمك ردّ على تسجيلك' });
  await expect(text).toBeVisible();
  await expectAccessible(page);
  await text.click();
  await page.getByRole('button', { name: recite.openNew }).click();
  await expect(own(page.getByRole('dialog', { name: recite.title }))).toContainText(ownRecordings.isNew);
  await expect(page.getByRole('button', { name: recite.open, exact: true, includeHidden: true })).toBeAttached();
  await page.goto('/student/quran');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.animate-pulse')).toHaveCount(0);
  await expect(text).toHaveCount(0);
});

test('a recording whose sending breaks is not lost, and is there once whatever is pressed next', async ({
  page,
  freshStudent,
}) => {
  await openText(page, freshStudent);
  const dialog = await openDialog(page);
  await record(page, sayItBack.record(1));
  await loseNextPost(page, '**/api/student/recordings', 'answer');
  await press(dialog, sayItBack.keep);
  await expect(dialog.getByRole('alert')).toHaveText(sayItBack.offline);
  await expectHeard(dialog.getByLabel(sayItBack.take(1), { exact: true }));
  await press(dialog, sayItBack.send);
  await expect(page.getByText(sayItBack.sent)).toBeVisible();
  await expect(own(dialog)).toHaveCount(1);
  await loseNextPost(page, '**/api/student/recordings', 'request');
  await record(page, sayItBack.record(1));
  await press(dialog, sayItBack.send);
  await expect(dialog.getByRole('alert')).toHaveText(sayItBack.offline);
  await press(dialog, sayItBack.send);
  await expect(own(dialog)).toHaveCount(2);
});

test('a microphone that is refused, missing or unplugged is told in words, and what was said is still there', async ({
  page,
  freshStudent,
}) => {
  await openText(page, freshStudent);
  const dialog = await openDialog(page);
  await page.getByRole('button', { name: sayItBack.record(1) }).click();
  await expect(page.getByRole('timer')).toHaveText(/٠:٠[١-٩]/u);
  await unplugMicrophone(page);
  await expect(dialog.getByRole('alert')).toHaveText(recording.unplugged);
  await expectHeard(dialog.getByLabel(sayItBack.take(1), { exact: true }));
  await expectAccessible(page);
  for (const [reason, says] of [
    ['NotAllowedError', recording.refused],
    ['NotFoundError', recording.absent],
  ] as const) {
    await refuseMicrophone(page, reason);
    await press(dialog, sayItBack.again);
    await expect(dialog.getByRole('alert')).toHaveText(says);
    await expect(dialog.getByLabel(sayItBack.take(1), { exact: true })).toBeVisible();
  }
  await page.keyboard.press('Escape');
  const asked = page.getByRole('dialog', { name: leaveTake.title });
  await press(asked, 'تراجع');
  await expect(dialog.getByLabel(sayItBack.take(1), { exact: true })).toBeVisible();
  await press(dialog, sayItBack.throwAway);
  await expect(dialog.getByLabel(sayItBack.take(1), { exact: true })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('staff see how many wait, those of one pupil, and send nothing as the pupil', async ({
  page,
  teacher,
  freshStudent,
}) => {
  await openText(page, freshStudent);
  const dialog = await openDialog(page);
  await record(page, sayItBack.record(1));
  await press(dialog, sayItBack.send);
  await expect(own(dialog)).toHaveCount(1);
  await loginAs(page, teacher);
  await page.setViewportSize(DESK);
  await page.goto('/admin/recordings?grade=5');
  const cards = page.getByRole('list', { name: recordingsPage.list }).getByRole('listitem');
  const theirs = cards.filter({ hasText: freshStudent.name });
  await expect(theirs).toBeVisible();
  await expect(page.getByText(waitingRecordings(await cards.count()))).toBeVisible();
  await theirs.getByRole('button', { name: recordingsPage.onlyThis }).click();
  await expect(page.getByText(recordingsPage.only(freshStudent.name))).toBeVisible();
  await expect(cards).toHaveCount(1);

  await page.goto('/admin/quran?grade=5');
  await page.getByRole('combobox', { name: pupilSaid.pupil, exact: true }).selectOption(freshStudent.name);
  await expect(page.getByText(pupilSaid.said(0, 0))).not.toHaveCount(0);
  await page.getByRole('link', { name: pupilSaid.said(1, 1) }).click();
  await expect(page.getByText(recordingsPage.only(freshStudent.name))).toBeVisible();
  await page.request.post(`/api/admin/students/${freshStudent.studentId}/enter`);
  await page.goto(`/student/quran/${TEXT}`);
  await openDialog(page);
  await expect(own(dialog)).toHaveCount(1);
  await expect(dialog.getByRole('button', { name: sayItBack.record(1) })).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: ownRecordings.remove })).toHaveCount(0);
});
