import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { pupilActions, pupilPage } from '#strings/roster/pupil-page';
import { studentForm } from '#strings/roster/staff';
import { refused } from './network.ts';
import { STUDENT, TEACHER } from './people.ts';
import { expectAccessible, showPage } from './screen.tsx';

const CALLED = 'محمد أمين';
const TIMELINE = { entries: [], nextBefore: null };
const TOO_LONG = 'النص أطول من المسموح';

const called = page.getByLabelText(studentForm.calledAs);

it('says by which name a pupil is called, and takes another that staff write', async () => {
  const { asked } = showPage(`/admin/students/${STUDENT.id}`, {
    'GET /api/session': TEACHER,
    'GET /api/admin/students/:studentId': {
      student: { ...STUDENT, calledAs: CALLED },
      joinedAt: '2026-08-23T06:00:00.000Z',
      photo: null,
      loginId: null,
      standings: [],
      timeline: TIMELINE,
    },
    'GET /api/admin/students/:studentId/timeline': TIMELINE,
    'PATCH /api/admin/students/:studentId': ({ body }) =>
      body.calledAs ? refused('validation', 'راجع الحقول', { calledAs: TOO_LONG }) : STUDENT,
  });
  await expect.element(page.getByText(pupilPage.calledAs(CALLED))).toBeVisible();
  const actions = page.getByRole('region', { name: pupilPage.actions });
  await actions.getByRole('button', { name: pupilActions.edit }).click();
  await expect.element(called).toHaveValue(CALLED);
  await expect.element(called).toHaveAccessibleDescription(studentForm.calledAsHint('وسيم'));
  await page.getByLabelText(studentForm.name).fill('عبد الرحمن فواز');
  await expect.element(called).toHaveAccessibleDescription(studentForm.calledAsHint('عبد الرحمن'));
  await page.getByLabelText(studentForm.name).fill('');
  await expect.element(called).toHaveAccessibleDescription(studentForm.calledAsHint(''));
  await expectAccessible();

  await called.fill('دحومي');
  await page.getByRole('button', { name: studentForm.save }).click();
  await expect.element(called).toHaveAccessibleDescription(TOO_LONG);
  await called.fill(' ');
  await page.getByRole('button', { name: studentForm.save }).click();
  await expect.element(called).not.toBeInTheDocument();
  const sent = asked('PATCH /api/admin/students/:studentId').map(({ body }) => body.calledAs);
  expect(sent).toEqual(['دحومي', null]);
});
