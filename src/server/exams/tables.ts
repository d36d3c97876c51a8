import type { Generated } from 'kysely';
import type { Grade } from '#domain/roster/grades';

export interface Exams {
  id: Generated<number>;
  /** UUID v4, drawn by the page: a double click makes one exam. */
  requestKey: string;
  /** The key of the file it was first loaded from. */
  contentKey: string | null;
  title: string;
  grade: Grade;
  /** A day of the school's calendar. */
  examDate: string;
  /** JSON: the five options that its matching questions share. */
  matchingOptions: string;
  /** JSON: its questions with the key. A paper is read and written as a whole. */
  questions: string;
  /** JSON: of each part how many questions, and what each is worth; the same shape is the same text. */
  shape: Generated<string>;
  /** What it comes to. */
  maxScore: Generated<number>;
  /** JSON: for each question who reviewed its words and when, or null. */
  reviews: string;
  /** Of a hundred, in the gradebook of its term; null where nobody said. */
  weight: number | null;
  version: Generated<number>;
  publishedAt: string | null;
  /** JSON: the numbers of its hardest questions, given to the grade to practise; null where they are not. */
  practiceSet: string | null;
  practiceOpenedAt: string | null;
  createdBy: number | null;
  createdAt: string;
  /** Hidden, not gone: what a school was given at the start does not come back. */
  removedAt: string | null;
}

/** The specification's exam correction: a pupil's paper as it was typed, and what it comes to. */
export interface ExamCorrections {
  correctionId: Generated<number>;
  examId: number;
  studentId: number;
  grade: Grade;
  /** A character for each question: a digit for an answer, 0 for unanswered, a dash where nothing was typed. */
  answers: string;
  /** JSON: the revision in which each cell was written last, 0 for never. */
  versions: string;
  revision: Generated<number>;
  isAbsent: Generated<0 | 1>;
  /** Nothing is left to type. */
  isComplete: Generated<0 | 1>;
  totalScore: number;
  truefalseScore: number;
  multiplechoiceScore: number;
  matchingScore: number;
  /** JSON: questionId, studentAnswer and correctAnswer of each. */
  wrongAnswers: string;
  gradedAt: string;
  gradedBy: number | null;
  /** When the pupil looked at it. */
  seenAt: string | null;
  /** When it was opened as a make-up, after the exam was published; null for a paper of the day. */
  makeupAt: string | null;
  /** When the make-up was shown to its pupil. */
  releasedAt: string | null;
  /** When the pupil had the reward calculated; what was sent since, a better score after a regrade included. */
  calculatedAt: string | null;
  sentAt: string | null;
  coinsSent: Generated<number>;
  pointsSent: Generated<number>;
}

declare module '#server/platform/db/schema' {
  interface Schema {
    exams: Exams;
    exam_corrections: ExamCorrections;
  }
}
