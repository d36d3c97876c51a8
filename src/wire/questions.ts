import { z } from 'zod';
import { DIFFICULTIES, QUESTION_TYPES, QUESTION_USES, SUBJECTS } from '#domain/questions/kinds';
import {
  CHOICE_OPTIONS_MAX,
  EXPLANATION_MAX,
  MATCHING_OPTIONS,
  OPTION_TEXT_MAX,
  QUESTION_IMPORT_MAX,
  QUESTION_POINTS_MAX,
  QUESTION_POINTS_MIN,
  QUESTION_TEXT_MAX,
  SOURCE_TEXT_MAX,
} from '#domain/questions/questions';
import { GRADES } from '#domain/roster/grades';
import type { Contract } from './endpoint.ts';
import { grade, gradeQuery, rowParams, searchText, shortText, wholeNumber } from './fields.ts';

/** What a pupil is asked, with everything that the feedback says. */
export const question = z.object({
  id: z.number(),
  subject: z.enum(SUBJECTS),
  type: z.enum(QUESTION_TYPES),
  text: z.string(),
  /** Empty for true and false. */
  options: z.array(z.string()),
  /** The place of the right option; of true and false, 0 is true. */
  answer: z.number(),
  difficulty: z.enum(DIFFICULTIES),
  points: z.number(),
  source: z.string(),
  correction: z.string().nullable(),
  explanation: z.string().nullable(),
});
export type PracticeQuestion = z.infer<typeof question>;

const printed = z.object({ grade, questions: z.array(question.extend({ number: z.number() })) });
export type PrintedSheet = z.infer<typeof printed>;

const hardest = z.object({
  grade,
  questions: z.array(
    question.extend({
      number: z.number(),
      attempts: z.number(),
      correctAnswers: z.number(),
      /** In whole percent. */
      successRate: z.number(),
    }),
  ),
});
export type HardestQuestions = z.infer<typeof hardest>;

export const questionFields = z.object({
  grade,
  subject: z.enum(SUBJECTS, 'required'),
  type: z.enum(QUESTION_TYPES, 'required'),
  text: shortText(QUESTION_TEXT_MAX),
  /** Read for a choice alone: true and false have none, matching questions share their bank's. */
  options: z.array(shortText(OPTION_TEXT_MAX)).max(CHOICE_OPTIONS_MAX, 'too_many').default([]),
  answer: wholeNumber(0, CHOICE_OPTIONS_MAX),
  difficulty: z.enum(DIFFICULTIES, 'required'),
  points: z
    .number('bad_number')
    .int('bad_number')
    .min(QUESTION_POINTS_MIN, 'bad_number')
    .max(QUESTION_POINTS_MAX, 'bad_number'),
  source: shortText(SOURCE_TEXT_MAX),
  correction: shortText(QUESTION_TEXT_MAX).nullable().default(null),
  explanation: shortText(EXPLANATION_MAX).nullable().default(null),
});
export type QuestionFields = z.infer<typeof questionFields>;

/** Further grades that ask the same question; its own among them changes nothing. */
const alsoIn = z.array(grade).max(GRADES.length, 'too_many');

const adminQuestion = question.extend({
  /** In the grade of the list. */
  number: z.number(),
  use: z.enum(QUESTION_USES),
  /** Of the list. */
  grade,
  /** All that ask it, its own first. */
  grades: z.array(grade),
  /** One more with every edit; an edit names the one it began from. */
  versionId: z.number(),
  /** The lesson of the curriculum that it asks about. */
  lessonId: z.string().nullable(),
  /** Of all grades together. */
  attempts: z.number(),
  correctAnswers: z.number(),
  /** In whole percent; null before the first answer. */
  successRate: z.number().nullable(),
  reviewedAt: z.string().nullable(),
  reviewedBy: z.string().nullable(),
  retiredAt: z.string().nullable(),
  createdAt: z.string(),
});
export type AdminQuestion = z.infer<typeof adminQuestion>;

/** A wrong option in the words that were chosen, and how often. */
const mistake = z.object({ option: z.string(), times: z.number() });
export type Mistake = z.infer<typeof mistake>;

const listedQuestion = adminQuestion.extend({ mistakes: z.array(mistake) });
export type ListedQuestion = z.infer<typeof listedQuestion>;

export const QUESTION_STATES = ['active', 'unreviewed', 'retired', 'all'] as const;
const IMPORT_MAX_BYTES = 2 * 1024 * 1024;

const importedRow = z.object({
  row: z.number(),
  text: z.string(),
  /** What saving would do with it. */
  change: z.enum(['add', 'edit', 'same', 'error']),
  /** By column; what is wrong, in Arabic. */
  faults: z.record(z.string(), z.string()),
});

