import { z } from 'zod';
import {
  EXAM_TITLE_MAX,
  MARKS_MAX,
  MARKS_STEP,
  MATCHING_MAX,
  QUESTIONS_MAX,
  SPECIFIED_MARKS,
} from '#domain/exams/paper';
import { OPTION_TEXT_MAX } from '#domain/questions/questions';
import { readReference } from '#domain/quran/verse-reference';
import { day, grade, shortText, wholeNumber } from '#wire/fields';
import { question, questionFields } from '#wire/questions';
import { passage } from '#wire/quran';

const verseReference = z.string('required').refine((written) => readReference(written) !== null, 'bad_verses');

/** As in a bank, without what practice alone asks for. */
export const examQuestionFields = questionFields.omit({ grade: true, difficulty: true, points: true }).extend({
  /** A paper may match with more options than a bank. */
  answer: wholeNumber(0, MATCHING_MAX),
  verse: verseReference.nullable().default(null),
});

const markOf = z
  .number('required')
  .multipleOf(MARKS_STEP, 'bad_number')
  .min(MARKS_STEP, 'bad_number')
  .max(MARKS_MAX, 'bad_number');
const marks = z.object({ truefalse: markOf, choice: markOf, matching: markOf });

const part = z.object({ questions: z.number(), marks: z.number() });
/** Of each part how many questions, and what each is worth. */
export const examShape = z.object({ truefalse: part, choice: part, matching: part });

export const examFields = z.object({
  title: shortText(EXAM_TITLE_MAX),
  grade,
  date: day,
  /** None where nothing is matched. */
  matchingOptions: z.array(shortText(OPTION_TEXT_MAX)).max(MATCHING_MAX, 'too_many'),
  /** In the order of the parts, of which any may be empty. */
  questions: z.array(examQuestionFields).min(1, 'required').max(QUESTIONS_MAX, 'too_many'),
  marks: marks.default({ ...SPECIFIED_MARKS }),
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
