import { z } from 'zod';
import { IMPORT_ERROR_CODES } from '#domain/roster/import-errors';
import { DOUBTS, SAMENESS } from '#domain/roster/import-likeness';
import { nationalNumberOf } from '#domain/roster/national-number';
import { PUPIL_PARTS } from '#domain/roster/pupil-page';
import {
  CALLED_AS_MAX_LENGTH,
  CLASS_MAX_LENGTH,
  DETAILS,
  NAME_READING_MAX_LENGTH,
  ROSTER_SHEET_ROWS,
  SHEET_COLUMNS,
} from '#domain/roster/pupils';
import type { Contract } from './endpoint.ts';
import {
  bodyRowId,
  classQuery,
  done,
  grade,
  moment,
  namedPupil,
  nameText,
  personName,
  requestKey,
  searchText,
  sectionQuery,
  shortText,
  studentParams,
} from './fields.ts';

const student = z.object({
  id: z.number(),
  name: z.string(),
  calledAs: z.string().nullable(),
  nameReading: z.string().nullable(),
  grade,
  classId: z.string().nullable(),
  hasCredentials: z.boolean(),
  lastLogin: z.string().nullable(),
  archivedAt: z.string().nullable(),
});
export type Student = z.infer<typeof student>;

const timeline = z.object({
  /** In the words of the domain it happened in, newest first. */
  entries: z.array(
    z.object({ kind: z.enum(PUPIL_PARTS), at: z.string(), text: z.string(), note: z.string().nullable() }),
  ),
  nextBefore: z.string().nullable(),
});
export type Timeline = z.infer<typeof timeline>;

const pupilPage = z.object({
  student,
  joinedAt: z.string(),
  photo: z.string().nullable(),
  loginId: z.number().nullable(),
  standings: z.array(z.object({ kind: z.enum(PUPIL_PARTS), value: z.string(), note: z.string() })),
  timeline,
});
export type PupilPage = z.infer<typeof pupilPage>;

const newStudent = z.object({
  name: personName,
  grade,
  nameReading: shortText(NAME_READING_MAX_LENGTH).nullable().optional(),
  classId: shortText(CLASS_MAX_LENGTH).nullable().optional(),
  /** Where the first name that the name begins with is not what they are called. */
  calledAs: nameText(CALLED_AS_MAX_LENGTH).nullable().optional(),
});

const overview = z.object({
  grades: z.array(z.object({ grade, students: z.number(), withCredentials: z.number(), loggedInThisWeek: z.number() })),
});
export type Overview = z.infer<typeof overview>;

/** A sheet as the page read it from a file or the clipboard, its header first. What it means is decided here alone. */
const sheet = z.object({
  rows: z
    .array(z.array(z.string('required').max(200, 'too_long'), 'required').max(20, 'too_many_columns'), 'required')
    .max(ROSTER_SHEET_ROWS, 'too_many_rows'),
  /** What staff said of names that are almost one, by the row and by the pupil it was shown beside. */
  choices: z
    .array(
      z.object({
        row: z.number('required').int('required').positive('required'),
        studentId: bodyRowId.nullable(),
        is: z.enum(SAMENESS, 'required'),
      }),
    )
    .max(ROSTER_SHEET_ROWS, 'too_many_rows')
    .default([]),
});

const HEADS_MAX = 200;

/** What staff said of a list's columns, by its heads. */
const savedColumns = z.object({
  heads: z.array(z.string('required').max(220, 'too_long'), 'required').max(HEADS_MAX, 'too_many_columns'),
  fields: z.array(z.enum(SHEET_COLUMNS, 'required').nullable(), 'required').max(HEADS_MAX, 'too_many_columns'),
});

/** With what is to be known of such lists from now on. */
const takenSheet = sheet.extend({ learned: savedColumns.optional() });

const detail = z.string().nullable();

