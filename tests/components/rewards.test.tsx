import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { REWARD_MAX_AMOUNT } from '#domain/rewards/kinds';
import { connection } from '#strings/connection';
import { errorTexts } from '#strings/errors';
import { fieldText } from '#strings/fields';
import { listWords } from '#strings/widgets';
import { queryClient } from '#web/app/query-client.ts';
import type { Reply } from '#web/lib/api.ts';
import type { RewardBatch, TrackedReward } from '#wire/rewards';
import { type Answers, lost, refused } from './network.ts';
import { ADMIN, PUPIL, REWARDED, STUDENT, TEACHER } from './people.ts';
import { expectAccessible, showPage } from './screen.tsx';

const BATCH: RewardBatch = {
  id: 'b1',
  source: 'weekly',
  type: 'coins',
  amount: 10,
  title: null,
  createdAt: '2026-11-15T06:00:00.000Z',
  createdBy: TEACHER.name,
  count: 1,
  claimed: 0,
  removed: 0,
};

const GIVEN: TrackedReward = {
  id: 'r1',
  source: 'weekly',
  type: 'coins',
  amount: 10,
  title: null,
  status: 'Sent',
  createdAt: '2026-11-15T06:00:00.000Z',
  expiresAt: '2026-11-22T06:00:00.000Z',
  claimedAt: null,
  studentId: PUPIL.studentId,
  studentName: PUPIL.name,
  grade: PUPIL.grade,
  isExpired: false,
};

const PREVIEW: Reply<'POST /api/admin/rewards/preview'> = {
  count: 1,
  total: 10,
  notAgreed: 0,
  names: [PUPIL.name],
  expiresAt: '2026-11-22T06:00:00.000Z',
};

const show = (answers: Answers, address = '/admin/rewards') =>
  showPage(address, {
    'GET /api/session': TEACHER,
    'GET /api/admin/rewards': { rewards: [GIVEN], nextAfter: null },
    'GET /api/admin/rewards/batches': { batches: [BATCH] },
    'GET /api/admin/rewards/students': { students: [REWARDED] },
    'GET /api/admin/students': { students: [STUDENT] },
    'GET /api/admin/rewards/giving': { pupils: [], presets: [], reasons: [] },
    'POST /api/admin/rewards/preview': PREVIEW,
    ...answers,
  });

const form = page.getByRole('dialog', { name: 'إعطاء مكافأة' });
const preview = form.getByRole('region', { name: 'معاينة' });
const each = form.getByLabelText('لكل طالب');

