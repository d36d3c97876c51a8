import { z } from 'zod';
import { COURSES } from '#domain/calendar/courses';
import { EXCEPTION_TYPES, EXCEPTIONS_MAX, OTHER_TIMES_MAX, PERIODS_A_DAY, SLOTS_MAX } from '#domain/calendar/terms';
import { END_KINDS } from '#domain/calendar/vocabulary';
import { isTimeOfDay } from '#domain/store/opening';
import type { Contract } from './endpoint.ts';
import { bodyRowId, day, done, grade, requestKey, rowParams, schoolClass, section, shortText } from './fields.ts';

export const TERM_NAME_MAX = 60;

const time = z.string('required').refine(isTimeOfDay, 'bad_time');
const weekday = z.number('required').int('bad_number').min(0, 'bad_number').max(6, 'bad_number');

const exception = z.object({
  type: z.enum(EXCEPTION_TYPES, 'required'),
  name: shortText(TERM_NAME_MAX),
  start: day,
  end: day,
  of: schoolClass.optional(),
});

/** What was written once is told as it is, also where no section could be called so today. */
const told = { section: z.string().nullable() };

const slot = z.object({
  weekday,
  period: z.number('required').int('bad_number').min(1, 'bad_number').max(PERIODS_A_DAY, 'bad_number'),
  grade,
  section,
  course: z.enum(COURSES, 'required'),
});

const periods = z.array(z.object({ from: time, to: time })).length(PERIODS_A_DAY, 'required');

const otherTimes = z.object({ name: shortText(TERM_NAME_MAX), start: day, end: day, periods });

const termFields = z.object({
  name: shortText(TERM_NAME_MAX),
  start: day,
  end: day,
  weekdays: z.array(weekday).max(7, 'too_many'),
  periods,
  otherTimes: z.array(otherTimes).max(OTHER_TIMES_MAX, 'too_many').default([]),
  exceptions: z.array(exception).max(EXCEPTIONS_MAX, 'too_many'),
  slots: z.array(slot).max(SLOTS_MAX, 'too_many'),
  /** What counts days stands still in Ramadan as it does on holidays. */
  pausesInRamadan: z.boolean('required'),
});
export type TermFields = z.output<typeof termFields>;

const term = termFields.extend({
  exceptions: z.array(exception.extend({ of: schoolClass.extend(told).optional() })),
  slots: z.array(slot.extend(told)),
  otherTimes: z.array(otherTimes),
  id: z.number(),
  /** One more with every change; a change names the one it began from. */
  version: z.number(),
});
export type SchoolTerm = z.infer<typeof term>;

const moves = z.array(
  z.object({
    kind: z.enum(END_KINDS),
    ends: z.array(z.object({ id: z.string(), name: z.string(), from: z.string(), to: z.string() })),
  }),
);
export type TermMoves = z.infer<typeof moves>;

/** A term of the ministry's calendar as it was found. Without an end, that is still to be told. */
export const offeredTerm = z.object({
  name: shortText(TERM_NAME_MAX),
  start: day,
  end: day.nullable(),
  exceptions: z.array(exception).max(EXCEPTIONS_MAX, 'too_many'),
  /** What of it staff should look up before they trust it. */
  doubts: z.array(z.string()),
  sources: z.array(z.string()),
});
export type OfferedTerm = z.infer<typeof offeredTerm>;

export const calendarContract = {
  'GET /api/admin/school-terms': {
    access: 'staff',
    summary: 'The terms of the school in the order of time, with their timetables, and what time it is there',
    reply: z.object({ now: z.string(), terms: z.array(term) }),
  },
  'GET /api/admin/school-terms/offered': {
    access: 'staff',
    summary: "Terms of the ministry's calendars that came with the product, with where they were found",
    reply: z.object({ terms: z.array(offeredTerm) }),
  },
  'POST /api/admin/school-terms': {
    access: 'staff',
    touches: 'school',
    summary: 'Open a term; the same key opens one',
    body: termFields.extend({ requestKey }),
    reply: term,
  },
  'POST /api/admin/school-terms/moves': {
    access: 'staff',
    touches: 'school',
    summary: 'Whose ends, promised in days, a term would move that was opened or changed so; writes nothing',
    /** Flat, so that what is wrong is said at the fields of the form. */
    body: termFields.extend({ id: bodyRowId.nullable() }),
    reply: z.object({ moves }),
  },
  'PUT /api/admin/school-terms/:id': {
    access: 'staff',
    touches: 'school',
    summary: 'Change a term, from the version that was shown; what it moves is moved with it',
    params: rowParams,
    body: termFields.extend({ version: bodyRowId }),
    reply: term,
  },
  'DELETE /api/admin/school-terms/:id': {
    access: 'staff',
    touches: 'school',
    summary: 'Remove a term that has not begun',
    params: rowParams,
    reply: done,
  },
  'GET /api/student/timetable': {
    access: 'pupil',
    summary: "The term that runs or comes next, with the lessons of the pupil's class",
    reply: z.object({ now: z.string(), term, of: schoolClass.extend(told) }),
  },
} as const satisfies Contract;
