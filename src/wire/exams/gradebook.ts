import { z } from 'zod';
import { WEIGHTS_SUM } from '#domain/exams/gradebook';
import { QUESTION_TYPES } from '#domain/questions/kinds';
import type { Contract } from '#wire/endpoint';
import { bodyRowId, done, grade, gradeQuery, rowParams, wholeNumber } from '#wire/fields';

const state = z.enum(['sat', 'makeup', 'absent', 'none']);

const bookExam = z.object({
  id: z.number(),
  title: z.string(),
  date: z.string(),
  max: z.number(),
  /** Of a hundred; null where nobody said. */
  weight: z.number().nullable(),
});

const bookPupil = z.object({
  studentId: z.number(),
  name: z.string(),
  section: z.string().nullable(),
  /** In the order of the exams. */
  marks: z.array(z.object({ score: z.number().nullable(), state })),
  /** Of the weights of what was sat. */
  reached: z.number(),
  of: z.number(),
});
export type BookPupil = z.infer<typeof bookPupil>;

const gradebook = z.object({
  grade,
  terms: z.array(z.object({ id: z.number(), name: z.string(), start: z.string(), end: z.string() })),
  /** Whose it is; null before the first term. */
  term: z.number().nullable(),
  exams: z.array(bookExam),
  /** By weights that staff set, and not all alike. */
  isWeighed: z.boolean(),
  pupils: z.array(bookPupil),
});
export type Gradebook = z.infer<typeof gradebook>;

const whichTerm = z.coerce.number('bad_id').int('bad_id').min(1, 'bad_id');

/** Of one exam, after the one before it. */
const results = gradebook.pick({ grade: true, exams: true }).extend({
  pupils: z.array(
    bookPupil.extend({
      /** In whole percent; null where there is no score. */
      percent: z.number().nullable(),
      /** Since the exam before. */
      change: z.number().nullable(),
      weakest: z.enum(QUESTION_TYPES).nullable(),
    }),
  ),
});
export type ExamResults = z.infer<typeof results>;

const ofBook = { grade, term: bodyRowId };
const numbers = z.object({ numbers: z.array(z.object({ studentId: z.number(), number: z.string() })) });

export const gradebookContract = {
  'GET /api/admin/exams/:id/pupils': {
    access: 'staff',
    summary: 'What each pupil of the grade reached in an exam, and in the one before it',
    params: rowParams,
    reply: results,
  },
  'GET /api/admin/gradebook': {
    access: 'staff',
    summary: 'All published exams of a term with what each pupil of the grade reached; without a term of the one now',
    query: z.object({ grade: gradeQuery, term: whichTerm.optional() }),
    reply: gradebook,
  },
  'PUT /api/admin/gradebook/weights': {
    access: 'staff',
    touches: 'grade',
    summary: 'What each exam of the term weighs; together a hundred',
    body: z.object({
      ...ofBook,
      weights: z
        .array(z.object({ examId: bodyRowId, weight: wholeNumber(0, WEIGHTS_SUM) }))
        .min(1, 'required')
        .max(100, 'too_many'),
    }),
    reply: done,
  },
  'POST /api/admin/gradebook/list': {
    access: 'staff',
    touches: 'grade',
    summary: 'The gradebook is taken out as a list, written down; for admins with the last digits of national numbers',
    body: z.object(ofBook),
    reply: numbers,
  },
  'POST /api/admin/gradebook/list/whole': {
    access: 'admin',
    confirmed: true,
    summary: 'The same with whole national numbers, each written down as shown',
    body: z.object(ofBook),
    reply: numbers,
  },
} as const satisfies Contract;
