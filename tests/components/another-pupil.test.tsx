import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { pupilActions, pupilPage } from '#strings/roster/pupil-page';
import { studentForm } from '#strings/roster/staff';
import type { PupilPage, Student } from '#wire/roster';
import { STUDENT, TEACHER } from './people.ts';
import { showPage } from './screen.tsx';

const OTHER: Student = { ...STUDENT, id: STUDENT.id + 1, name: 'يامن رافع المرشود' };
const PUPILS = [STUDENT, OTHER];

const pageOf = (student: Student): PupilPage => ({
  student,
  joinedAt: '2026-08-23T06:00:00.000Z',
  photo: null,
  loginId: null,
  standings: [],
  timeline: { entries: [], nextBefore: null },
});

const titleOf = ({ name }: Student) => page.getByRole('heading', { name, exact: true, level: 1 });

it('what was opened of one pupil does not stand on the page of another who was seen before', async () => {
  const { goTo } = showPage(`/admin/students/${OTHER.id}`, {
    'GET /api/session': TEACHER,
    'GET /api/admin/students/:studentId': ({ params }) =>
      pageOf(PUPILS.find(({ id }) => id === Number(params.studentId)) ?? STUDENT),
  });
  await expect.element(titleOf(OTHER)).toBeVisible();
  goTo(`/admin/students/${STUDENT.id}`);
  await expect.element(titleOf(STUDENT)).toBeVisible();
  const actions = page.getByRole('region', { name: pupilPage.actions });
  await actions.getByRole('button', { name: pupilActions.edit }).click();
  await expect.element(page.getByLabelText(studentForm.name)).toHaveValue(STUDENT.name);
  goTo(`/admin/students/${OTHER.id}`);
  await expect.element(titleOf(OTHER)).toBeInTheDocument();
  expect(page.getByLabelText(studentForm.name).query()).toBeNull();
});
