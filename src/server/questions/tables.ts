import type { Generated } from 'kysely';
import type { Difficulty, QuestionType, QuestionUse, Subject } from '#domain/questions/kinds';
import type { Grade } from '#domain/roster/grades';

export interface QuestionBanks {
  grade: Grade;
  /** JSON: the five options that the bank's matching questions share. */
  matchingOptions: string;
}

/** What stays of a question whatever is edited. Its words are in its versions, which never change. */
export interface Questions {
  id: Generated<number>;
  /** The id in the file it was first loaded from, or in an import. */
  contentKey: string | null;
  use: Generated<QuestionUse>;
  grade: Grade;
  /** The number that people call it by, within its grade. */
  number: number;
  /** The lesson of the curriculum that it asks about. */
  lessonId: Generated<string | null>;
  versionId: number | null;
  retiredAt: string | null;
  reviewedAt: string | null;
  reviewedBy: number | null;
  createdAt: string;
}

/** A further grade that a question is asked in, with its number and lesson there. */
export interface QuestionGrades {
  questionId: number;
  grade: Grade;
  number: number;
  lessonId: string | null;
}

export interface QuestionVersions {
  id: Generated<number>;
  questionId: number;
  subject: Subject;
  type: QuestionType;
  text: string;
  /** JSON: a list of texts, empty for true and false. */
  options: string;
  answer: number;
  difficulty: Difficulty;
  points: number;
  source: string;
  correction: string | null;
  explanation: string | null;
  staffId: number | null;
  createdAt: string;
}

export interface QuestionStats {
  questionId: number;
  grade: Grade;
  attempts: number;
  correctAnswers: number;
}

/** How often a wrong option was chosen, by the words that were asked. */
export interface QuestionMistakes {
  versionId: number;
  /** As the version has its options. */
  choice: number;
  times: number;
}

declare module '#server/platform/db/schema' {
  interface Schema {
    question_banks: QuestionBanks;
    questions: Questions;
    question_versions: QuestionVersions;
    question_stats: QuestionStats;
    question_grades: QuestionGrades;
    question_mistakes: QuestionMistakes;
    /** A view: every grade that a question is asked in, its own and the further ones. */
    question_places: QuestionGrades;
  }
}
