import { z } from 'zod';
import { isDay } from '#domain/calendar/school-day';
import { EXAM_QUESTIONS, EXAM_TITLE_MAX } from '#domain/exams/paper';
import { readReference } from '#domain/exams/verse-reference';
import { QUESTION_TYPES, SUBJECTS } from '#domain/questions/kinds';
import {
  CHOICE_OPTIONS_MAX,
  EXPLANATION_MAX,
  MATCHING_OPTIONS,
  OPTION_TEXT_MAX,
  QUESTION_TEXT_MAX,
  SOURCE_TEXT_MAX,
} from '#domain/questions/questions';
import { grade, shortText } from '#wire/fields';
import { passage } from '#wire/quran';

const verseReference = z.string('required').refine((written) => readReference(written) !== null, 'bad_verses');

export const examQuestionFields = z.object({
  subject: z.enum(SUBJECTS, 'required'),
  type: z.enum(QUESTION_TYPES, 'required'),
  text: shortText(QUESTION_TEXT_MAX),
  /** Read for a choice alone: true and false have none, matching questions share the paper's. */
  options: z.array(shortText(OPTION_TEXT_MAX)).max(CHOICE_OPTIONS_MAX, 'too_many').default([]),
  /** The place of the right option; of true and false, 0 is true. */
  answer: z.number('required').int('bad_number').min(0, 'bad_number').max(CHOICE_OPTIONS_MAX, 'bad_number'),
  verse: verseReference.nullable().default(null),
  source: shortText(SOURCE_TEXT_MAX),
  correction: shortText(QUESTION_TEXT_MAX).nullable().default(null),
  explanation: shortText(EXPLANATION_MAX).nullable().default(null),
});

export const examFields = z.object({
  title: shortText(EXAM_TITLE_MAX),
  grade,
  date: z.string('required').refine(isDay, 'bad_date'),
  matchingOptions: z.array(shortText(OPTION_TEXT_MAX)).length(MATCHING_OPTIONS, 'required'),
  questions: z.array(examQuestionFields).length(EXAM_QUESTIONS, 'required'),
});
export type ExamFields = z.infer<typeof examFields>;

/** A question as a paper shows it. */
export const examQuestion = z.object({
  /** Counted from 1, as on the paper. */
  number: z.number(),
  subject: z.enum(SUBJECTS),
  type: z.enum(QUESTION_TYPES),
  text: z.string(),
  /** Empty for true and false; the paper's for matching. */
  options: z.array(z.string()),
  answer: z.number(),
  /** The verses that it asks about, as published. */
  verse: passage.extend({ reference: z.string() }).nullable(),
  source: z.string(),
  correction: z.string().nullable(),
  explanation: z.string().nullable(),
});
export type ExamQuestion = z.infer<typeof examQuestion>;
