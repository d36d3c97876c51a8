import type { Page } from '@playwright/test';
import {
  importDialog,
  importDone,
  importPreview,
  lastImport,
  studentActions,
  studentForm,
} from '#strings/roster/staff';
import { importErrorTexts } from '#strings/roster/words';
import { sheetSource } from '#strings/sheets';
import { expect, expectAccessible, loginAs, test } from './fixtures.ts';

/** What Arabic Excel writes as plain CSV. */
const inWindows1256 = (text: string): Buffer => {
  const bytes = new Map(
    Array.from({ length: 256 }, (_, byte) => [new TextDecoder('windows-1256').decode(Uint8Array.of(byte)), byte]),
  );
  return Buffer.from(Array.from(text, (letter) => bytes.get(letter) ?? 0x3f));
};

const openImport = async (page: Page) => {
  await page.getByRole('button', { name: studentActions.import, exact: true }).click();
  return page.getByRole('dialog', { name: importDialog.title });
};

const rowOf = (page: Page, name: string) => page.getByRole('rowheader', { name });

test('a list of an old Excel comes in whole, and is taken back as it came', async ({ page, admin }) => {
  await loginAs(page, admin);
  await page.goto('/admin/students?grade=6');
  let dialog = await openImport(page);
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'طلاب.csv',
    mimeType: 'text/csv',
    buffer: inWindows1256('اسم الطالب;الصف;الشعبة\r\nمهند سعيد الجزولي;السادس;ب\r\nأويس هاني البارقي;6;أ\r\n'),
  });
  await expect(dialog.getByRole('row', { name: /مهند سعيد الجزولي/u })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: sheetSource.confirm }).click();
  await expect(page.getByText(importDone(2, 0))).toBeVisible();
  await expect(rowOf(page, 'أويس هاني البارقي')).toBeVisible();

  dialog = await openImport(page);
  await dialog.getByRole('button', { name: lastImport.undo }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: lastImport.undoConfirm }).click();
  await expect(page.getByText(lastImport.undone(2, 0, 0))).toBeVisible();
  await expect(rowOf(page, 'أويس هاني البارقي')).toHaveCount(0);
});

test('pasted cells with a fault say where it is, and nothing is saved', async ({ page, admin }) => {
  await loginAs(page, admin);
  await page.goto('/admin/students?grade=6');
  const dialog = await openImport(page);
  await dialog.getByLabel(sheetSource.paste).fill('الاسم\tالصف\nسليم فارس العتيق\tالسابع\nعمّار"ماهر\t٦');
  await dialog.getByRole('button', { name: sheetSource.preview }).click();
  const fault = dialog.getByRole('table', { name: importPreview.errorsTable }).getByRole('row').nth(1);
  await expect(fault).toContainText('٢');
  await expect(fault).toContainText(importErrorTexts.unknown_grade);
  await expect(dialog.getByRole('button', { name: sheetSource.confirm })).toHaveCount(0);
  await dialog.getByRole('button', { name: sheetSource.back }).click();
  await expect(dialog.getByLabel(sheetSource.paste)).toHaveValue(/السابع/u);
});

test('a double click adds a pupil once, and the form is gone', async ({ page, admin }) => {
  await loginAs(page, admin);
  await page.goto('/admin/students?grade=6');
  await page.getByRole('button', { name: studentActions.add }).click();
  const form = page.getByRole('dialog', { name: studentForm.addTitle });
  await form.getByLabel(studentForm.name).fill('راكان طلال الصاعدي');
  await form.getByRole('button', { name: studentForm.add, exact: true }).dblclick();
  await expect(form).toHaveCount(0);
  await expect(rowOf(page, 'راكان طلال الصاعدي')).toHaveCount(1);
});