const planFields = {
  additions: z.array(
    z.object({
      row: z.number(),
      name: z.string(),
      grade,
      classId: detail,
      nameReading: detail,
      calledAs: detail,
      /** Masked. */
      nationalNumber: detail,
    }),
  ),
  changes: z.array(
    z.object({
      row: z.number(),
      studentId: z.number(),
      name: z.string(),
      fields: z.array(
        z.discriminatedUnion('field', [
          z.object({ field: z.literal('grade'), before: grade, after: grade }),
          z.object({ field: z.enum(['name', ...DETAILS, 'nationalNumber']), before: detail, after: detail }),
        ]),
      ),
    }),
  ),
  unchanged: z.number(),
  likenesses: z.array(
    z.object({
      row: z.number(),
      name: z.string(),
      grade,
      why: z.enum(DOUBTS),
      like: z.object({ studentId: z.number().nullable(), row: z.number().nullable(), name: z.string(), grade }),
      is: z.enum(SAMENESS).nullable(),
    }),
  ),
  ignoredColumns: z.array(z.string()),
  /** Hardly anybody of the list is in the school. */
  isStrange: z.boolean(),
  /** Row and column as a person sees them: the header is row 1, a column is called by its header. */
  errors: z.array(
    z.object({ row: z.number(), column: z.string(), value: z.string(), code: z.enum(IMPORT_ERROR_CODES) }),
  ),
};
const importPlan = z.object(planFields);
export type ImportPlanReply = z.infer<typeof importPlan>;

const lastImport = z.object({
  importId: z.number(),
  importedAt: z.string(),
  by: z.string(),
  added: z.number(),
  changed: z.number(),
});

const importResult = z.object({ added: z.number(), changed: z.number(), unchanged: z.number() });
export type ImportResult = z.infer<typeof importResult>;

/** `to` is null for the pupils who leave the school and are archived. */
const gradeMove = z.object({ from: grade, to: grade.nullable(), students: z.number() });
const promotionPreview = z.object({
  moves: z.array(gradeMove),
  undoable: z.object({ promotionId: z.number(), promotedAt: z.string(), by: z.string() }).nullable(),
});
export type PromotionPreview = z.infer<typeof promotionPreview>;

/** Digits of any alphabet, with or without spaces. */
const nationalNumber = z
  .string('required')
  .max(40, 'too_long')
  .transform((typed, context) => {
    const number = nationalNumberOf(typed);
    if (number !== null) return number;
    context.addIssue({ code: 'custom', message: 'bad_national_number' });
    return z.NEVER;
  });

const maskedNumber = z.object({ masked: z.string().nullable() });

/** What the list of a new year would do with everybody. */
const yearPlan = z.object({
  ...planFields,
  up: z.array(z.object({ from: grade, students: z.number() })),
  staying: z.array(z.object({ row: z.number(), ...namedPupil })),
  jumping: z.array(z.object({ row: z.number(), ...namedPupil, to: grade })),
  graduating: z.array(z.object(namedPupil)),
  leaving: z.array(z.object(namedPupil)),
  /** Of whom the list says nothing: it has not their grades. */
  untouched: z.number(),
  /** More stay down than move up. */
  isSameYear: z.boolean(),
  /** To be sent with the confirmation. */
  seen: z.string(),
});
export type YearPlanReply = z.infer<typeof yearPlan>;

const yearListResult = z.object({ moved: z.number(), stayed: z.number(), left: z.number(), added: z.number() });
export type YearListResult = z.infer<typeof yearListResult>;

const headcount = z.number('required').int('required').min(0, 'required');