/** The form, with the pupil chosen by keyboard. */
const openForm = async (): Promise<void> => {
  await page.getByRole('button', { name: 'إعطاء مكافأة' }).first().click();
  await expect.element(form.getByRole('combobox')).toHaveFocus();
  await userEvent.keyboard(PUPIL.name);
  await expect.element(form.getByRole('option', { name: new RegExp(PUPIL.name, 'u') })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(form.getByText('اخترت طالبًا واحدًا')).toBeVisible();
};

it('an amount that is not allowed is said beside its field, and nothing is given', async () => {
  const wrong = (field: string) => refused('validation', errorTexts.validation, { [field]: fieldText('bad_number') });
  const { asked } = show({
    'POST /api/admin/rewards/preview': ({ body }) => wrong(body.amount > REWARD_MAX_AMOUNT ? 'amount' : 'days'),
  });
  await openForm();
  await each.fill('5000');
  await expect.element(each).toHaveAccessibleDescription(fieldText('bad_number'));
  await expect.element(form.getByRole('button', { name: 'إرسال' })).toBeDisabled();
  await each.fill('5');
  const days = form.getByLabelText('أيام الاستلام');
  await days.fill('90');
  await expect.element(days).toHaveAccessibleDescription(fieldText('bad_number'));
  expect(asked('POST /api/admin/rewards')).toEqual([]);
});

it('too many chosen pupils are said to be too many, and nothing is given', async () => {
  const tooMany = { 'to/ids': fieldText('too_many_recipients') };
  show({ 'POST /api/admin/rewards/preview': refused('validation', errorTexts.validation, tooMany) });
  await openForm();
  await form.getByRole('button', { name: '٥', exact: true }).click();
  await expect.element(preview.getByRole('alert')).toHaveTextContent(fieldText('too_many_recipients'));
  await expect.element(form.getByRole('button', { name: 'إرسال' })).toBeDisabled();
});

it.each([
  { what: 'sent again as it was is the same wish', amount: '١٠', isSame: true },
  { what: 'changed before it is sent again is a wish of its own', amount: '٢٠', isSame: false },
])('a gift whose answer was lost and that is $what', async ({ amount, isSame }) => {
  let isLost = true;
  const { asked } = show({ 'POST /api/admin/rewards': () => (isLost ? lost : BATCH) });
  await openForm();
  await form.getByRole('button', { name: '١٠', exact: true }).click();
  const send = form.getByRole('button', { name: 'إرسال إلى طالب واحد' });
  await send.click();
  await expect.element(form.getByRole('alert')).toHaveTextContent(connection.offline);
  isLost = false;
  await form.getByRole('button', { name: amount, exact: true }).click();
  await send.dblClick();
  await expect.element(page.getByText(/^أُرسلت المكافأة/u)).toBeVisible();
  const keys = asked('POST /api/admin/rewards').map(({ body }) => body.requestKey);
  // However often it was pressed, the server takes it for one wish.
  expect(new Set(keys.slice(1)).size).toBe(1);
  expect(keys[0] === keys[1]).toBe(isSame);
});

it('the list is asked for by source and type, and a list that they leave empty says so', async () => {
  const { asked } = show({
    'GET /api/admin/rewards': ({ query }) => ({ rewards: query.type === 'points' ? [] : [GIVEN], nextAfter: null }),
  });
  await page.getByLabelText('تصفية بالمصدر').selectOptions('مكافأة أسبوعية');
  await page.getByLabelText('تصفية بالنوع').selectOptions('عملات');
  await expect.poll(() => asked('GET /api/admin/rewards').at(-1)?.query).toEqual({ source: 'weekly', type: 'coins' });
  await expect.element(page.getByRole('row').getByText(PUPIL.name).first()).toBeVisible();
  await page.getByLabelText('تصفية بالنوع').selectOptions('نقاط');
  await expect.element(page.getByText(listWords.notFound)).toBeVisible();
});

it('an overview that is cut off says so, and where the other pupils are', async () => {
  const students = Array.from({ length: 500 }, (_, more) => ({ ...REWARDED, studentId: PUPIL.studentId + more }));
  let isWhole = true;
  show(
    { 'GET /api/admin/rewards/students': () => ({ students: isWhole ? [REWARDED] : students }) },
    '/admin/rewards?tab=students',
  );
  const note = page.getByText('تعرض هذه القائمة ٥٠٠ طالب على الأكثر');
  await expect.element(page.getByRole('rowheader', { name: PUPIL.name })).toBeVisible();
  await expect.element(note).not.toBeInTheDocument();
  isWhole = false;
  await queryClient.invalidateQueries();
  await expect.element(note).toBeVisible();
});

it('the overview is sorted by a press, and accessible', async () => {
  show({}, '/admin/rewards?tab=students');
  await page.viewport(1440, 900);
  const points = page.getByRole('columnheader', { name: 'النقاط' });
  await points.getByRole('button').click();
  await expect.element(points).toHaveAttribute('aria-sort', 'ascending');
  await expectAccessible();
});

const deletion = page.getByRole('button', { name: `حذف مكافأة ${PUPIL.name}` });
const clearing = page.getByRole('button', { name: `مسح مكافآت ${PUPIL.name}` });

it('a teacher takes back a gift but sees no way to delete or clear rewards', async () => {
  show({});
  await expect.element(page.getByRole('row').getByText(PUPIL.name).first()).toBeVisible();
  await expect.element(deletion).not.toBeInTheDocument();
  await page.getByRole('heading', { name: 'آخر ما أُعطي' }).click();
  await expect.element(page.getByRole('button', { name: /^استرجاع ما لم يُستلم/u })).toBeVisible();
  await page.getByRole('tab', { name: 'Students Overview' }).click();
  await expect.element(page.getByRole('button', { name: `إعطاء مكافأة إلى ${PUPIL.name}` })).toBeVisible();
  await expect.element(clearing).not.toBeInTheDocument();
});

it('a deletion and a clearing that fail say so', async () => {
  show({
    'GET /api/session': ADMIN,
    'DELETE /api/admin/rewards/:rewardId': lost,
    'DELETE /api/admin/rewards/students/:studentId': lost,
  });
  await deletion.click();
  await page.getByRole('dialog').getByRole('button', { name: 'حذف المكافأة' }).click();
  await expect.element(page.getByText('Failed to delete reward')).toBeVisible();
  await page.getByRole('tab', { name: 'Students Overview' }).click();
  await clearing.click();
  await expect.element(page.getByRole('dialog')).toHaveTextContent('ما استُلم من قبل يبقى في رصيد الطالب ولا يُسحب');
  await page.getByRole('dialog').getByRole('button', { name: 'مسح المكافآت' }).click();
  await expect.element(page.getByText('Failed to clear rewards')).toBeVisible();
});
