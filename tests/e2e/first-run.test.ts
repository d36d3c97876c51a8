import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chromium, type Locator, type Page } from '@playwright/test';
import { SETUP_STEPS, type SetupStep } from '#domain/staff/setup';
import { kindNames, stateNames } from '#strings/backup/staff';
import { termForm } from '#strings/calendar/staff';
import { noTerm } from '#strings/calendar/words';
import { bulk } from '#strings/cards/staff';
import { welcomePopup } from '#strings/dashboard/pupil';
import { importDialog, importDone, studentActions, studentsPage } from '#strings/roster/staff';
import { sheetSource } from '#strings/sheets';
import { laterSteps, setupSteps, stepWords } from '#strings/staff/setup';
import { staffActions } from '#strings/staff/staff';
import { terms } from '#strings/terms/terms';
import { chromiumLaunch } from '#tests/chromium';
import { newDataDir, removeDataDir, spawnProduct, startProduct } from '#tests/product';
import { expect, expectAccessible, loginAs, test } from './fixtures.ts';

/** What a school's router calls the computer. */
const NAME = 'himma.school.local';

/** A school that nobody has entered yet, and the link that its first start prints. */
const firstStart = async (dataDir: string) => {
  const child = spawnProduct(dataDir, { NODE_ENV: 'production' });
  let said = '';
  const link = await new Promise<string>((resolve) => {
    child.stdout.on('data', (chunk) => {
      said += String(chunk);
      const found = /http:\S+\/admin\/setup#\S+/u.exec(said);
      if (found) resolve(found[0]);
    });
  });
  return {
    link,
    said: () => said,
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'close');
    },
  };
};

const ADMIN = {
  name: 'سعد بن راشد',
  email: 'saad@school.example',
  password: 'جملة لا يعرفها غيري 47',
  role: 'admin',
} as const;

/** As a school's own program gives it out. */
const LIST = 'اسم الطالب,الصف,الشعبة\nسالم بدر العمران,الرابع,أ\nعبد الرحمن فهد السبيعي,الرابع,ب\n';

const steps = (page: Page) => page.getByRole('list', { name: setupSteps.list });
const openStep = (page: Page, step: SetupStep) => steps(page).getByText(stepWords[step].title);

const toDashboard = async (page: Page): Promise<void> => {
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('tab').first()).toBeVisible();
};

