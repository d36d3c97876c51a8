import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type APIRequestContext, type Browser, chromium, type Page, request } from '@playwright/test';
import { PAGE_HEADER, PAGE_META } from '#domain/access/page';
import { scanner, login as texts } from '#strings/access/login';
import { courseName } from '#strings/calendar/words';
import { cardDialog, lessonPage } from '#strings/classroom/staff';
import { connection } from '#strings/connection';
import { curriculumPage, planForm } from '#strings/curriculum/staff';
import { recording } from '#strings/recording';
import { ownRecordings, recite, sayItBack } from '#strings/recordings/pupil';
import { deviceConnection } from '#strings/staff/settings';
import { trustTexts } from '#strings/trust';
import { chromiumLaunch } from '#tests/chromium';
import {
  certifySchool,
  type DemoStaff,
  newDemoSchool,
  type Product,
  removeDataDir,
  startProduct,
} from '#tests/product';
import { wavTone } from '#tests/sounds';
import { filmOfCard, photoOfCard } from './card-pictures.ts';
import { expect, expectAccessible } from './fixtures.ts';
import { lessonOf, newLesson, openLesson, test } from './lesson.ts';
import { keptIn, workerReady } from './on-device.ts';
import { faultsAt } from './screens.ts';

/** What a school's router calls the computer: no browser takes it for one that may be trusted by itself. */
const NAME = 'himma.school.local';

/** Of the pupils here, and the text that they learn. */
const GRADE = 5;
const TEXT = 6;

const PUPIL_SCREENS = /^\/(?:student|educational-games)(?:\/|$)/u;
const STAFF_SCREENS = /^\/admin\/(?!login|setup|join)/u;

interface School {
  readonly product: Product;
  readonly origin: string;
  readonly desk: APIRequestContext;
  readonly teacher: DemoStaff;
}

const openSchool = async (dataDir: string): Promise<School> => {
  const product = await startProduct(dataDir);
  const { protocol, port } = new URL(product.url);
  const desk = await request.newContext({ baseURL: `${protocol}//127.0.0.1:${port}`, ignoreHTTPSErrors: true });
  const staff = product.logins().staff;
  const admin = staff.find(({ role }) => role === 'admin');
  const teacher = staff.find(({ role }) => role === 'teacher');
  if (!(admin && teacher)) throw new Error('the demo school has no staff');
  await desk.post('/api/login/staff', { data: { email: admin.email, password: admin.password } });
  return { product, origin: `${protocol}//${NAME}:${port}`, desk, teacher };
};

const close = async ({ product, desk }: School, browser: Browser): Promise<void> => {
  await browser.close();
  await desk.dispose();
  await product.stop();
  removeDataDir(product.dataDir);
};

/** On another computer of the network, for which the name leads here. */
const browserWith = async (...more: string[]): Promise<Browser> => {
  const launch = await chromiumLaunch();
  return chromium.launch({ ...launch, args: [...launch.args, `--host-resolver-rules=MAP ${NAME} 127.0.0.1`, ...more] });
};

const newPage = async (browser: Browser, { origin }: School): Promise<Page> => {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 390, height: 844 },
    locale: 'ar-SA',
    reducedMotion: 'reduce',
    serviceWorkers: 'allow',
  });
  return context.newPage();
};

const enterAsStaff = async (page: Page, { email, password }: DemoStaff): Promise<void> => {
  await page.goto('/admin/login');
  await page.getByLabel('البريد الإلكتروني').fill(email);
  await page.getByLabel('كلمة المرور', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'دخول', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard/u);
};

const newCard = async (desk: APIRequestContext, id: number): Promise<string> => {
  const made = await desk.post(`/api/admin/students/${id}/credentials`);
  const { loginLink }: { loginLink: string } = await made.json();
  return loginLink;
};

const pupilOf = async ({ desk }: School, grade: number) => {
  const { students }: { students: { id: number; grade: number; name: string }[] } = await (
    await desk.get('/api/admin/students')
  ).json();
  const found = students.find((each) => each.grade === grade);
  if (!found) throw new Error('the demo school has no pupils');
  return { ...found, card: await newCard(desk, found.id) };
};

const choosePhoto = async (page: Page, buffer: Buffer): Promise<void> =>
  page.getByLabel(connection.photographCard).setInputFiles({ name: 'card.jpg', mimeType: 'image/jpeg', buffer });

/** Dialogs of a first day are put aside. */
const openText = async (page: Page): Promise<void> => {
  await page.evaluate(
    ([header, meta]) =>
      fetch('/api/student/agreement', {
        method: 'PUT',
        headers: {
          'content-type': 'application/json',
          [header]: document.querySelector<HTMLMetaElement>(`meta[name="${meta}"]`)?.content ?? '',
        },
        body: JSON.stringify({ agreed: true }),
      }),
    [PAGE_HEADER, PAGE_META] as const,
  );
  await page.goto(`/student/quran/${TEXT}`);
  await page.getByRole('button', { name: recite.open }).click();
};

