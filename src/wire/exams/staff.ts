import { z } from 'zod';
import { CELLS_AT_ONCE, IMPORT_ROWS_MAX, WRONG } from '#domain/exams/answers';
import { MARKS_STEP, MATCHING_MAX, QUESTIONS_MAX } from '#domain/exams/paper';
import { QUESTION_TEXT_MAX } from '#domain/questions/questions';
import type { Contract } from '#wire/endpoint';
import {
  bodyRowId,
  done,
  grade,
  gradeQuery,
  pageBefore,
  requestKey,
  rowParams,
  sectionQuery,
  shortText,
  wholeNumber,
} from '#wire/fields';
import { examFields, examQuestion, examShape } from './paper.ts';

const examHead = z.object({
  id: z.number(),
  title: z.string(),
  grade,
  date: z.string(),
  shape: examShape,
  /** One more with every change of its words or its key; a change names the one it began from. */
  version: z.number(),
  publishedAt: z.string().nullable(),
  /** Since when its hardest questions are a practice set for the grade. */
  practiceOpenedAt: z.string().nullable(),
});
export type ExamHead = z.infer<typeof examHead>;

const listedExam = examHead.extend({
  /** Questions that nobody has reviewed since they were written. */
  unreviewed: z.number(),
  pupils: z.number(),
  /** Whole papers, papers that are still being entered, pupils who were absent. */
  graded: z.number(),
  started: z.number(),
  absent: z.number(),
  /** Of the whole papers; null before the first. */
  average: z.number().nullable(),
  full: z.number(),
});
export type ListedExam = z.infer<typeof listedExam>;

const staffQuestion = examQuestion.extend({ reviewedAt: z.string().nullable(), reviewedBy: z.string().nullable() });

const wholeExam = examHead.extend({
  matchingOptions: z.array(z.string()),
  questions: z.array(staffQuestion),
  /** Answers were typed: its key changes by regrading alone. */
  hasAnswers: z.boolean(),
});
export type WholeExam = z.infer<typeof wholeExam>;

const sheet = z.object({
  studentId: z.number(),
  name: z.string(),
  section: z.string().nullable(),
  /** A character for each question: a digit for an answer, 0 for unanswered, a dash where nothing was typed. */
  answers: z.string(),
  /** Of each cell; a write names the one it was made on. */
  versions: z.array(z.number()),
  isAbsent: z.boolean(),
  /** A paper that was sat after the exam was published: being typed, or shown to its pupil. */
  makeup: z.enum(['open', 'published']).nullable(),
});
export type ExamSheet = z.infer<typeof sheet>;

/** What grading needs of a question. */
const gradedQuestion = examQuestion.pick({
  number: true,
  type: true,
  text: true,
  options: true,
  answer: true,
  correction: true,
});

const grid = z.object({ exam: examHead, questions: z.array(gradedQuestion), sheets: z.array(sheet) });
export type ExamGrid = z.infer<typeof grid>;

const place = wholeNumber(0, QUESTIONS_MAX - 1);
/** Which of them a question has, its paper says, with the pupil and the question named. */
const answer = wholeNumber(0, WRONG);
const version = wholeNumber(0, 2_147_483_647);

const cellWrite = z.object({
  studentId: bodyRowId,
  /** From 0. */
  place,
  answer: answer.nullable(),
  /** The cell's version as the page showed it. */
  version,
});
export type CellWrite = z.infer<typeof cellWrite>;

/** The cell as it stands now. */
const cellOutcome = cellWrite.extend({
  /** Somebody else changed it since it was shown: what was typed was not written. */
  isConflict: z.boolean(),
  /** Who wrote in this paper last. */
  by: z.string().nullable(),
});
export type CellOutcome = z.infer<typeof cellOutcome>;

const importReport = z.object({
  isSaved: z.boolean(),
  /** Stands for the papers as they were read: sent along to save exactly what was shown. */
  seen: z.number(),
  /** Papers that change. */
  papers: z.number(),
  cells: z.number(),
  rows: z.array(
    z.object({
      row: z.number(),
      name: z.string(),
      /** What stands there after it; null while a paper is half entered. */
      total: z.number().nullable(),
      /** By column, as the table counts them; what is wrong, in Arabic. */
      faults: z.array(z.object({ column: z.number(), fault: z.string() })),
    }),
  ),
});
export type ExamImportReport = z.infer<typeof importReport>;

/** What staff confirm of a change. */
const shownChange = z.object({
  studentId: bodyRowId,
  after: z.number('required').multipleOf(MARKS_STEP, 'bad_number'),
  /** What is sent besides, where a reward was sent for it. */
  due: z.object({ coins: z.number('required'), points: z.number('required') }),
});
const scoreChange = shownChange.extend({ name: z.string(), before: z.number(), isRewarded: z.boolean() });
export type ScoreChange = z.infer<typeof scoreChange>;

const IMPORT_MAX_BYTES = 512 * 1024;