test('a first start’s link leads to a school with an admin, and step by step to the first printed card and the first reward of a pupil', async ({
  chrome,
  contextOptions,
}) => {
  const dataDir = newDataDir();
  const school = await firstStart(dataDir);
  /** Presses, a form that is sent counting as one. */
  let presses = 0;
  const press = async (target: Locator): Promise<void> => {
    presses += 1;
    await target.click();
  };
  try {
    expect(school.said()).not.toContain('himma.example');
    const viewport = { width: 390, height: 844 };
    const context = await chrome.newContext({ ...contextOptions, viewport, baseURL: new URL(school.link).origin });
    const page = await context.newPage();
    await page.goto(school.link);
    await page.getByLabel('اسم المدرسة').fill('مدرسة الفلاح الابتدائية');
    await page.getByLabel('اسمك').fill(ADMIN.name);
    await page.getByLabel('بريدك الإلكتروني').fill(ADMIN.email);
    await page.getByLabel('كلمة مرور تختارها').fill('123456789012');
    await page.getByRole('button', { name: 'بدء المدرسة' }).click();
    await expect(page.getByText('كلمة المرور سهلة التخمين')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('كلمة مرور تختارها').fill(ADMIN.password);
    await press(page.getByRole('button', { name: 'بدء المدرسة' }));

    await expect(page).toHaveURL(/\/admin\/dashboard/u);
    await expect(steps(page).getByRole('listitem')).toHaveCount(SETUP_STEPS.length);
    await expect(steps(page)).toContainText('himma.key');
    await expectAccessible(page);
    await press(steps(page).getByRole('button', { name: stepWords.key.act }));
    await press(steps(page).getByRole('link', { name: stepWords.pupils.act }));
    await press(page.getByRole('button', { name: studentActions.import, exact: true }).first());
    const dialog = page.getByRole('dialog', { name: importDialog.title });
    presses += 1;
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'طلاب.csv', mimeType: 'text/csv', buffer: Buffer.from(LIST) });
    await press(dialog.getByRole('button', { name: sheetSource.confirm }));
    await expect(page.getByText(importDone(2, 0))).toBeVisible();

    await press(page.getByRole('link', { name: studentsPage.withoutLogin(2) }));
    await press(page.getByRole('button', { name: bulk.createMissing }));
    await expect(page.getByRole('button', { name: bulk.createMissing })).toHaveCount(0);
    const opening = page.waitForEvent('popup');
    await press(page.getByRole('button', { name: bulk.printSmall }));
    const paper = await opening;
    await expect(paper.getByText('عبد الرحمن فهد السبيعي')).toBeVisible();
    await expect(paper.getByRole('alert')).toContainText(new URL(school.link).host);
    const card = paper.getByRole('article').filter({ hasText: 'عبد الرحمن فهد السبيعي' });
    const [id = '', password = ''] = await card.locator('dd').allTextContents();
    const typed = await card.locator('bdi').textContent();
    await paper.close();
    expect(presses).toBe(9);

    // The pupil, on a phone of their own, by what the card says.
    const phone = await chrome.newContext({ ...contextOptions, viewport, baseURL: new URL(school.link).origin });
    const pupil = await phone.newPage();
    await pupil.goto(`http://${typed}`);
    await pupil.getByLabel('رقم الطالب').fill(id);
    await pupil.getByLabel('كلمة المرور', { exact: true }).fill(password);
    await press(pupil.getByRole('button', { name: 'دخول', exact: true }));
    await press(pupil.getByRole('button', { name: terms.agree, exact: true }));
    await press(pupil.getByRole('button', { name: terms.confirm.unheard.yes, exact: true }));
    await press(pupil.getByRole('button', { name: /نقاط الترحيب/u }));
    await expect(pupil.getByRole('link', { name: welcomePopup.play })).toBeVisible();
    expect(presses).toBe(13);
    await phone.close();

    await toDashboard(page);
    await expect(steps(page).getByRole('listitem').filter({ hasText: setupSteps.done })).toHaveCount(4);

    // A step that waits apart comes back.
    await openStep(page, 'address').click();
    await expect(steps(page).getByText(stepWords.address.body)).toBeVisible();
    await steps(page).getByRole('button', { name: setupSteps.later }).filter({ visible: true }).click();
    await expect(openStep(page, 'address')).toHaveCount(0);
    await page.getByText(laterSteps(1)).click();
    const later = page.getByRole('list', { name: setupSteps.laterList });
    await expectAccessible(page);
    await later.getByRole('button', { name: setupSteps.takeUp }).click();
    await expect(openStep(page, 'address')).toBeVisible();

    // Until a term is opened nothing that hangs on one has failed.
    await page.goto('/admin/timetable');
    await page.getByRole('link', { name: noTerm.open }).click();
    await page.getByLabel(termForm.name).fill('الفصل الأول');
    await page.getByRole('button', { name: termForm.add }).click();
    await expect(page.getByText(termForm.opened('الفصل الأول')).first()).toBeVisible();

    await page.goto('/admin/staff');
    await page.getByRole('button', { name: staffActions.invite }).click();
    await page.getByLabel('الاسم', { exact: true }).fill('هند بنت سعد');
    await page.getByRole('button', { name: 'إنشاء رابط الدعوة' }).click();
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText(new URL(school.link).host);
    await expectAccessible(page);

    await page.request.put('/api/admin/contests/open-practice', { data: { isOpen: true } });
    await page.request.put('/api/admin/store/settings', { data: { mode: 'live' } });
    await toDashboard(page);
    await openStep(page, 'backup').click();
    await steps(page).getByRole('link', { name: stepWords.backup.act }).click();
    await page.getByRole('button', { name: 'أنشئ نسخة الآن' }).click();
    // The first start has saved the empty school already: the one asked for is meant.
    const made = page.getByRole('row').filter({ hasText: kindNames.asked });
    await expect(made.getByText(stateNames.good)).toBeVisible({ timeout: 30_000 });

    await toDashboard(page);
    await expect(steps(page).locator('details')).toHaveCount(1);
    await expect(steps(page).locator('details')).toContainText(stepWords.address.title);

    await page.goto(school.link);
    await expect(page.getByRole('alert')).toContainText('أُعدّت هذه المدرسة من قبل');
    await expectAccessible(page);
    await context.close();

    // Under the address by which phones find it nothing is left.
    const launch = await chromiumLaunch();
    const args = [...launch.args, `--host-resolver-rules=MAP ${NAME} 127.0.0.1`];
    const other = await chromium.launch({ ...launch, args });
    const { protocol, port } = new URL(school.link);
    const there = await other.newPage({ ...contextOptions, baseURL: `${protocol}//${NAME}:${port}` });
    await there.goto('/admin/login');
    await there.getByLabel('البريد الإلكتروني').fill(ADMIN.email);
    await there.getByLabel('كلمة المرور', { exact: true }).fill(ADMIN.password);
    await there.getByRole('button', { name: 'دخول', exact: true }).click();
    await expect(there).toHaveURL(/\/admin\/dashboard/u);
    await expect(there.getByRole('tab').first()).toBeVisible();
    const ready = there.getByRole('heading', { name: setupSteps.ready('مدرسة الفلاح الابتدائية') });
    await expect(ready).toBeVisible();
    await expectAccessible(there);
    await there.getByRole('button', { name: setupSteps.end }).click();
    await expect(ready).toHaveCount(0);
    await other.close();
  } finally {
    await school.stop();
    removeDataDir(dataDir);
  }
});

