import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { connection } from '#strings/connection';
import { ledgerRefusals } from '#strings/ledger/refusals';
import { rosterRefusals } from '#strings/roster/refusals';
import type { Reply } from '#web/lib/api.ts';
import type { StaffLedgerLine } from '#wire/ledger';
import { type Answers, lost, refused } from './network.ts';
import { PUPIL, REWARDED, STUDENT, TEACHER } from './people.ts';
import { showPage } from './screen.tsx';

const LINE: StaffLedgerLine = {
  id: 1,
  at: '2026-11-15T06:00:00.000Z',
  reason: 'adjustment',
  points: 30,
  coins: 0,
  pointsAfter: 30,
  coinsAfter: 0,
  source: null,
  note: 'تجربة',
  isReversed: false,
  by: TEACHER.name,
};

const ledgerWith = (lines: StaffLedgerLine[]): Reply<'GET /api/admin/ledger/:studentId'> => ({
  student: { id: PUPIL.studentId, name: PUPIL.name, grade: PUPIL.grade },
  points: 5,
  coins: 0,
  lines,
  nextBefore: null,
});

const showLedger = (answers: Answers, lines: StaffLedgerLine[] = []) =>
  showPage(`/admin/ledger?student=${PUPIL.studentId}`, {
    'GET /api/session': TEACHER,
    'GET /api/admin/rewards/students': { students: [REWARDED] },
    'GET /api/admin/students': { students: [STUDENT] },
    'GET /api/admin/ledger/:studentId': ledgerWith(lines),
    ...answers,
  });

const form = page.getByRole('form', { name: 'تعديل الآن' });
const add = form.getByRole('button', { name: 'إضافة إلى الرصيد' });
const reason = form.getByLabelText('السبب');

const fillForm = async (): Promise<void> => {
  await form.getByRole('button', { name: '١٠', exact: true }).click();
  await reason.fill('مشاركة');
};

it('a change whose answer was lost is sent again as the same wish', async () => {
  let isLost = true;
  const { asked } = showLedger({ 'POST /api/admin/ledger': () => (isLost ? lost : LINE) });
  await fillForm();
  await add.click();
  await expect.element(form.getByRole('alert')).toHaveTextContent(connection.offline);
  await expect.element(reason).toHaveValue('مشاركة');
  isLost = false;
  await add.click();
  await expect.element(page.getByText('سُجّل التعديل')).toBeVisible();
  await expect.element(reason).toHaveValue('');
  const keys = asked('POST /api/admin/ledger').map(({ body }) => body.requestKey);
  expect(keys).toEqual([keys[0], keys[0]]);
});

it('what is begun while a change is on its way stays as it was typed', async () => {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  showLedger({ 'POST /api/admin/ledger': () => gate.then(() => LINE) });
  await fillForm();
  await add.click();
  await form.getByText('خصم', { exact: true }).click();
  await form.getByRole('button', { name: '٥', exact: true }).click();
  await reason.fill('تصحيح');
  letGo();
  await expect.element(page.getByText('سُجّل التعديل')).toBeVisible();
  await expect.element(form.getByRole('button', { name: 'خصم من الرصيد' })).toBeEnabled();
  await expect.element(form.getByRole('radio', { name: 'خصم' })).toBeChecked();
  await expect.element(reason).toHaveValue('تصحيح');
});

it('a line that cannot be reversed any more says why in the dialog', async () => {
  const refusal = refused('balance_too_low', ledgerRefusals.balance_too_low);
  showLedger({ 'POST /api/admin/ledger/lines/:id/reversal': refusal }, [LINE]);
  await page.getByRole('button', { name: /^عكس: إضافة ٣٠ نقطة/u }).click();
  const dialog = page.getByRole('dialog', { name: 'عكس السطر' });
  await dialog.getByLabelText('سبب العكس').fill('أُعطيت خطأ');
  await dialog.getByRole('button', { name: 'عكس السطر' }).click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(ledgerRefusals.balance_too_low);
  await expect.element(dialog.getByLabelText('سبب العكس')).toHaveValue('أُعطيت خطأ');
});

it('a pupil who does not exist is an error with a way on', async () => {
  const refusal = refused('student_not_found', rosterRefusals.student_not_found);
  showLedger({ 'GET /api/admin/ledger/:studentId': refusal });
  await expect.element(page.getByText('لم يتم العثور على الطالب')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'إعادة المحاولة' })).toBeVisible();
});
