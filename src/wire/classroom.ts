import { z } from 'zod';
import { COURSES } from '#domain/calendar/courses';
import { PERIODS_A_DAY } from '#domain/calendar/terms';
import { LESSON_STATES } from '#domain/classroom/lessons';
import { PRESET_KINDS, PRESET_TEXT_MAX, PRESETS_MAX, SEATS_WIDTH_MAX, SEATS_WIDTH_MIN } from '#domain/classroom/setup';
import { ATTENDANCES, MARKS, RATING_MAX, RATING_MIN, TAPS_AT_ONCE } from '#domain/classroom/taps';
import { BEHAVIOR_TYPES, LOG_NOTE_MAX, MINUTES_LATE_MAX } from '#domain/penalties/incidents';
import type { Contract } from './endpoint.ts';
import { bodyRowId, classParam, day, grade, requestKey, shortText, wholeNumber } from './fields.ts';
import { MOST_NAMED_RECIPIENTS } from './recipients.ts';

const lessonParams = z.object({
  day,
  period: z.coerce.number('bad_number').pipe(wholeNumber(1, PERIODS_A_DAY)),
  class: classParam,
});

const studentIds = z.array(bodyRowId, 'required').min(1, 'required').max(MOST_NAMED_RECIPIENTS, 'too_many_recipients');
/** The pupil reads it in the own record. */
const note = shortText(LOG_NOTE_MAX).nullable();
const key = requestKey;

/** The `Tap` of the rules, as it is judged when it comes in. */
const tap = z.discriminatedUnion(
  'type',
  [
    z.object({ key, type: z.enum(['present', 'absent', 'excused']), studentIds }),
    z.object({ key, type: z.literal('late'), studentIds, minutesLate: wholeNumber(1, MINUTES_LATE_MAX) }),
    z.object({
      key,
      type: z.literal('behavior'),
      studentIds,
      behaviorType: z.enum(BEHAVIOR_TYPES, 'required'),
      note,
    }),
    z.object({ key, type: z.enum(MARKS), studentIds, note }),
    z.object({ key, type: z.literal('helper'), studentId: bodyRowId.nullable() }),
    z.object({ key, type: z.literal('rating'), studentId: bodyRowId, rating: wholeNumber(RATING_MIN, RATING_MAX) }),
    z.object({ key, type: z.literal('drawn'), studentId: bodyRowId }),
    z.object({ key, type: z.literal('taught'), isTaught: z.boolean('required') }),
    z.object({ key, type: z.literal('undo'), undoes: key }),
    z.object({ key, type: z.literal('end') }),
  ],
  'required',
);

const preset = z.object({ kind: z.enum(PRESET_KINDS, 'required'), text: shortText(PRESET_TEXT_MAX) });
const presets = z.object({ version: z.number(), presets: z.array(preset) });
const seats = z.object({
  width: wholeNumber(SEATS_WIDTH_MIN, SEATS_WIDTH_MAX),
  order: z.array(bodyRowId).max(200, 'too_many'),
});

/** What the plan has for it. */
const topic = z.object({
  lessonId: z.string(),
  week: z.number(),
  topic: z.string(),
  unit: z.string().nullable(),
  verses: z.string().nullable(),
  isTaught: z.boolean(),
});

const place = z.object({
  day: z.string(),
  period: z.number(),
  grade,
  section: z.string().nullable(),
  course: z.enum(COURSES),
  from: z.string(),
  to: z.string(),
  topic: topic.nullable(),
  state: z.enum(LESSON_STATES),
});

const pupil = z.object({
  id: z.number(),
  name: z.string(),
  firstName: z.string(),
  classId: z.string().nullable(),
  photo: z.string().nullable(),
  /** The beginning of the hash of the card's token: the device knows a card by it and sends nothing. */
  cardMark: z.string().nullable(),
  /** Percent on the way to a penalty, before this lesson. */
  conduct: z.number(),
  /** How often the name was drawn in earlier lessons of the term. */
  drawnBefore: z.number(),
});
export type ClassPupil = z.infer<typeof pupil>;

const pupilOutcome = z.object({
  studentId: z.number(),
  attendance: z.enum(ATTENDANCES).nullable(),
  minutesLate: z.number().nullable(),
  positive: z.number(),
  negative: z.number(),
  drawn: z.number(),
  points: z.number(),
});