export const examsContract = {
  'GET /api/admin/exams': {
    access: 'staff',
    summary: 'Exams, newest first, with how far their grading is',
    query: z.object({ grade: gradeQuery.optional(), before: pageBefore }),
    reply: z.object({ exams: z.array(listedExam), nextBefore: z.number().nullable() }),
  },
  'POST /api/admin/exams': {
    access: 'staff',
    touches: 'grade',
    summary: 'Make an exam; the same key makes one',
    body: examFields.extend({ requestKey }),
    reply: wholeExam,
  },
  'GET /api/admin/exams/:id': {
    access: 'staff',
    summary: 'An exam with its questions, key and review states',
    params: rowParams,
    reply: wholeExam,
  },
  'PUT /api/admin/exams/:id': {
    access: 'staff',
    touches: { gradeOf: 'exams' },
    summary: 'Change an exam, from the version that was shown; once answers were typed, not its key',
    params: rowParams,
    body: examFields.omit({ grade: true }).extend({ version }),
    reply: wholeExam,
  },
  'DELETE /api/admin/exams/:id': {
    access: 'staff',
    touches: { gradeOf: 'exams' },
    summary: 'Remove an exam for which no answer was typed',
    params: rowParams,
    reply: done,
  },
  'POST /api/admin/exams/:id/review': {
    access: 'staff',
    touches: { gradeOf: 'exams' },
    summary: 'Mark a question as reviewed or not, in the version that was shown; a second time answers the same',
    params: rowParams,
    body: z.object({ place, isReviewed: z.boolean('required'), version }),
    reply: wholeExam,
  },
  'GET /api/admin/exams/:id/grid': {
    access: 'staff',
    summary: 'Every pupil of the grade, or of a section of it, with the answers that were typed',
    params: rowParams,
    query: z.object({ section: sectionQuery.optional() }),
    reply: grid,
  },
  'POST /api/admin/exams/:id/cells': {
    access: 'staff',
    touches: 'named',
    summary: 'Type answers; a cell that changed since it was shown is told and not overwritten',
    params: rowParams,
    body: z.object({ cells: z.array(cellWrite).min(1, 'required').max(CELLS_AT_ONCE, 'too_many') }),
    reply: z.object({ cells: z.array(cellOutcome) }),
  },
  'POST /api/admin/exams/:id/absent': {
    access: 'staff',
    touches: 'named',
    summary: 'Mark a pupil without answers as absent, or as there after all; a second time answers the same',
    params: rowParams,
    body: z.object({ studentId: bodyRowId, isAbsent: z.boolean('required') }),
    reply: sheet,
  },
  'POST /api/admin/exams/:id/makeup': {
    access: 'staff',
    touches: 'named',
    summary:
      'Open the paper of a pupil who has none of a published exam, or close it untouched; a second time answers the same',
    params: rowParams,
    body: z.object({ studentId: bodyRowId, isOpen: z.boolean('required') }),
    reply: sheet,
  },
  'POST /api/admin/exams/:id/makeup/publish': {
    access: 'staff',
    touches: 'named',
    summary: 'Show the result of a make-up to its pupil, or no more; a second time answers the same',
    params: rowParams,
    body: z.object({ studentId: bodyRowId, isPublished: z.boolean('required') }),
    reply: sheet,
  },
  'POST /api/admin/exams/:id/import': {
    access: 'staff',
    touches: { gradeOf: 'exams' },
    summary: 'Read answers from a table; all or nothing, and saved only as it was looked at',
    params: rowParams,
    body: z.object({
      rows: z
        .array(z.array(z.string().max(QUESTION_TEXT_MAX, 'too_long')).max(QUESTIONS_MAX + 10, 'too_many'))
        .max(IMPORT_ROWS_MAX, 'too_many'),
      /** What the look at it answered; null to look only. */
      seen: version.nullable(),
    }),
    maxBodyBytes: IMPORT_MAX_BYTES,
    reply: importReport,
  },
  'POST /api/admin/exams/:id/key': {
    access: 'staff',
    touches: { gradeOf: 'exams' },
    summary: 'What another key changes; applied where the changes that were shown are sent along',
    params: rowParams,
    body: z.object({
      version,
      /** The right answers, counted from 1. */
      key: z.array(answer.min(1, 'bad_number').max(MATCHING_MAX, 'bad_number')).max(QUESTIONS_MAX, 'too_many'),
      /** What is right instead, for each sentence that is false now; null leaves what was written. */
      corrections: z.array(shortText(QUESTION_TEXT_MAX).nullable()).max(QUESTIONS_MAX, 'too_many').default([]),
      /** Null to look only. */
      shown: z.array(shownChange).max(500, 'too_many').nullable(),
    }),
    reply: z.object({ isApplied: z.boolean(), changes: z.array(scoreChange), exam: examHead }),
  },
  'POST /api/admin/exams/:id/publish': {
    access: 'staff',
    touches: { gradeOf: 'exams' },
    summary: 'Show the results to the pupils of the grade, or no more; a second time answers the same',
    params: rowParams,
    body: z.object({ isPublished: z.boolean('required') }),
    reply: examHead,
  },
  'POST /api/admin/exams/:id/practice': {
    access: 'staff',
    touches: { gradeOf: 'exams' },
    summary: 'Give the hardest questions to those who sat the exam as a practice set, or take it back',
    params: rowParams,
    body: z.object({ isOpen: z.boolean('required') }),
    reply: examHead,
  },
  'GET /api/admin/exams/:id/results': {
    access: 'staff',
    summary: 'The grid for a spreadsheet, written down as taken out of the product',
    params: rowParams,
    reply: grid,
  },
} as const satisfies Contract;
