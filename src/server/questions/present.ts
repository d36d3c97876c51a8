import { successRate } from '#domain/questions/hardest';
import type { Grade } from '#domain/roster/grades';
import type { PracticeQuestion } from '#wire/questions';
import type { StaffRow } from './bank-queries.ts';
import type { AttemptedRow, NumberedRow, VersionRow } from './queries.ts';

export const optionsOf = ({ options }: Pick<VersionRow, 'options'>): string[] => JSON.parse(options);

/** A version's columns as the rules and the pages read them. */
export const wordsOf = (row: VersionRow) => ({
  subject: row.subject,
  type: row.type,
  text: row.text,
  options: optionsOf(row),
  answer: row.answer,
  difficulty: row.difficulty,
  points: row.points,
  source: row.source,
  correction: row.correction,
  explanation: row.explanation,
});

export const presentQuestion = (row: VersionRow): PracticeQuestion => ({ id: row.questionId, ...wordsOf(row) });

export const presentSheet = (grade: Grade, rows: readonly NumberedRow[]) => ({
  grade,
  questions: rows.map((row) => ({ ...row, ...presentQuestion(row) })),
});

export const presentHardest = (grade: Grade, rows: readonly AttemptedRow[]) => ({
  grade,
  questions: rows.map((row) => ({
    ...row,
    ...presentQuestion(row),
    successRate: successRate(row.correctAnswers, row.attempts),
  })),
});

export const presentAdminQuestion = (row: StaffRow) => ({
  ...row,
  ...presentQuestion(row),
  versionId: row.id,
  attempts: row.attempts ?? 0,
  correctAnswers: row.correctAnswers ?? 0,
  successRate: row.attempts ? successRate(row.correctAnswers ?? 0, row.attempts) : null,
  reviewedBy: row.reviewer,
  createdAt: row.addedAt,
});
