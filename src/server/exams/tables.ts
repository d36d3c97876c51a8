import type { Generated } from 'kysely';
import type { Grade } from '#domain/roster/grades';

export interface Exams {
  id: Generated<number>;
  /** UUID v4, drawn by the page: a double click makes one exam. */
  request_key: string;
  /** The key of the file it was first loaded from. */
  content_key: string | null;
  title: string;
  grade: Grade;
  /** A day of the school's calendar. */
  exam_date: string;
  /** JSON: the five options that its matching questions share. */
  matching_options: string;
  /** JSON: its twenty questions with the key. A paper is read and written as a whole. */
  questions: string;
  /** JSON: for each question who reviewed its words and when, or null. */
  reviews: string;
  version: Generated<number>;
  published_at: string | null;
  /** JSON: the numbers of its hardest questions, given to the grade to practise; null where they are not. */
  practice_set: string | null;
  practice_opened_at: string | null;
  created_by: number | null;
  created_at: string;
  /** Hidden, not gone: what a school was given at the start does not come back. */
  removed_at: string | null;
}

/** The specification's exam correction: a pupil's paper as it was typed, and what it comes to. */
export interface ExamCorrections {
  correction_id: Generated<number>;
  exam_id: number;
  student_id: number;
  grade: Grade;
  /** Twenty characters: a digit for an answer, 0 for unanswered, a dash where nothing was typed. */
  answers: string;
  /** JSON: the revision in which each cell was written last, 0 for never. */
  versions: string;
  revision: Generated<number>;
  is_absent: Generated<0 | 1>;
  /** Nothing is left to type. */
  is_complete: Generated<0 | 1>;
  total_score: number;
  truefalse_score: number;
  multiplechoice_score: number;
  matching_score: number;
  /** JSON: questionId, studentAnswer and correctAnswer of each. */
  wrong_answers: string;
  graded_at: string;
  graded_by: number | null;
  /** When the pupil looked at it. */
  seen_at: string | null;
  /** When the pupil had the reward calculated; what was sent since, a better score after a regrade included. */
  calculated_at: string | null;
  sent_at: string | null;
  coins_sent: Generated<number>;
  points_sent: Generated<number>;
}

declare module '#server/platform/db/schema' {
  interface Schema {
    exams: Exams;
    exam_corrections: ExamCorrections;
  }
}