test('on plain http a card is photographed, a recording chosen, and what is off says why', async () => {
  const school = await openSchool(newDemoSchool());
  const browser = await browserWith();
  const { id, card } = await pupilOf(school, GRADE);

  const phone = await newPage(browser, school);
  await phone.goto('/login');
  expect(await phone.evaluate(() => isSecureContext)).toBe(false);
  await phone.getByRole('button', { name: texts.scan }).click();
  const door = phone.getByRole('dialog', { name: scanner.title });
  await expect(door.getByText(connection.cameraNeedsHttps)).toBeVisible();
  await choosePhoto(phone, wavTone());
  await expect(door.getByText(connection.noneSeen)).toBeVisible();
  await choosePhoto(phone, await photoOfCard('https://example.com'));
  await expect(door.getByText(scanner.notOurs)).toBeVisible();
  await expectAccessible(phone);
  await choosePhoto(phone, await photoOfCard(card));
  await expect(phone).toHaveURL(/\/student\/dashboard/u);
  await openText(phone);
  const dialog = phone.getByRole('dialog', { name: recite.title });
  await expect(dialog.getByText(recording.unsupported)).toBeVisible();
  await dialog
    .getByLabel(recording.chooseInstead)
    .setInputFiles({ name: 'recitation.wav', mimeType: 'audio/wav', buffer: wavTone(2) });
  await dialog.getByRole('button', { name: sayItBack.keep }).click();
  await expect(dialog.getByRole('list', { name: ownRecordings.list }).getByRole('listitem')).toHaveCount(1);
  expect(await faultsAt(phone, PUPIL_SCREENS)).toEqual([]);

  const desk = await newPage(browser, school);
  await enterAsStaff(desk, school.teacher);
  const at = await newLesson(school.desk, 3, GRADE);
  await openLesson(desk, at);
  await desk.getByRole('button', { name: lessonPage.cards }).click();
  await choosePhoto(desk, await photoOfCard(card));
  await expect(desk.getByText(cardDialog.count(1))).toBeVisible();
  await expectAccessible(desk);
  await expect
    .poll(async () => (await lessonOf(school.desk, at)).taps)
    .toMatchObject([{ type: 'present', studentIds: [id] }]);

  await desk.goto(`/admin/curriculum?grade=${GRADE}`);
  await desk.getByRole('heading', { name: curriculumPage.week(2), exact: true }).click();
  await desk.getByRole('button', { name: curriculumPage.editWeek(2) }).click();
  await desk.getByRole('button', { name: planForm.addTo(courseName('islamic', GRADE)) }).click();
  await expect(desk.getByLabel(planForm.topic).last()).toHaveValue('');
  await desk.goto('/admin/settings');
  await expect(desk.getByText(deviceConnection.plain)).toBeVisible();
  expect(await faultsAt(desk, STAFF_SCREENS)).toEqual([]);
  await close(school, browser);
});

/** The key that a browser was told to trust, as the school's phones are by its authority. */
const keyOf = (dataDir: string): string => {
  const { publicKey } = new X509Certificate(readFileSync(join(dataDir, 'himma.tls', 'server.pem')));
  return createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64');
};

test('on https of its own authority cameras, microphones and the work without a network are there', async () => {
  const dataDir = newDemoSchool();
  expect(certifySchool(dataDir, NAME)).toContain(NAME);
  const school = await openSchool(dataDir);
  const film = test.info().outputPath('card.y4m');
  const browser = await browserWith(
    `--ignore-certificate-errors-spki-list=${keyOf(dataDir)}`,
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  );
  const { id, card } = await pupilOf(school, GRADE);
  writeFileSync(film, filmOfCard(card));

  const phone = await newPage(browser, school);
  await phone.goto(school.origin.replace('https:', 'http:').concat('/trust'));
  await expect(phone.getByRole('heading', { name: trustTexts.title })).toBeVisible();
  await expectAccessible(phone);
  await phone.getByRole('link', { name: trustTexts.goOn }).click();
  await expect(phone).toHaveURL(`${school.origin}/login`);
  await phone.goto(school.origin.replace('https:', 'http:'));
  await expect(phone).toHaveURL(`${school.origin}/login`);
  expect(await phone.evaluate(() => isSecureContext)).toBe(true);
  await phone.getByRole('button', { name: texts.scan }).click();
  await expect(phone).toHaveURL(/\/student\/dashboard/u);
  await openText(phone);
  const dialog = phone.getByRole('dialog', { name: recite.title });
  await dialog.getByRole('button', { name: sayItBack.record(1) }).click();
  await expect(phone.getByRole('timer')).toHaveText(/٠:٠[١-٩]/u);
  await phone.getByRole('button', { name: recording.stop }).click();
  await dialog.getByRole('button', { name: sayItBack.keep }).click();
  await expect(dialog.getByRole('list', { name: ownRecordings.list }).getByRole('listitem')).toHaveCount(1);
  expect(await faultsAt(phone, PUPIL_SCREENS)).toEqual([]);

  const desk = await newPage(browser, school);
  await workerReady(desk);
  await enterAsStaff(desk, school.teacher);
  const at = await newLesson(school.desk, 3, GRADE);
  await openLesson(desk, at);
  await desk.getByRole('button', { name: lessonPage.cards }).click();
  await expect(desk.getByText(cardDialog.count(1))).toBeVisible();
  await expect
    .poll(async () => (await lessonOf(school.desk, at)).taps)
    .toMatchObject([{ type: 'present', studentIds: [id] }]);
  await expect.poll(async () => (await keptIn(desk)).addresses.some((each) => each.includes('/lessons/'))).toBe(true);
  const settings = await desk.context().newPage();
  await settings.goto('/admin/settings');
  await expect(settings.getByRole('img', { name: deviceConnection.code })).toBeVisible();
  await expectAccessible(settings);
  expect(await faultsAt(settings, STAFF_SCREENS)).toEqual([]);
  await settings.close();
  await school.product.kill();
  await desk.reload();
  await expect(desk.locator('[data-pupil]').first()).toBeVisible();
  await close(school, browser);
});