const PRODUCTION = { NODE_ENV: 'production', PUBLIC_URL: undefined };

const createAdmin = (
  dataDir: string,
  { name, email, password }: Record<'name' | 'email' | 'password', string>,
): void => {
  const env = { ...process.env, ...PRODUCTION, DATA_DIR: dataDir, HIMMA_ADMIN_PASSWORD: password };
  execFileSync(process.execPath, ['dist/product/create-admin.js', '--email', email, '--name', name], { env });
};

test('a school begun from the command line says what is left too, and is named in the settings', async ({
  chrome,
  contextOptions,
}) => {
  const dataDir = newDataDir();
  const admin = {
    name: 'سعد بن راشد',
    email: 'saad@school.example',
    password: 'a sentence nobody knows',
    role: 'admin',
  } as const;
  createAdmin(dataDir, admin);
  const school = await startProduct(dataDir, PRODUCTION);
  try {
    const context = await chrome.newContext({ ...contextOptions, baseURL: school.url });
    const page = await context.newPage();
    await loginAs(page, admin);
    await page.goto('/admin/dashboard');
    await expect(page.getByRole('heading', { name: 'ما بقي لتبدأ المدرسة' })).toBeVisible();

    await page.goto('/admin/settings');
    const card = page.getByRole('region', { name: 'المدرسة', exact: true });
    await card.getByRole('button', { name: 'حفظ الاسم' }).click();
    await expect(card.getByText('هذا الحقل مطلوب')).toBeVisible();
    await card.getByLabel('اسم المدرسة').fill('مدرسة النور الابتدائية');
    await card.getByRole('button', { name: 'حفظ الاسم' }).dblclick();
    await expect(page.getByText('حُفظ اسم المدرسة').first()).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(card.getByLabel('اسم المدرسة')).toHaveValue('مدرسة النور الابتدائية');
    await page.goto('/admin/dashboard');
    await expect(page.getByRole('heading', { name: 'ما بقي لتبدأ مدرسة النور الابتدائية' })).toBeVisible();
    await context.close();
  } finally {
    await school.stop();
    removeDataDir(dataDir);
  }
});