const importReport = z.object({
  isSaved: z.boolean(),
  added: z.number(),
  edited: z.number(),
  same: z.number(),
  rows: z.array(importedRow),
});
export type QuestionImportReport = z.infer<typeof importReport>;

export const questionsContract = {
  'GET /api/questions/sheet/:grade': {
    access: 'public',
    summary: 'All questions of a grade with their answers, to print',
    params: z.object({ grade: gradeQuery }),
    reply: printed,
  },
  'GET /api/admin/questions/race-sheet/:grade': {
    access: 'staff',
    summary: "All questions of a grade's race with their answers, to print",
    params: z.object({ grade: gradeQuery }),
    reply: printed,
  },
  'GET /api/questions/hardest': {
    access: 'signed-in',
    summary: 'Questions of a grade that were attempted, the hardest first',
    query: z.object({ grade: gradeQuery }),
    reply: hardest,
  },
  'GET /api/admin/questions': {
    access: 'staff',
    summary: 'The questions of a grade with their statistics and review state',
    query: z.object({
      grade: gradeQuery,
      /** Without it, all. */
      use: z.enum(QUESTION_USES).optional(),
      state: z.enum(QUESTION_STATES).default('active'),
      subject: z.enum(SUBJECTS).optional(),
      type: z.enum(QUESTION_TYPES).optional(),
      difficulty: z.enum(DIFFICULTIES).optional(),
      search: searchText.default(''),
    }),
    reply: z.object({
      questions: z.array(listedQuestion),
      /** Of the grade and use, whatever else the filter. */
      counts: z.object({ active: z.number(), unreviewed: z.number(), retired: z.number() }),
      matchingOptions: z.array(z.string()),
    }),
  },
  'POST /api/admin/questions': {
    access: 'staff',
    touches: 'school',
    summary: 'Add a question; the same one twice is refused',
    body: questionFields.extend({ use: z.enum(QUESTION_USES).default('practice'), alsoIn: alsoIn.default([]) }),
    reply: adminQuestion,
  },
  'PUT /api/admin/questions/:id': {
    access: 'staff',
    touches: 'school',
    summary: 'Edit a question, from the version that was shown; new words then wait for review again',
    params: rowParams,
    body: questionFields.omit({ grade: true }).extend({
      versionId: z.number('required').int('bad_number'),
      /** Left out, the grades stay as they are. */
      alsoIn: alsoIn.optional(),
    }),
    reply: adminQuestion,
  },
  'POST /api/admin/questions/:id/review': {
    access: 'staff',
    touches: 'school',
    summary: 'Mark the words that were read as reviewed or not; a second time answers the same',
    params: rowParams,
    body: z.object({ isReviewed: z.boolean('required'), versionId: z.number('required').int('bad_number') }),
    reply: adminQuestion,
  },
  'POST /api/admin/questions/:id/retire': {
    access: 'staff',
    touches: 'school',
    summary:
      'Ask it no more, or again; what was answered stays, and so does what a race needs. A second time answers the same',
    params: rowParams,
    body: z.object({ isRetired: z.boolean('required') }),
    reply: adminQuestion,
  },
  'PUT /api/admin/questions/matching/:grade': {
    access: 'staff',
    touches: 'grade',
    summary: 'The options that the matching questions of a grade share; the places of the answers stay',
    params: z.object({ grade: gradeQuery }),
    body: z.object({ options: z.array(shortText(OPTION_TEXT_MAX)).length(MATCHING_OPTIONS, 'required') }),
    reply: z.object({ matchingOptions: z.array(z.string()) }),
  },
  'POST /api/admin/questions/import': {
    access: 'staff',
    touches: 'school',
    holdsVersesItself: true,
    summary: 'Read questions from a table; all or nothing, and only looked at unless told to save',
    body: z.object({
      grade,
      /** The first is the head. */
      rows: z
        .array(z.array(z.string().max(QUESTION_TEXT_MAX * 2, 'too_long')).max(30, 'too_many'))
        .max(QUESTION_IMPORT_MAX + 1, 'too_many'),
      save: z.boolean('required'),
    }),
    maxBodyBytes: IMPORT_MAX_BYTES,
    reply: importReport,
  },
  'GET /api/admin/questions/export': {
    access: 'staff',
    summary: 'The questions of a grade as a table that the import reads',
    query: z.object({ grade: gradeQuery, use: z.enum(QUESTION_USES).optional() }),
    reply: z.object({ fileName: z.string(), rows: z.array(z.array(z.string())) }),
  },
} as const satisfies Contract;
