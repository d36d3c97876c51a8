import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { MESSAGE_MAX_LENGTH } from '#domain/messages/text';
import { fieldText } from '#strings/fields';
import { composer } from '#strings/messages/staff';
import type { SentMessage } from '#wire/messages';
import { type Answers, lost } from './network.ts';
import { PUPIL, STUDENT, TEACHER } from './people.ts';
import { expectAccessible, showPage } from './screen.tsx';

const SENT: SentMessage = {
  id: 1,
  preview: 'رسالة لا تضيع',
  attachment: null,
  sentAt: '2026-11-15T06:00:00.000Z',
  sentBy: TEACHER.name,
  audience: 'students',
  grade: null,
  names: [PUPIL.name],
  recipients: 1,
  read: 0,
  takenBackAt: null,
  takenBackBy: null,
};

const CLASSMATE = { ...STUDENT, id: STUDENT.id + 1, name: 'يامن رافع المرشود' };

const show = (answers: Answers = {}) =>
  showPage('/admin/messages?grade=5', {
    'GET /api/session': TEACHER,
    'GET /api/admin/students': { students: [STUDENT, CLASSMATE] },
    'GET /api/admin/messages': { messages: [], nextBefore: null },
    'POST /api/admin/messages': SENT,
    ...answers,
  });

const text = page.getByRole('textbox', { name: 'نص الرسالة' });
const send = page.getByRole('button', { name: 'إرسال الرسالة', exact: true });
const pupil = page.getByRole('checkbox', { name: PUPIL.name });
const told = page.getByText(composer.sent);

it('nothing is sent to nobody, nor without words, nor with too many', async () => {
  const { asked } = show();
  await text.fill('  \n ');
  await send.click();
  await expect.element(page.getByText('اختر طالبًا واحدًا على الأقل')).toBeVisible();
  await expect.element(page.getByText(fieldText('required'))).toBeVisible();
  await pupil.click();
  await text.fill('أ'.repeat(MESSAGE_MAX_LENGTH + 1));
  await send.click();
  await expect.element(page.getByText(fieldText('too_long'))).toBeVisible();
  expect(asked('POST /api/admin/messages')).toEqual([]);
  await expectAccessible();
});

it('a message begun for another pupil has that pupil’s name ticked alone, and the words that were begun', async () => {
  const { goTo } = show();
  const classmate = page.getByRole('checkbox', { name: CLASSMATE.name });
  for (const [student, chosen, other] of [
    [STUDENT, pupil, classmate],
    [CLASSMATE, classmate, pupil],
    [STUDENT, pupil, classmate],
  ] as const) {
    goTo(`/admin/messages?grade=5&student=${student.id}`);
    await expect.element(chosen).toBeChecked();
    await expect.element(other).not.toBeChecked();
    if (student === CLASSMATE) await text.fill('أحسنت اليوم');
  }
  await expect.element(text).toHaveValue('أحسنت اليوم');
});

it('all names of a grade ticked one by one are these names, not the grade', async () => {
  const { asked } = show();
  await page.getByRole('checkbox', { name: 'كل طلاب الصف الخامس' }).click();
  await pupil.click();
  await pupil.click();
  await text.fill('لكم أنتم');
  await send.click();
  await expect.element(told).toBeVisible();
  expect(asked('POST /api/admin/messages')).toMatchObject([{ body: { to: { kind: 'students' } } }]);
});

it('a send that breaks says so, loses nothing, and the next try is the same wish', async () => {
  let isLost = true;
  const { asked } = show({ 'POST /api/admin/messages': () => (isLost ? lost : SENT) });
  await pupil.click();
  await text.fill('رسالة لا تضيع');
  await send.click();
  await expect.element(page.getByText(composer.sendFailed)).toBeVisible();
  await expect.element(text).toHaveValue('رسالة لا تضيع');
  isLost = false;
  await send.click();
  await expect.element(told).toBeVisible();
  const [first, second] = asked('POST /api/admin/messages');
  expect(second).toEqual(first);
});

it('a microphone that is refused, missing or out of reach is told in words', async () => {
  show();
  const record = page.getByRole('button', { name: 'سجّل رسالة صوتية' });
  const microphone = vi.spyOn(navigator.mediaDevices, 'getUserMedia');
  for (const [reason, says] of [
    ['NotAllowedError', 'لم يُسمح للمتصفح باستعمال الميكروفون'],
    ['NotFoundError', 'لا يوجد ميكروفون في هذا الجهاز'],
    ['NotReadableError', 'تعذّر التسجيل'],
  ] as const) {
    microphone.mockRejectedValueOnce(new DOMException('', reason));
    await record.click();
    await expect.element(page.getByRole('alert')).toHaveTextContent(says);
  }
  microphone.mockRestore();
});

it('a recording made elsewhere is taken on an address without https', async () => {
  const without = vi.spyOn(navigator, 'mediaDevices', 'get').mockReturnValue(undefined as never);
  show();
  const instead = page.getByRole('group', { name: 'سجّل رسالة صوتية' });
  await expect.element(instead.getByText('لا يمكن التسجيل من هذا المتصفح')).toBeVisible();
  const spoken = new File([new Uint8Array(100)], 'تلاوة.m4a', { type: 'audio/mp4' });
  await instead.getByLabelText('اختر ملف صوت').upload(spoken);
  await expect.element(page.getByText('تلاوة.m4a')).toBeVisible();
  without.mockRestore();
});
