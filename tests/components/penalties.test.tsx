import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { REVIEW_BACK_QUESTIONS } from '#domain/penalties/ways-back';
import { connection } from '#strings/connection';
import { errorTexts } from '#strings/errors';
import { fieldText } from '#strings/fields';
import { waysBack } from '#strings/penalties/pupil';
import { countName, setup } from '#strings/practice/pupil';
import type { Reply } from '#web/lib/api.ts';
import { rememberChoices } from '#web/practice/last-choices.ts';
import { type Answers, lost, refused } from './network.ts';
import { PUPIL, STUDENT, TEACHER } from './people.ts';
import { showPage } from './screen.tsx';

const LOGGED: Reply<'POST /api/admin/penalties/logs'> = {
  logs: [
    {
      id: 1,
      type: 'absent',
      minutesLate: null,
      behaviorType: null,
      percent: 10,
      logDate: '2026-11-15',
      note: null,
      isCounted: false,
      studentId: PUPIL.studentId,
      studentName: PUPIL.name,
      grade: PUPIL.grade,
      createdAt: '2026-11-15T06:00:00.000Z',
      createdBy: TEACHER.name,
      cancelledAt: null,
      cancelledBy: null,
    },
  ],
  penalised: [],
};

const show = (answers: Answers) =>
  showPage('/admin/penalties', {
    'GET /api/session': TEACHER,
    'GET /api/admin/students': { students: [STUDENT] },
    'GET /api/admin/penalties': { penalties: [], nextBefore: null, waysBack: { review: 0, drill: 0 } },
    'POST /api/admin/penalties/logs': LOGGED,
    ...answers,
  });

const pupils = page.getByRole('combobox', { name: /^الطلاب/u });
const submit = page.getByRole('button', { name: 'سجّل', exact: true });

const chooseAbsent = async (): Promise<void> => {
  await pupils.fill(PUPIL.name);
  await expect.element(page.getByRole('option', { name: new RegExp(PUPIL.name, 'u') })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await page.getByText('غياب', { exact: true }).first().click();
};

it('names that did not come are asked for again, and nobody is said not to exist', async () => {
  let isBroken = true;
  show({
    'GET /api/admin/students': () => (isBroken ? refused('internal', errorTexts.internal) : { students: [STUDENT] }),
  });
  const form = page.getByRole('form', { name: 'تسجيل سريع' });
  await expect.element(form.getByRole('alert')).toBeVisible();
  await expect.element(pupils).not.toBeInTheDocument();
  isBroken = false;
  await form.getByRole('button', { name: 'إعادة المحاولة' }).click();
  await expect.element(pupils).toBeVisible();
});

it('what is missing is told, and an entry whose answer was lost is sent again as the same', async () => {
  let isLost = true;
  const { asked } = show({
    'POST /api/admin/penalties/logs': ({ body }) => {
      if (body.studentIds.length === 0)
        return refused('validation', errorTexts.validation, { studentIds: fieldText('required') });
      return isLost ? lost : LOGGED;
    },
  });
  await submit.click();
  await expect.element(page.getByText(fieldText('required'))).toBeVisible();
  await expect.element(pupils).toHaveAttribute('aria-invalid', 'true');
  await chooseAbsent();
  await submit.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(connection.offline);
  isLost = false;
  await submit.click();
  await expect.element(page.getByText('سُجّل لطالب واحد')).toBeVisible();
  const [, first, second] = asked('POST /api/admin/penalties/logs');
  expect(second).toEqual(first);
});

it('a page that was opened yesterday logs on today', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-14T09:00:00+03:00') });
  onTestFinished(() => void vi.useRealTimers());
  const { asked } = show({});
  await expect.element(pupils).toBeVisible();
  vi.setSystemTime(new Date('2026-11-15T09:00:00+03:00'));
  await chooseAbsent();
  await submit.click();
  await expect.element(page.getByText('سُجّل لطالب واحد')).toBeVisible();
  expect(asked('POST /api/admin/penalties/logs')).toMatchObject([{ body: { logDate: '2026-11-15' } }]);
});

it('a pupil with a clean record is told so, and led home', async () => {
  const none = { count: 0, percent: 0 };
  showPage('/student/conduct', {
    'GET /api/session': PUPIL,
    'GET /api/student/conduct': {
      percentage: 0,
      late: none,
      absent: none,
      behavior: none,
      penalty: null,
      logs: [],
      penalties: [],
    },
  });
  await expect.element(page.getByRole('heading', { name: 'سجلّك نظيف!' })).toBeVisible();
  const home = page.getByRole('link', { name: 'العودة إلى لوحتي' });
  await expect.element(home).toHaveAttribute('href', '/student/dashboard');
});

const PRACTICE: Reply<'GET /api/student/practice'> = {
  studentId: PUPIL.studentId,
  grade: PUPIL.grade,
  isOpen: true,
  contest: null,
  roster: [],
  needsPassword: false,
  seal: 'a'.repeat(64),
  session: null,
  bests: [],
  race: { running: null, rewardAhead: false, challenges: [], own: null, duels: [] },
};

it('the way back from a penalty opens the very review that it asks for, whatever was played last', async () => {
  rememberChoices(PUPIL.studentId, { mode: 'timed', minutes: 3, count: null });
  const none = { count: 0, percent: 0 };
  showPage('/student/conduct', {
    'GET /api/session': PUPIL,
    'GET /api/student/conduct': {
      percentage: 0,
      late: none,
      absent: none,
      behavior: none,
      logs: [],
      penalty: null,
      penalties: [
        {
          id: 1,
          status: 'active',
          priceIncrease: 50,
          createdAt: '2026-11-15T06:00:00.000Z',
          expiresAt: '2026-11-22T06:00:00.000Z',
          clearedAt: null,
          percentage: 100,
          late: 100,
          absent: 0,
          behavior: 0,
          waysBack: [{ way: 'review', days: 3, isTaken: false }],
        },
      ],
    },
    'GET /api/student/practice': PRACTICE,
  });
  await page.getByRole('link', { name: waysBack.go.review }).click();
  await expect.element(page.getByRole('radio', { name: new RegExp(setup.review, 'u') })).toBeChecked();
  await expect.element(page.getByRole('radio', { name: countName(REVIEW_BACK_QUESTIONS), exact: true })).toBeChecked();
});
