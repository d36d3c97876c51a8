import { z } from 'zod';
import { EXAM_QUESTIONS, EXAM_TITLE_MAX } from '#domain/exams/paper';
import { MATCHING_OPTIONS, OPTION_TEXT_MAX } from '#domain/questions/questions';
import { readReference } from '#domain/quran/verse-reference';
import { day, grade, shortText } from '#wire/fields';
import { question, questionFields } from '#wire/questions';
import { passage } from '#wire/quran';

const verseReference = z.string('required').refine((written) => readReference(written) !== null, 'bad_verses');

/** As in a bank, without what practice alone asks for. */
export const examQuestionFields = questionFields
  .omit({ grade: true, difficulty: true, points: true })
  .extend({ verse: verseReference.nullable().default(null) });

export const examFields = z.object({
  title: shortText(EXAM_TITLE_MAX),
  grade,
  date: day,
  matchingOptions: z.array(shortText(OPTION_TEXT_MAX)).length(MATCHING_OPTIONS, 'required'),
  questions: z.array(examQuestionFields).length(EXAM_QUESTIONS, 'required'),
});
export type ExamFields = z.infer<typeof examFields>;

/** A question as a paper shows it. */
export const examQuestion = question.omit({ id: true, difficulty: true, points: true }).extend({
  /** Counted from 1, as on the paper. */
  number: z.number(),
  /** The verses that it asks about, as published. */
  verse: passage.extend({ reference: z.string() }).nullable(),
});
export type ExamQuestion = z.infer<typeof examQuestion>;
