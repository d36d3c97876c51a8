import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import {
  importDialog,
  importProblems,
  listColumns,
  samenessNames,
  studentActions,
  importPreview as texts,
} from '#strings/roster/staff';
import { importErrorTexts, rosterColumns } from '#strings/roster/words';
import { sheetSource } from '#strings/sheets';
import { gradeNames } from '#strings/widgets';
import type { Input } from '#web/lib/api.ts';
import type { ImportPlanReply } from '#wire/roster';
import { STUDENT, TEACHER } from './people.ts';
import { expectAccessible, showPage } from './screen.tsx';

const NOTHING: ImportPlanReply = {
  additions: [],
  changes: [],
  unchanged: 0,
  likenesses: [],
  ignoredColumns: [],
  isStrange: false,
  errors: [],
};

type Saved = { heads: string[]; fields: ('name' | 'grade' | 'classId' | 'nationalNumber' | null)[] };

const LIST = 'الاسم\tالصف\nوسيم ناجى الودعاني\t٥';

/** As the server does: with the answers that were sent. */
const withAnswers =
  (plan: ImportPlanReply) =>
  ({ body: { choices = [] } }: Input<'POST /api/admin/students/import/preview'>): ImportPlanReply => ({
    ...plan,
    likenesses: plan.likenesses.map((each) => ({
      ...each,
      is: choices.find(({ row, studentId }) => row === each.row && studentId === each.like.studentId)?.is ?? null,
    })),
  });

const open = async (plan: ImportPlanReply, pasted = LIST, columns: Saved[] = []) => {
  const network = showPage('/admin/students', {
    'GET /api/session': TEACHER,
    'GET /api/admin/students': { students: [STUDENT] },
    'GET /api/admin/students/import': { undoable: null, columns },
    'POST /api/admin/students/import/preview': withAnswers(plan),
    'POST /api/admin/students/import': { added: 0, changed: 2, unchanged: 0 },
  });
  await page.getByRole('button', { name: studentActions.import, exact: true }).click();
  await page.getByLabelText(sheetSource.paste).fill(pasted);
  await page.getByRole('button', { name: sheetSource.preview }).click();
  return network;
};

const ALMOST = { row: 2, name: 'وسيم ناجى الودعاني', grade: 5, why: 'spelling', is: null } as const;
const TWICE = { row: 4, name: 'احمد علي', grade: 5, why: 'spelling', is: null } as const;

it('asks of each name that is almost another, and saves when all is said', async () => {
  const { asked } = await open({
    ...NOTHING,
    likenesses: [
      { ...ALMOST, like: { studentId: STUDENT.id, row: null, name: STUDENT.name, grade: 5 } },
      { ...TWICE, like: { studentId: null, row: 3, name: 'أحمد علي', grade: 5 } },
    ],
  });
  const first = page.getByLabelText(texts.likenessOf(ALMOST.name, '٢'));
  const second = page.getByLabelText(texts.likenessOf(TWICE.name, '٤'));
  await expect.element(first).toHaveAccessibleDescription(texts.likePupil(STUDENT.name, gradeNames[5]));
  await expect.element(second).toHaveAccessibleDescription(texts.likeRow('أحمد علي', '٣'));
  await expectAccessible();
  const confirm = page.getByRole('button', { name: sheetSource.confirm });
  await first.selectOptions(samenessNames.renamed);
  expect(confirm.query()).toBeNull();
  await page.getByLabelText(texts.chooseAll).selectOptions(samenessNames.other);
  await expect.element(first).toHaveValue('other');
  await second.selectOptions(samenessNames.same);
  // What they come to is seen before it is done.
  expect(confirm.query()).toBeNull();
  await page.getByRole('button', { name: texts.again }).click();
  await confirm.click();
  await expect.element(page.getByRole('dialog', { name: importDialog.title })).not.toBeInTheDocument();
  const [{ body } = { body: null }] = asked('POST /api/admin/students/import');
  expect(body?.choices).toEqual([
    { row: 2, studentId: STUDENT.id, is: 'other' },
    { row: 4, studentId: null, is: 'same' },
  ]);
});

it('forgets what was said of another list: its rows are other pupils', async () => {
  const like = { studentId: STUDENT.id, row: null, name: STUDENT.name, grade: 5 } as const;
  const { asked } = await open({ ...NOTHING, likenesses: [{ ...ALMOST, like }] });
  const answer = page.getByLabelText(texts.likenessOf(ALMOST.name, '٢'));
  await answer.selectOptions(samenessNames.other);
  await page.getByRole('button', { name: sheetSource.back }).click();
  await page.getByLabelText(sheetSource.paste).fill(LIST);
  await page.getByRole('button', { name: sheetSource.preview }).click();
  await expect.element(answer).toHaveValue('');
  const [, again] = asked('POST /api/admin/students/import/preview');
  expect(again?.body?.choices).toEqual([]);
});

