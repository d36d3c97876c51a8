import { z } from 'zod';
import { COURSES } from '#domain/calendar/courses';
import { EXCEPTION_TYPES, EXCEPTIONS_MAX, PERIODS_A_DAY } from '#domain/calendar/terms';
import { GRADES } from '#domain/roster/grades';
import { isTimeOfDay } from '#domain/store/opening';
import type { Contract } from './endpoint.ts';
import { bodyRowId, day, done, grade, requestKey, rowParams, shortText } from './fields.ts';

export const TERM_NAME_MAX = 60;

const time = z.string('required').refine(isTimeOfDay, 'bad_time');
const weekday = z.number('required').int('bad_number').min(0, 'bad_number').max(6, 'bad_number');

const exception = z.object({
  type: z.enum(EXCEPTION_TYPES, 'required'),
  name: shortText(TERM_NAME_MAX),
  start: day,
  end: day,
});

const slot = z.object({
  weekday,
  period: z.number('required').int('bad_number').min(1, 'bad_number').max(PERIODS_A_DAY, 'bad_number'),
  grade,
  course: z.enum(COURSES, 'required'),
});

const termFields = z.object({
  name: shortText(TERM_NAME_MAX),
  start: day,
  end: day,
  weekdays: z.array(weekday).max(7, 'too_many'),
  periods: z.array(z.object({ from: time, to: time })).length(PERIODS_A_DAY, 'required'),
  exceptions: z.array(exception).max(EXCEPTIONS_MAX, 'too_many'),
  slots: z.array(slot).max(7 * PERIODS_A_DAY * GRADES.length, 'too_many'),
  /** What counts days stands still in Ramadan as it does on holidays. */
  pausesInRamadan: z.boolean('required'),
});
export type TermFields = z.output<typeof termFields>;

const term = termFields.extend({
  id: z.number(),
  /** One more with every change; a change names the one it began from. */
  version: z.number(),
});
export type SchoolTerm = z.infer<typeof term>;

export const calendarContract = {
  'GET /api/admin/school-terms': {
    access: 'staff',
    summary: 'The terms of the school in the order of time, with their timetables, and what time it is there',
    reply: z.object({ now: z.string(), terms: z.array(term) }),
  },
  'POST /api/admin/school-terms': {
    access: 'staff',
    summary: 'Open a term; the same key opens one',
    body: termFields.extend({ requestKey }),
    reply: term,
  },
  'PUT /api/admin/school-terms/:id': {
    access: 'staff',
    summary: 'Change a term, from the version that was shown',
    params: rowParams,
    body: termFields.extend({ version: bodyRowId }),
    reply: term,
  },
  'DELETE /api/admin/school-terms/:id': {
    access: 'staff',
    summary: 'Remove a term that has not begun',
    params: rowParams,
    reply: done,
  },
  'GET /api/student/timetable': {
    access: 'pupil',
    summary: "The term that runs or comes next, with the lessons of the pupil's grade",
    reply: z.object({ now: z.string(), term }),
  },
} as const satisfies Contract;
