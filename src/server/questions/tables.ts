import type { Generated } from 'kysely';
import type { Difficulty, QuestionType, Subject } from '#domain/questions/kinds';
import type { Grade } from '#domain/roster/grades';

export interface QuestionBanks {
  grade: Grade;
  /** JSON: the five options that the bank's matching questions share. */
  matching_options: string;
}

/** What stays of a question whatever is edited. Its words are in its versions, which never change. */
export interface Questions {
  id: Generated<number>;
  /** The id in the file it was first loaded from, or in an import. */
  content_key: string | null;
  grade: Grade;
  /** The number that people call it by, within its grade. */
  number: number;
  /** The lesson of the curriculum that it asks about. */
  lesson_id: Generated<string | null>;
  version_id: number | null;
  retired_at: string | null;
  reviewed_at: string | null;
  reviewed_by: number | null;
  created_at: string;
}

export interface QuestionVersions {
  id: Generated<number>;
  question_id: number;
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
  staff_id: number | null;
  created_at: string;
}

export interface QuestionStats {
  question_id: number;
  grade: Grade;
  attempts: number;
  correct_answers: number;
}

declare module '#server/platform/db/schema' {
  interface Schema {
    question_banks: QuestionBanks;
    questions: Questions;
    question_versions: QuestionVersions;
    question_stats: QuestionStats;
  }
}