export const rosterContract = {
  'GET /api/admin/overview': {
    access: 'staff',
    summary: 'The staff dashboard in one read',
    reply: overview,
  },
  'GET /api/admin/students': {
    access: 'staff',
    summary: 'Pupils by grade, archive state and search',
    query: z.object({
      ...classQuery,
      archived: z.enum(['true', 'false']).optional(),
      search: searchText.optional(),
    }),
    reply: z.object({ students: z.array(student) }),
  },
  'POST /api/admin/students': {
    access: 'staff',
    touches: 'named',
    summary: 'Add a pupil',
    body: newStudent,
    reply: student,
  },
  'GET /api/admin/students/:studentId': {
    access: 'staff',
    summary: 'Everything about a pupil at a glance, and what happened last',
    params: studentParams,
    reply: pupilPage,
  },
  'GET /api/admin/students/:studentId/timeline': {
    access: 'staff',
    summary: 'What happened to a pupil before a moment, newest first',
    params: studentParams,
    query: z.object({ before: moment }),
    reply: timeline,
  },
  'PATCH /api/admin/students/:studentId': {
    access: 'staff',
    touches: 'named',
    summary: 'Edit a pupil or move them to another grade',
    params: studentParams,
    body: newStudent.partial(),
    reply: student,
  },
  'POST /api/admin/students/:studentId/archive': {
    access: 'staff',
    touches: 'named',
    summary: 'Archive a pupil and end their sessions',
    params: studentParams,
    reply: done,
  },
  'POST /api/admin/students/:studentId/restore': {
    access: 'staff',
    touches: 'named',
    summary: 'Bring an archived pupil back',
    params: studentParams,
    reply: done,
  },
  'GET /api/admin/students/:studentId/national-number': {
    access: 'admin',
    summary: "The last digits of a pupil's national number",
    params: studentParams,
    reply: maskedNumber,
  },
  'POST /api/admin/students/:studentId/national-number/show': {
    access: 'admin',
    confirmed: true,
    summary: "A pupil's whole national number (audited)",
    params: studentParams,
    reply: z.object({ number: z.string() }),
  },
  'PUT /api/admin/students/:studentId/national-number': {
    access: 'admin',
    summary: "Write a pupil's national number, or remove it (audited)",
    params: studentParams,
    body: z.object({ number: nationalNumber.nullable() }),
    reply: maskedNumber,
  },
  'POST /api/admin/students/import/preview': {
    access: 'staff',
    touches: 'school',
    summary: 'What importing this sheet would do, and the row and column of every error',
    body: sheet,
    maxBodyBytes: 2 * 1024 * 1024,
    reply: importPlan,
  },
  'POST /api/admin/students/import': {
    access: 'staff',
    touches: 'everybody',
    summary: 'Import a sheet of pupils, all of it or nothing (audited)',
    body: takenSheet,
    maxBodyBytes: 2 * 1024 * 1024,
    reply: importResult,
  },
  'GET /api/admin/students/import': {
    access: 'staff',
    summary: 'The latest import, which can be taken back, and what staff said of the columns of lists',
    reply: z.object({ undoable: lastImport.nullable(), columns: z.array(savedColumns) }),
  },
  'POST /api/admin/students/import/undo': {
    access: 'staff',
    touches: 'everybody',
    summary: 'Take back the latest import; pupils changed or known by more since are left alone and counted as skipped',
    body: z.object({ importId: z.number('bad_id').int('bad_id').positive('bad_id') }),
    reply: z.object({ removed: z.number(), restored: z.number(), skipped: z.number() }),
  },
  'GET /api/admin/students.csv': {
    access: 'staff',
    summary: 'The roster as a spreadsheet that can be imported again (audited)',
    query: z.object({ ...classQuery, archived: z.enum(['true', 'false']).optional() }),
    reply: z.string(),
  },
  'GET /api/admin/students-template.csv': {
    access: 'staff',
    summary: 'A spreadsheet to fill in: the headers and two invented pupils',
    reply: z.string(),
  },
  'POST /api/admin/sections/rename': {
    access: 'staff',
    touches: 'named',
    summary: 'Call a section of a grade otherwise, wherever it is named; a second time answers the same (audited)',
    body: z.object({ grade, section: sectionQuery, to: sectionQuery }),
    reply: z.object({ section: z.string() }),
  },
  'GET /api/admin/promotion': {
    access: 'staff',
    summary: 'What the year change would do, and which one can be undone',
    reply: promotionPreview,
  },
  'POST /api/admin/promotion': {
    access: 'admin',
    summary: 'Move every grade up at once and archive the last; refused where the counts are not those of the preview',
    body: z.object({ expected: z.object({ 4: headcount, 5: headcount, 6: headcount }, 'required') }),
    reply: z.object({ promotionId: z.number(), moves: z.array(gradeMove) }),
  },
  'POST /api/admin/promotion/list/preview': {
    access: 'admin',
    summary: 'Who moves up, stays, leaves and comes by the list of the new year',
    body: sheet,
    maxBodyBytes: 2 * 1024 * 1024,
    reply: yearPlan,
  },
  'POST /api/admin/promotion/list': {
    access: 'admin',
    summary: 'Carry out the list of the new year as it was previewed, all of it or nothing (audited)',
    body: takenSheet.extend({ seen: z.string('required').max(100, 'too_long'), requestKey }),
    maxBodyBytes: 2 * 1024 * 1024,
    reply: yearListResult,
  },
  'POST /api/admin/promotion/undo': {
    access: 'admin',
    summary: 'Take back the latest year change; pupils changed since are left alone and counted as skipped',
    body: z.object({ promotionId: z.number('bad_id').int('bad_id').positive('bad_id') }),
    reply: z.object({ restored: z.number(), skipped: z.number() }),
  },
} as const satisfies Contract;