/** What the session wrote when it ended. */
const written = z.object({
  pupils: z.array(pupilOutcome),
  logs: z.number(),
  points: z.number(),
  performance: z.number().nullable(),
  helpers: z.array(
    z.object({
      studentId: z.number(),
      positive: z.number(),
      negative: z.number(),
      performance: z.number().nullable(),
      rating: z.number().nullable(),
    }),
  ),
  isTaught: z.boolean(),
  /** Those whose penalty began with it. */
  penalised: z.array(z.number()),
});
export type ClassWritten = z.infer<typeof written>;

const lesson = place.extend({
  /** The server's clock. */
  now: z.string(),
  /** Null until somebody opens it. */
  startedAt: z.string().nullable(),
  startedBy: z.string().nullable(),
  endedAt: z.string().nullable(),
  /** Null where it ended by itself, after the day. */
  endedBy: z.string().nullable(),
  pupils: z.array(pupil),
  /** In the order in which they came in. */
  taps: z.array(tap),
  /** The keys of those that colleagues made. */
  ofOthers: z.array(z.string()),
  written: written.nullable(),
  seats: seats.extend({ version: z.number() }),
  presets,
});
export type ClassLesson = z.infer<typeof lesson>;

const refusedTap = z.object({
  key: z.string(),
  code: z.enum(['pupil_not_in_class', 'request_key_reused', 'class_full']),
});
export type RefusedTap = z.infer<typeof refusedTap>;

const weekReply = z.object({
  /** The server's clock: a device's own may be wrong. */
  now: z.string(),
  /** Its Sunday. */
  start: z.string(),
  /** The days on which there is school. */
  days: z.array(z.string()),
  /** Why the others are none, by day. */
  exceptions: z.array(z.object({ day: z.string(), name: z.string() })),
  lessons: z.array(
    place.extend({
      /** Of those that were written: how many pupils were here and how many were not. */
      present: z.number().nullable(),
      absent: z.number().nullable(),
      excused: z.number().nullable(),
    }),
  ),
});
export type TeacherWeek = z.infer<typeof weekReply>;

export const classroomContract = {
  'GET /api/admin/classroom/week': {
    access: 'staff',
    summary:
      'The teacher’s working week by day and period, with topic and state; the week of today where no day is named',
    query: z.object({ day: day.optional() }),
    reply: weekReply,
  },
  'GET /api/admin/classroom/lessons/:day/:period/:class': {
    access: 'staff',
    summary: 'A lesson with its pupils, seats, presets and everything that was tapped',
    params: lessonParams,
    reply: lesson,
  },
  'POST /api/admin/classroom/lessons/:day/:period/:class': {
    access: 'staff',
    touches: 'named',
    summary: 'Hold a lesson that the timetable does not have; where it is open already, that one',
    params: lessonParams,
    body: z.object({ course: z.enum(COURSES, 'required') }),
    reply: lesson,
  },
  'POST /api/admin/classroom/lessons/:day/:period/:class/taps': {
    access: 'staff',
    touches: 'named',
    summary: 'What was tapped in a lesson, each once by its key; the first opens it, and none at all opens it too',
    params: lessonParams,
    body: z.object({ taps: z.array(tap).max(TAPS_AT_ONCE, 'too_many') }),
    reply: z.object({
      /** Those that could not be taken, and why; all others stand. */
      refused: z.array(refusedTap),
      lesson,
    }),
  },
  'PUT /api/admin/classroom/presets': {
    access: 'staff',
    touches: 'school',
    summary: 'Change what can be said with one tap, from the version that was shown',
    body: z.object({ version: z.number().int().min(0), presets: z.array(preset).max(PRESETS_MAX, 'too_many') }),
    reply: presets,
  },
  'PUT /api/admin/classroom/seats/:class': {
    access: 'staff',
    touches: 'named',
    summary: 'Change how a class sits, from the version that was shown',
    params: z.object({ class: classParam }),
    body: seats.extend({ version: z.number().int().min(0) }),
    reply: seats.extend({ version: z.number() }),
  },
} as const satisfies Contract;
