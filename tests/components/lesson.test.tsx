import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { dayBefore, schoolDay, weekdayOf } from '#domain/calendar/school-day';
import { LATE_DAYS } from '#domain/classroom/lessons';
import type { Tap } from '#domain/classroom/taps';
import { firstName } from '#domain/roster/first-name';
import { holdLesson, lessonPage, tapText, teacherTable, tools } from '#strings/classroom/staff';
import { formatWeekday } from '#strings/dates';
import { className } from '#strings/widgets';
import type { Reply } from '#web/lib/api.ts';
import type { ClassLesson, ClassPupil } from '#wire/classroom';
import { TEACHER } from './people.ts';
import { showPage } from './screen.tsx';

const DAY_MS = 24 * 60 * 60 * 1000;

const sitting = (id: number, name: string): ClassPupil => ({
  id,
  name,
  firstName: firstName(name),
  classId: null,
  photo: null,
  cardMark: null,
  conduct: 0,
  drawnBefore: 0,
});
const [HAMZA, ANAS] = [sitting(1, 'حمزة سالم'), sitting(2, 'أنس ماهر')] as const;

/** A lesson of the day that it is by the server's clock. */
const lessonAt = (now: Date, day = schoolDay(now)): ClassLesson => ({
  day,
  period: 2,
  grade: 5,
  section: null,
  course: 'quran',
  from: '07:30',
  to: '08:15',
  topic: null,
  state: 'open',
  now: now.toISOString(),
  startedAt: now.toISOString(),
  startedBy: TEACHER.name,
  endedAt: null,
  endedBy: null,
  pupils: [HAMZA, ANAS],
  taps: [],
  ofOthers: [],
  written: null,
  seats: { version: 0, width: 4, order: [] },
  presets: { version: 0, presets: [] },
});

const open = (lesson: ClassLesson, took?: Reply<'POST /api/admin/classroom/lessons/:day/:period/:class/taps'>) =>
  showPage(`/admin/teacher-table/${lesson.day}/2/5`, {
    'GET /api/session': TEACHER,
    'GET /api/admin/classroom/lessons/:day/:period/:class': lesson,
    'GET /api/admin/tracking/next': { text: null, pupils: [] },
    ...(took && { 'POST /api/admin/classroom/lessons/:day/:period/:class/taps': took }),
  });

const tileOf = (pupil: ClassPupil) => page.getByRole('button', { name: pupil.name.split(' ')[0] });

it('a lesson is open on its day by the server’s clock, though the phone’s is a day behind', async () => {
  open(lessonAt(new Date(Date.now() + DAY_MS)));
  await expect.element(tileOf(HAMZA)).toBeEnabled();
  await expect.element(page.getByText(lessonPage.notYet)).not.toBeInTheDocument();
});

it('and closed a week later, though the phone’s clock says that it is not', async () => {
  const now = new Date(Date.now() + DAY_MS);
  open(lessonAt(now, dayBefore(schoolDay(now), LATE_DAYS + 1)));
  await expect.element(page.getByText(lessonPage.closed)).toBeVisible();
  await expect.element(tileOf(HAMZA)).toBeDisabled();
});

it('one press takes back what was tapped here, and not what a colleague said since', async () => {
  const own: Tap = { key: crypto.randomUUID(), type: 'present', studentIds: [HAMZA.id] };
  const theirs: Tap = { key: crypto.randomUUID(), type: 'late', studentIds: [ANAS.id], minutesLate: 5 };
  const lesson = { ...lessonAt(new Date()), taps: [own, theirs], ofOthers: [theirs.key] };
  const network = open(lesson, { refused: [], lesson });
  await expect.element(page.getByRole('status').filter({ hasText: tapText(own, () => 'حمزة') })).toBeVisible();
  await page.getByRole('button', { name: tools.undo }).click();
  await expect
    .poll(() => network.asked('POST /api/admin/classroom/lessons/:day/:period/:class/taps').map(({ body }) => body))
    .toMatchObject([{ taps: [{ type: 'undo', undoes: own.key }] }]);
});

it('a lesson that was held on a Friday stands in its week, where no school is', async () => {
  const [friday, thursday] = ['2026-02-06', '2026-02-05'];
  const { period, grade, section, course, from, to, topic, state, now } = lessonAt(
    new Date('2026-02-06T06:00:00.000Z'),
  );
  const lesson = { day: friday, period, grade, section, course, from, to, topic, state };
  showPage('/admin/teacher-table', {
    'GET /api/session': TEACHER,
    'GET /api/admin/classroom/week': {
      now,
      start: '2026-02-01',
      days: [thursday],
      exceptions: [],
      lessons: [{ ...lesson, present: null, absent: null, excused: null }],
    },
  });
  await page.getByRole('tab', { name: formatWeekday(weekdayOf(friday)) }).click();
  await expect.element(page.getByRole('link', { name: teacherTable.resume })).toBeVisible();
});

const SECTIONS = ['أ', 'ب'].map((section) => ({ grade: 4 as const, section }));
const showTable = (address: string, classes: typeof TEACHER.classes = null) => {
  const held = lessonAt(new Date());
  return showPage(address, {
    'GET /api/session': { ...TEACHER, classes },
    'GET /api/admin/waiting': { waiting: [], sections: [...SECTIONS, { grade: 5, section: 'أ' }] },
    'GET /api/admin/classroom/week': { now: held.now, start: held.day, days: [], exceptions: [], lessons: [] },
    'POST /api/admin/classroom/lessons/:day/:period/:class': held,
    'GET /api/admin/classroom/lessons/:day/:period/:class': held,
    'GET /api/admin/tracking/next': { text: null, pupils: [] },
  });
};
const classField = page.getByLabelText(holdLesson.class);

it('a lesson is held of the class that the field shows, though the header names a section alone in its grade', async () => {
  const { asked } = showTable('/admin/teacher-table?grade=5&section=أ');
  await page.getByRole('button', { name: holdLesson.open }).click();
  await expect.element(classField).toHaveDisplayValue(className({ grade: 5, section: null }));
  await page.getByRole('button', { name: holdLesson.submit }).click();
  await expect
    .poll(() => asked('POST /api/admin/classroom/lessons/:day/:period/:class').map(({ params }) => params.class))
    .toEqual(['5']);
});

it('a teacher with own classes is offered those, since lessons of others are refused', async () => {
  showTable('/admin/teacher-table', [{ grade: 4, section: 'ب' }]);
  await page.getByRole('button', { name: holdLesson.open }).click();
  await expect.element(classField).toHaveDisplayValue(className({ grade: 4, section: 'ب' }));
  expect(classField.element().querySelectorAll('option')).toHaveLength(1);
});
