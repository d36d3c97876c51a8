import { successRate } from '#domain/questions/hardest';
import type { Grade } from '#domain/roster/grades';
import type { StaffRow } from './bank-queries.ts';
import type { AttemptedRow, NumberedRow, VersionRow } from './queries.ts';

export const optionsOf = ({ options }: Pick<VersionRow, 'options'>): string[] => JSON.parse(options);

/** As the rules and the pages read it: the options as a list, and the id that stays whatever is edited. */
export const presentQuestion = <Row extends VersionRow>(
  row: Row,
): Omit<Row, 'options'> & { readonly options: string[] } => ({ ...row, id: row.questionId, options: optionsOf(row) });

export const presentSheet = (grade: Grade, rows: readonly NumberedRow[]) => ({
  grade,
  questions: rows.map(presentQuestion),
});

export const presentHardest = (grade: Grade, rows: readonly AttemptedRow[]) => ({
  grade,
  questions: rows.map((row) => ({
    ...presentQuestion(row),
    successRate: successRate(row.correctAnswers, row.attempts),
  })),
});

export const presentAdminQuestion = (row: StaffRow) => ({
  ...presentQuestion(row),
  versionId: row.id,
  attempts: row.attempts ?? 0,
  correctAnswers: row.correctAnswers ?? 0,
  successRate: row.attempts ? successRate(row.correctAnswers ?? 0, row.attempts) : null,
  createdAt: row.addedAt,
});
