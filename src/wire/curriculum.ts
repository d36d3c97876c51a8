import { z } from 'zod';
import { COURSES } from '#domain/calendar/courses';
import { EXCEPTION_TYPES, TERM_WEEKS_MAX, WEEK_KINDS } from '#domain/calendar/terms';
import { LESSON_STATUSES, LESSON_TEXT_MAX, WEEK_LESSONS_MAX } from '#domain/curriculum/lessons';
import { STRANDS } from '#domain/questions/kinds';
import { MOST_VERSES } from '#domain/quran/surahs';
import { readReference } from '#domain/quran/verse-reference';
import type { Contract } from './endpoint.ts';
import { bodyRowId, grade, gradeQuery, rowParams, section, sectionQuery, shortText, wholeNumber } from './fields.ts';
import { question } from './questions.ts';

const lessonId = z.string('required').regex(/^[a-z0-9][a-z0-9-]{2,48}$/u, 'bad_id');
const week = wholeNumber(1, TERM_WEEKS_MAX);

const lesson = z.object({
  id: z.string(),
  course: z.enum(COURSES),
  /** Of Islamic studies alone. */
  strand: z.enum(STRANDS).nullable(),
  unit: z.string().nullable(),
  topic: z.string(),
  /** Of a lesson of Quran: surah and verses, such as 78:1-11. */
  verses: z.string().nullable(),
});

const periods = z.array(z.object({ from: z.string(), to: z.string() }));

const termHead = z.object({
  id: z.number(),
  name: z.string(),
  start: z.string(),
  end: z.string(),
  periods,
  otherTimes: z.array(z.object({ name: z.string(), start: z.string(), end: z.string(), periods })),
  exceptions: z.array(
    z.object({ type: z.enum(EXCEPTION_TYPES), name: z.string(), start: z.string(), end: z.string() }),
  ),
  /** Those in which there is school. One without a number is too short to teach anything new. */
  weeks: z.array(
    z.object({
      start: z.string(),
      days: z.array(z.string()),
      number: z.number().nullable(),
      kind: z.enum(WEEK_KINDS),
    }),
  ),
});

const placed = lesson.extend({
  week: z.number(),
  /** Where the timetable has it; null where it has no room. */
  day: z.string().nullable(),
  period: z.number().nullable(),
  /** By the teacher. */
  isTaught: z.boolean(),
});

export type PlannedLesson = z.infer<typeof placed>;

/** What the pupil said of a lesson; of the others nothing. */
const mark = z.object({
  week: z.number(),
  lessonId: z.string(),
  status: z.enum(LESSON_STATUSES),
  progress: z.number(),
});

const ownCurriculum = z.object({
  now: z.string(),
  today: z.string(),
  grade,
  term: termHead,
  /** In the order of the weeks and of the timetable. */
  lessons: z.array(placed),
  marks: z.array(mark),
});
export type OwnCurriculum = z.infer<typeof ownCurriculum>;

const staffLesson = lesson.extend({
  source: z.string(),
  /** Questions that are asked now, and what pupils made of them. */
  questions: z.number(),
  attempts: z.number(),
  correctAnswers: z.number(),
});
export type StaffLesson = z.infer<typeof staffLesson>;

const staffPlaced = z.object({
  week: z.number(),
  course: z.enum(COURSES),
  lessonId: z.string(),
  day: z.string().nullable(),
  period: z.number().nullable(),
  taughtAt: z.string().nullable(),
  /** Pupils of the grade who marked it as done. */
  done: z.number(),
});

const curriculum = z.object({
  today: z.string(),
  grade,
  section: z.string().nullable(),
  version: z.number(),
  pupils: z.number(),
  term: termHead,
  /** In the order of time, with how many lessons this grade has planned in each. */
  terms: z.array(
    z.object({ id: z.number(), name: z.string(), start: z.string(), end: z.string(), lessons: z.number() }),
  ),
  /** Weeks with more lessons than the timetable has hours for. */
  crowded: z.array(z.number()),
  lessons: z.array(staffLesson),
  /** In the order of the weeks and of the timetable. */
  plan: z.array(staffPlaced),
});
export type Curriculum = z.infer<typeof curriculum>;

