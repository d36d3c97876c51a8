import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { pupilActions, pupilPage } from '#strings/roster/pupil-page';
import { nationalNumber, studentForm } from '#strings/roster/staff';
import { refused } from './network.ts';
import { ADMIN, STUDENT, TEACHER } from './people.ts';
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

const openForm = async (answers: Parameters<typeof showPage>[1]) => {
  const network = showPage(`/admin/students/${STUDENT.id}`, {
    'GET /api/admin/students/:studentId': {
      ...{ student: STUDENT, joinedAt: '2026-08-23T06:00:00.000Z', photo: null, loginId: null, standings: [] },
      timeline: TIMELINE,
    },
    'GET /api/admin/students/:studentId/timeline': TIMELINE,
    ...answers,
  });
  const actions = page.getByRole('region', { name: pupilPage.actions });
  await actions.getByRole('button', { name: pupilActions.edit }).click();
  return network;
};

it('shows an admin the end of a national number, the whole when asked, and writes another', async () => {
  let masked: string | null = '•••••••940';
  const { asked } = await openForm({
    'GET /api/session': ADMIN,
    'GET /api/admin/students/:studentId/national-number': () => ({ masked }),
    'POST /api/admin/students/:studentId/national-number/show': { number: '1058529940' },
    'PUT /api/admin/students/:studentId/national-number': ({ body }) => {
      if (body.number === '7') return refused('validation', 'راجع الحقول', { number: TOO_LONG });
      masked = body.number && '•••••••014';
      return { masked };
    },
  });
  const number = page.getByRole('region', { name: nationalNumber.title });
  await expect.element(number.getByText('•••••••940')).toBeVisible();
  expect(asked('POST /api/admin/students/:studentId/national-number/show')).toEqual([]);
  await number.getByRole('button', { name: nationalNumber.show }).click();
  await expect.element(number.getByText('1058529940')).toBeVisible();
  await expectAccessible();

  const field = number.getByLabelText(nationalNumber.another);
  await field.fill('7');
  await number.getByRole('button', { name: nationalNumber.save }).click();
  await expect.element(field).toHaveAccessibleDescription(TOO_LONG);
  await field.fill('2000000014');
  await number.getByRole('button', { name: nationalNumber.save }).click();
  await expect.element(number.getByText('•••••••014')).toBeVisible();
  await expect.element(number.getByText('1058529940')).not.toBeInTheDocument();

  await number.getByRole('button', { name: nationalNumber.remove }).click();
  await page
    .getByRole('dialog', { name: nationalNumber.removeTitle })
    .getByRole('button', { name: nationalNumber.remove })
    .click();
  await expect.element(number.getByLabelText(nationalNumber.title)).toHaveValue('');
  await expect.element(page.getByRole('dialog', { name: studentForm.editTitle })).toBeVisible();
  expect(asked('PATCH /api/admin/students/:studentId')).toEqual([]);
});

it('says nothing of a national number to a teacher', async () => {
  await openForm({ 'GET /api/session': TEACHER });
  await expect.element(page.getByLabelText(studentForm.name)).toBeVisible();
  await expect.element(page.getByRole('region', { name: nationalNumber.title })).not.toBeInTheDocument();
});
