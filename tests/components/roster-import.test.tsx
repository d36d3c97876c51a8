import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { importDialog, samenessNames, studentActions, importPreview as texts } from '#strings/roster/staff';
import { importErrorTexts } from '#strings/roster/words';
import { sheetSource } from '#strings/sheets';
import { gradeNames } from '#strings/widgets';
import type { ImportPlanReply } from '#wire/roster';
import { STUDENT, TEACHER } from './people.ts';
import { expectAccessible, showPage } from './screen.tsx';

const NOTHING: ImportPlanReply = {
  additions: [],
  changes: [],
  unchanged: 0,
  likenesses: [],
  ignoredColumns: [],
  errors: [],
};

const open = async (plan: ImportPlanReply) => {
  const network = showPage('/admin/students', {
    'GET /api/session': TEACHER,
    'GET /api/admin/students': { students: [STUDENT] },
    'GET /api/admin/students/import': { undoable: null },
    'POST /api/admin/students/import/preview': plan,
    'POST /api/admin/students/import': { added: 0, changed: 2, unchanged: 0 },
  });
  await page.getByRole('button', { name: studentActions.import, exact: true }).click();
  await page.getByLabelText(sheetSource.paste).fill('الاسم\tالصف\nوسيم ناجى الودعاني\t٥');
  await page.getByRole('button', { name: sheetSource.preview }).click();
  return network;
};

const ALMOST = { row: 2, name: 'وسيم ناجى الودعاني', grade: 5, is: null } as const;
const TWICE = { row: 4, name: 'احمد علي', grade: 5, is: null } as const;

it('asks of each name that is almost another, and saves when all is said', async () => {
  const { asked } = await open({
    ...NOTHING,
    likenesses: [
      { ...ALMOST, like: { studentId: STUDENT.id, row: null, name: STUDENT.name, grade: 5 } },
      { ...TWICE, like: { studentId: null, row: 3, name: 'أحمد علي', grade: 5 } },
    ],
  });
  const first = page.getByLabelText(texts.likenessOf(ALMOST.name, 2));
  const second = page.getByLabelText(texts.likenessOf(TWICE.name, 4));
  await expect.element(first).toHaveAccessibleDescription(texts.likePupil(STUDENT.name, gradeNames[5]));
  await expect.element(second).toHaveAccessibleDescription(texts.likeRow('أحمد علي', 3));
  await expectAccessible();
  const confirm = page.getByRole('button', { name: sheetSource.confirm });
  await first.selectOptions(samenessNames.renamed);
  expect(confirm.query()).toBeNull();
  await page.getByLabelText(texts.chooseAll).selectOptions(samenessNames.other);
  await expect.element(first).toHaveValue('other');
  await second.selectOptions(samenessNames.same);
  await confirm.click();
  await expect.element(page.getByRole('dialog', { name: importDialog.title })).not.toBeInTheDocument();
  const [{ body } = { body: null }] = asked('POST /api/admin/students/import');
  expect(body?.choices).toEqual([
    { row: 2, studentId: STUDENT.id, is: 'other' },
    { row: 4, studentId: null, is: 'same' },
  ]);
});

it('shows what stands in a cell that is wrong', async () => {
  await open({ ...NOTHING, errors: [{ row: 3, column: 'الصف', value: 'السابع', code: 'unknown_grade' }] });
  const faults = page.getByRole('table', { name: texts.errorsTable });
  await expect.element(faults.getByText('السابع').first()).toBeInTheDocument();
  await expect.element(faults.getByText(importErrorTexts.unknown_grade)).toBeVisible();
});