const entry = z.object({
  /** Null for a new lesson. */
  id: lessonId.nullable(),
  strand: z.enum(STRANDS).nullable().default(null),
  unit: shortText(LESSON_TEXT_MAX).nullable().default(null),
  topic: shortText(LESSON_TEXT_MAX),
  verses: z
    .string('required')
    .refine((text) => readReference(text, MOST_VERSES) !== null, 'bad_verses')
    .nullable()
    .default(null),
});
export type LessonEntry = z.output<typeof entry>;

const entries = z.array(entry).max(WEEK_LESSONS_MAX, 'too_many');
const planFields = z.object({
  termId: bodyRowId,
  /** The one that was shown. */
  version: bodyRowId,
  weeks: z.array(z.object({ quran: entries, islamic: entries })).max(TERM_WEEKS_MAX, 'too_many'),
});
export type PlanFields = z.output<typeof planFields>;

const importReport = z.object({
  isSaved: z.boolean(),
  lessons: z.number(),
  weeks: z.number(),
  /** Stands for the curriculum as it was read: sent along to save exactly what was shown. */
  seen: z.number(),
  /** By row and column, as the table counts them. */
  faults: z.array(z.object({ row: z.number(), column: z.number(), fault: z.string() })),
});
export type CurriculumImportReport = z.infer<typeof importReport>;

const gradeParams = z.object({ grade: gradeQuery });
const IMPORT_ROWS_MAX = 300;

export const curriculumContract = {
  'GET /api/student/curriculum': {
    access: 'pupil',
    summary: "The lessons of the pupil's grade over the term, what was taught and what the pupil marked",
    reply: ownCurriculum,
  },
  'POST /api/student/curriculum/progress': {
    access: 'pupil-self',
    summary: 'Mark a lesson as the next press does; a second time answers the same',
    body: z.object({ termId: bodyRowId, week, lessonId, status: z.enum(LESSON_STATUSES, 'required') }),
    reply: z.object({ status: z.enum(LESSON_STATUSES), progress: z.number() }),
  },
  'GET /api/student/curriculum/questions': {
    access: 'pupil',
    summary: 'Questions of what the class took in a week',
    query: z.object({ week: z.coerce.number().pipe(week) }),
    reply: z.object({ questions: z.array(question) }),
  },
  'GET /api/admin/curriculum': {
    access: 'staff',
    summary: "A class's lessons with their questions, and the plan over a term",
    query: z.object({
      grade: gradeQuery,
      section: sectionQuery.optional(),
      /** Without it, the term that pages show today. */
      term: z.coerce.number().int().positive().optional(),
    }),
    reply: curriculum,
  },
  'PUT /api/admin/curriculum/:grade': {
    access: 'staff',
    touches: 'grade',
    summary: "Write a grade's plan of a term anew, from the version that was shown; what was taught stays in its week",
    params: gradeParams,
    body: planFields,
    reply: curriculum,
  },
  'POST /api/admin/curriculum/:grade/copy': {
    access: 'staff',
    touches: 'grade',
    summary: "Take over the plan of another term, on this one's weeks; a second time answers the same",
    params: gradeParams,
    body: z.object({ termId: bodyRowId, fromTermId: bodyRowId, version: bodyRowId }),
    reply: curriculum,
  },
  'POST /api/admin/curriculum/:grade/import': {
    access: 'staff',
    touches: 'grade',
    holdsVersesItself: true,
    summary: "Read a grade's plan from a table; all or nothing, and saved only as it was looked at",
    params: gradeParams,
    body: z.object({
      termId: bodyRowId,
      rows: z
        .array(z.array(z.string().max(200, 'too_long')).max(12, 'too_many_columns'))
        .max(IMPORT_ROWS_MAX, 'too_many_rows'),
      /** What the look at it answered; null to look only. */
      seen: bodyRowId.nullable(),
    }),
    reply: importReport,
  },
  'POST /api/admin/curriculum/:grade/taught': {
    access: 'staff',
    touches: 'grade',
    summary: 'Mark a lesson of a week as taught, or not; a second time answers the same',
    params: gradeParams,
    /** Without a section, of the grade as one. */
    body: z.object({ termId: bodyRowId, section, week, lessonId, isTaught: z.boolean('required') }),
    reply: curriculum,
  },
  'PUT /api/admin/questions/:id/lesson': {
    access: 'staff',
    touches: 'grade',
    summary: 'Say which lesson of a grade a question belongs to',
    params: rowParams,
    body: z.object({ grade, lessonId: lessonId.nullable() }),
    reply: z.object({ lessonId: z.string().nullable() }),
  },
} as const satisfies Contract;
