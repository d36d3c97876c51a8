import type { Grade } from '#domain/roster/grades';
import type { Difficulty, QuestionType, Subject } from './kinds.ts';

export const QUESTION_POINTS_MIN = 3;
export const QUESTION_POINTS_MAX = 20;
export const QUESTION_TEXT_MAX = 300;
export const OPTION_TEXT_MAX = 120;
export const SOURCE_TEXT_MAX = 300;
export const EXPLANATION_MAX = 400;
export const CHOICE_OPTIONS_MIN = 2;
export const CHOICE_OPTIONS_MAX = 6;
/** Matching questions of a bank share one list of options. */
export const MATCHING_OPTIONS = 5;
export const MATCHING_PER_BANK = 5;
/** How many rows one import may bring. */
export const QUESTION_IMPORT_MAX = 500;
export const BANK_MIN = 39;

/** How long the tip about saving paper stands over the printed sheet. */
export const PAPER_TIP_MS = 15_000;

/** The places of the two that true and false have. */
export const TRUE_PLACE = 0;
export const FALSE_PLACE = 1;

export interface Question {
  readonly grade: Grade;
  readonly subject: Subject;
  readonly type: QuestionType;
  readonly text: string;
  /** Empty for true and false. */
  readonly options: readonly string[];
  /** The place of the right option; of true and false, 0 is true. */
  readonly answer: number;
  readonly difficulty: Difficulty;
  readonly points: number;
  /** Verse, hadith and collection, or lesson (D-40). */
  readonly source: string;
  /** What is right instead, where the answer is false. */
  readonly correction: string | null;
  readonly explanation: string | null;
}

export const optionCount = ({ type, options }: Pick<Question, 'type' | 'options'>): number =>
  type === 'truefalse' ? 2 : options.length;

export const needsCorrection = ({ type, answer }: Pick<Question, 'type' | 'answer'>): boolean =>
  type === 'truefalse' && answer === FALSE_PLACE;
