import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { importPreview, samenessNames, studentActions, yearList as texts, yearChange } from '#strings/roster/staff';
import { sheetSource } from '#strings/sheets';
import type { YearPlanReply } from '#wire/roster';
import { refused } from './network.ts';
import { ADMIN, STUDENT } from './people.ts';
import { expectAccessible, showPage } from './screen.tsx';

const LIST = 'الاسم\tالصف\nوسيم ناجى الودعاني\t6\nخالد عمر الحربي\t4';

const PLAN: YearPlanReply = {
  additions: [
    {
      ...{ row: 3, name: 'خالد عمر الحربي', grade: 4, classId: null },
      ...{ nameReading: null, calledAs: null, nationalNumber: null },
    },
  ],
  ...{ changes: [], unchanged: 0, likenesses: [], ignoredColumns: [], isStrange: false, errors: [] },
  up: [4, 5, 6].map((from) => ({ from: from as 4 | 5 | 6, students: 0 })),
  ...{ staying: [], jumping: [], graduating: [{ studentId: 9, name: 'نايف سعود الشمري', grade: 6 }] },
  leaving: [{ studentId: 8, name: 'وليد فهد المطيري', grade: 4 }],
  ...{ untouched: 0, isSameYear: false, seen: 'first' },
};

const LIKE: Omit<YearPlanReply['likenesses'][number], 'is'> = {
  ...{ row: 2, name: 'وسيم ناجى الودعاني', grade: 6, why: 'spelling' },
  like: { studentId: STUDENT.id, row: null, name: STUDENT.name, grade: 5 },
};

it('is looked at whole, reckoned anew with the answers, and carried out as it was seen', async () => {
  let takes = 0;
  const { asked } = showPage('/admin/students', {
    'GET /api/session': ADMIN,
    'GET /api/admin/students': { students: [STUDENT] },
    'GET /api/admin/students/import': { undoable: null, columns: [] },
    'GET /api/admin/promotion': { moves: [], undoable: null },
    'POST /api/admin/promotion/list/preview': ({ body }) => {
      const is = body.choices?.[0]?.is ?? null;
      if (takes > 0) return { ...PLAN, likenesses: [{ ...LIKE, is }], isSameYear: true, seen: 'third' };
      return { ...PLAN, likenesses: [{ ...LIKE, is }], seen: is === null ? 'first' : 'second' };
    },
    'POST /api/admin/promotion/list': () => {
      takes += 1;
      return takes === 1 ? refused('year_list_stale', 'تغيّرت') : { moved: 1, stayed: 0, left: 2, added: 1 };
    },
  });
  await page.getByRole('button', { name: studentActions.yearChange }).click();
  await page.getByRole('button', { name: yearChange.byList }).click();
  await page.getByLabelText(sheetSource.paste).fill(LIST);
  await page.getByRole('button', { name: sheetSource.preview }).click();
  await expect.element(page.getByRole('table', { name: texts.leaving }).getByText('وليد فهد المطيري')).toBeVisible();
  await expect.element(page.getByRole('table', { name: texts.graduating })).toBeVisible();
  await expectAccessible();

  const agree = page.getByLabelText(texts.agree);
  const dialog = page.getByRole('dialog', { name: texts.title });
  const confirm = dialog.getByRole('button', { name: texts.confirm });
  expect([agree.query(), confirm.query()]).toEqual([null, null]);
  await page.getByLabelText(/وسيم ناجى الودعاني/u).selectOptions(samenessNames.same);
  await page.getByRole('button', { name: importPreview.again }).click();
  await agree.click();
  await confirm.click();
  // What the school is now must be seen, and agreed to, anew.
  await expect.element(page.getByText(texts.sameYear)).toBeVisible();
  await expect.element(page.getByText('تغيّرت')).toBeVisible();
  expect(confirm.query()).toBeNull();
  await agree.click();
  await confirm.click();
  await expect.element(dialog).not.toBeInTheDocument();
  const sent = asked('POST /api/admin/promotion/list').map(({ body }) => [body.seen, body.choices?.[0]?.is]);
  expect(sent).toEqual([
    ['second', 'same'],
    ['third', 'same'],
  ]);
});