it('shows what stands in a cell that is wrong', async () => {
  await open({ ...NOTHING, errors: [{ row: 3, column: 'الصف', value: 'السابع', code: 'unknown_grade' }] });
  const faults = page.getByRole('table', { name: texts.errorsTable });
  await expect.element(faults.getByText('السابع').first()).toBeInTheDocument();
  await expect.element(faults.getByText(importErrorTexts.unknown_grade)).toBeVisible();
});

const FOREIGN = 'رمز\tالمتعلم\tالمستوى\tهاتف\n7\tسالم بن راشد\t4\t05\n8\tياسر بن حمد\t5\t06';
const TWO_NEW: ImportPlanReply = {
  ...NOTHING,
  additions: [2, 3].map((row) => ({
    ...{ row, name: `طالب ${row}`, grade: 4 as const, classId: null },
    ...{ nameReading: null, calledAs: null, nationalNumber: null },
  })),
};

it('asks once what the columns of a list are, sends no other, and has the answer kept with the list', async () => {
  const { asked } = await open(TWO_NEW, FOREIGN);
  const next = page.getByRole('button', { name: listColumns.next });
  const name = page.getByLabelText('المتعلم');
  await expect.element(name).toHaveAccessibleDescription(listColumns.samples(['سالم بن راشد', 'ياسر بن حمد']));
  await expectAccessible();
  await expect.element(next).toBeDisabled();
  await name.selectOptions(rosterColumns.name);
  await page.getByLabelText('هاتف').selectOptions(rosterColumns.name);
  await expect.element(name).toHaveValue('');
  await name.selectOptions(rosterColumns.name);
  await page.getByLabelText(listColumns.grade).selectOptions(gradeNames[4]);
  await expect.element(next).toBeEnabled();
  await page.getByLabelText('المستوى').selectOptions(rosterColumns.grade);
  await expect.element(page.getByLabelText(listColumns.grade)).not.toBeInTheDocument();
  expect(asked('POST /api/admin/students/import/preview')).toEqual([]);
  await next.click();
  await page.getByRole('button', { name: sheetSource.confirm }).click();
  const [{ body: seen } = { body: null }] = asked('POST /api/admin/students/import/preview');
  expect(seen?.rows).toEqual([
    ['الاسم', 'الصف'],
    ['سالم بن راشد', '4'],
    ['ياسر بن حمد', '5'],
  ]);
  const [{ body } = { body: null }] = asked('POST /api/admin/students/import');
  expect(body?.learned?.fields).toEqual([null, 'name', 'grade', null]);
});

it('reads a list by what was said of its columns before, and lets it be said otherwise', async () => {
  const saved = { heads: ['رمز', 'متعلم', 'مستوي', 'هاتف'], fields: [null, 'name' as const, 'grade' as const, null] };
  const { asked } = await open(TWO_NEW, FOREIGN, [saved]);
  await expect.element(page.getByText(texts.ignored('رمز، هاتف'))).toBeVisible();
  await page.getByRole('button', { name: listColumns.change }).click();
  await expect.element(page.getByLabelText('المتعلم')).toHaveValue('name');
  await page.getByLabelText('هاتف').selectOptions(rosterColumns.calledAs);
  await page.getByRole('button', { name: listColumns.next }).click();
  await expect.element(page.getByText(texts.ignored('رمز'))).toBeVisible();
  await page.getByRole('button', { name: listColumns.change }).click();
  await page.getByRole('button', { name: sheetSource.back }).click();
  await expect.element(page.getByLabelText(sheetSource.paste)).toHaveValue(FOREIGN);
  const rows = asked('POST /api/admin/students/import/preview').map(({ body }) => body.rows[1]);
  expect(rows).toEqual([
    ['سالم بن راشد', '4'],
    ['سالم بن راشد', '4', '05'],
  ]);
});

it('says that a list is longer than one import takes, and sends nothing of it', async () => {
  const { asked } = showPage('/admin/students', {
    'GET /api/session': TEACHER,
    'GET /api/admin/students': { students: [STUDENT] },
    'GET /api/admin/students/import': { undoable: null, columns: [] },
  });
  await page.getByRole('button', { name: studentActions.import, exact: true }).click();
  const long = new File([`الاسم,الصف\n${'سالم,4\n'.repeat(10_000)}`], 'list.csv', { type: 'text/csv' });
  await page.getByLabelText(sheetSource.drop).upload(long);
  await expect.element(page.getByText(importProblems.tooManyRows)).toBeVisible();
  expect(asked('POST /api/admin/students/import/preview')).toEqual([]);
});
